import type { PrintPage } from '../../../browser/print-page.ts';

/**
 * Takes the lines that the next part begins with out of the last section of a loaded part. Where a table goes on, a
 * line that begins a page stands for them: the item's box reaches to the page's end as if they were there.
 * @param keptLines how many lines stay in each of the section's places; undefined where a table ends or none stands.
 */
export async function cutPart(
  page: Pick<PrintPage, 'evaluate'>,
  keptLines: readonly (number | undefined)[],
): Promise<void> {
  await page.evaluate(`(() => {
  const section = document.querySelector('.lz-group').lastElementChild;
  for (const [index, keep] of ${JSON.stringify(keptLines.map((count) => count ?? null))}.entries()) {
    if (keep === null) continue;
    const table = section.children[index].querySelector('.lz-table');
    for (const row of [...table.querySelectorAll(':scope>tbody>tr:not(.lz-before)')].slice(keep)) row.remove();
    for (const body of [...table.tBodies]) if (body.rows.length === 0) body.remove();
    const behind = table.createTBody().insertRow();
    behind.className = 'lz-behind';
    behind.insertCell().colSpan = table.querySelectorAll('col').length;
  }
})()`);
}

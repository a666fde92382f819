import { PAGE_END_CLASS } from '@lienzo/templates/drawing/page-sums';
import type { PrintPage } from '../../../browser/print-page.ts';
import { LINES } from './measure-part.ts';

/**
 * Removes the lines of the next part from the last section of a loaded part. Where a table continues, a filler row on a
 * new page stands for them, so that the item's box reaches the end of the page.
 * @param keptLines lines to keep in each cell of the section; undefined where a table ends or there is none.
 */
export async function cutPart(
  page: Pick<PrintPage, 'evaluate'>,
  keptLines: readonly (number | undefined)[],
): Promise<void> {
  await page.evaluate(`(() => {
  const section = document.querySelector('.lz-group').lastElementChild;
  for (const [index, keep] of ${JSON.stringify(keptLines.map((count) => count ?? null))}.entries()) {
    if (keep === null) continue;
    const tables = [...section.children[index].querySelectorAll('.lz-table')];
    const lines = tables.flatMap((one) => [...one.querySelectorAll('${LINES}')]);
    const rows = tables.flatMap((one) => [...one.querySelectorAll(':scope>tbody>tr')]);
    // With the headings that were repeated before them.
    const last = keep === 0 ? tables[0].querySelector('.lz-before') : lines[keep - 1];
    const after = rows.slice(rows.indexOf(last) + 1);
    // With the sum of its page, too.
    if (after[0]?.classList.contains('${PAGE_END_CLASS}')) after.shift();
    for (const row of after) row.remove();
    for (const body of tables.flatMap((one) => [...one.tBodies])) if (body.rows.length === 0) body.remove();
    for (const one of tables.slice(1)) if (one.tBodies.length === 0) one.remove();
    const table = tables.findLast((one) => one.isConnected);
    const behind = table.createTBody().insertRow();
    behind.className = 'lz-behind';
    behind.insertCell().colSpan = table.querySelectorAll('col').length;
  }
})()`);
}

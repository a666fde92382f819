import type { PrintPage } from '../../browser/print-page.ts';

/** Takes the rows from an index on out of the last table of a loaded document, as if they had not been drawn. */
export async function cutTable(page: Pick<PrintPage, 'evaluate'>, from: number): Promise<void> {
  await page.evaluate(`(() => {
  const table = [...document.querySelectorAll('table')].at(-1);
  for (const row of [...table.tBodies].flatMap((body) => [...body.rows]).slice(${from})) row.remove();
  for (const body of [...table.tBodies]) if (body.rows.length === 0) body.remove();
})()`);
}

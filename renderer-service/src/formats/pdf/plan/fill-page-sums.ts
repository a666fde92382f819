import { PAGE_SUMS_CLASS, pageSumTexts, READ_PAGE_SUMS_SOURCE } from '@lienzo/templates/drawing/page-sums';
import { z } from 'zod';
import type { PrintPage } from '../../../browser/print-page.ts';

const tables = z.array(z.object({ formats: z.array(z.string()), rows: z.array(z.string()) }));

const TABLES = `[...document.querySelectorAll('.${PAGE_SUMS_CLASS}')]`;

/**
 * Fills in the sums of pages, once it is known where pages end.
 * @param html the part of the report in the loaded document.
 */
export async function fillPageSums(page: Pick<PrintPage, 'evaluate'>, html: string): Promise<void> {
  if (!html.includes(PAGE_SUMS_CLASS)) return;
  const read = tables.parse(await page.evaluate(`${TABLES}.map(${READ_PAGE_SUMS_SOURCE})`));
  const texts = read.map(pageSumTexts);
  await page.evaluate(`(() => {
  const texts = ${JSON.stringify(texts)};
  for (const [at, table] of ${TABLES}.entries())
    for (const [index, row] of [...table.querySelectorAll(':scope>tbody>tr:has([data-sum])')].entries())
      for (const [column, figure] of [...row.querySelectorAll('[data-sum]')].entries())
        figure.textContent = texts[at][index][column];
})()`);
}

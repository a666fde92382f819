/** What the report in the editor holds of its table of the employees. */
import type { Page } from '@playwright/test';
import { reportOf } from './editor-page.ts';

/** The first table of the report. */
export async function tableOf(page: Page) {
  const item = (await reportOf(page)).layouts
    .flatMap(({ items }) => items)
    .find((one) => one.nombre === 'tabla');
  if (item?.nombre !== 'tabla') throw new Error('the report has no table');
  return item;
}

/** Its columns, without the name of their table. */
export const keysOf = async (page: Page): Promise<string[]> =>
  (await tableOf(page)).selected_columns.map(({ column }) => column.replace('employees.', ''));

/** A table of the employees in the editor, and what the report holds of it. */
import { expect, type Page } from '@playwright/test';
import type { EditorDriver } from './editor-driver.ts';
import { reportOf } from './editor-page.ts';

/** The first table of the report. */
export async function tableOf(page: Page) {
  const item = (await reportOf(page)).layouts
    .flatMap(({ items }) => items)
    .find((one) => one.nombre === 'tabla');
  if (item?.nombre !== 'tabla') throw new Error('the report has no table');
  return item;
}

/** An empty report with a table of some columns of the employees. */
export async function employees(editor: EditorDriver, page: Page, columns: string[]): Promise<void> {
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(columns);
  await expect(editor.item('tabla').locator('tbody tr').first()).toBeVisible();
}

/** Its columns, without the name of their table. */
export const keysOf = async (page: Page): Promise<string[]> =>
  (await tableOf(page)).selected_columns.map(({ column }) => column.replace('employees.', ''));

/** "Peor caso": the extremes of the data on paper. */
import { MIN_WIDTH } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect } from '@playwright/test';
import { employeesTable, reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

test('the worst case fills the report with extremes, marks what does not fit and jumps to it', async ({
  page,
  open,
}) => {
  const columns = ['Nombre completo', 'Salario diario', 'Salario base de cotización', 'Fecha de ingreso'];
  const editor = await open(employeesTable(columns, { tamaño: MIN_WIDTH }));
  await page.getByText('Vista previa', { exact: true }).click();
  await page.getByRole('button', { name: 'Peor caso' }).click();
  const list = page.getByRole('region', { name: 'Peor caso' });
  await expect(list.getByRole('status')).toContainText('no cabe');
  const figure = page.getByRole('figure').first();
  await expect(figure.locator('.lz-table').first().locator('tbody tr')).toHaveCount(3);
  await expect(figure.locator('[data-lz-tight]').first()).toBeVisible();
  await expectAccessible(page, { within: '[aria-label="Peor caso"]' });
  await list
    .getByRole('button', { name: /^Tabla, página 1/ })
    .first()
    .press('Enter');
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
});

test('what is cut off in the worst case is told: a high footer, a word that breaks', async ({
  page,
  open,
}) => {
  const text = { ...newItem('texto'), valor: plainRichText(`La ${'contra'.repeat(30)}prestación`) };
  // More than a margin ever gives way to.
  const footer = plainRichText(Array.from({ length: 20 }, (_, line) => `Renglón ${line}`).join('\n'));
  const report = reportWith([text]);
  await open({ ...report, page: { ...report.page, footer } });
  await page.getByText('Vista previa', { exact: true }).click();
  await page.getByRole('button', { name: 'Peor caso' }).click();
  const list = page.getByRole('region', { name: 'Peor caso' });
  await expect(list.getByRole('button', { name: /Texto, página 1 Una palabra se parte/ })).toBeVisible();
  await list.getByRole('button', { name: /Cada página El pie de página es más alto/ }).click();
  await expect(page.getByRole('textbox', { name: 'Texto del pie de página' })).toBeFocused();
});

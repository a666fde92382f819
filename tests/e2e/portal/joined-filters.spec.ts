/** Filters joined by O, in the menu of a report's card. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { expect } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

/** Who earns little, or has left; of a sex that is asked as well. */
function joinedReport(nombre: string): ReportDocument {
  const filter = (id: string, name: string, column: string) => ({
    id,
    nombre: name,
    selected_columns: [`employees.${column}`],
    column_type: 'numeric' as const,
    condition: 'menor que' as const,
    valor: '900',
  });
  const table = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre completo' },
    ],
    filters: [
      { ...filter('1', 'Salario', 'daily_salary'), grupo: 'g' },
      { ...filter('2', 'Cotización', 'sbc'), grupo: 'g' },
      {
        ...filter('3', 'Sexo', 'gender'),
        column_type: 'text' as const,
        condition: 'contiene' as const,
        valor: 'F',
      },
    ],
  };
  return { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [table] }] };
}

test('filters joined by O are shown so, and a person gives each its value', async ({ page }) => {
  const nombre = ownName('Filtros con O');
  const client = await signIn(url(''), 'admin@lienzo.test');
  const saved = await client.call(endpoints.create_report, { body: { reporte: joinedReport(nombre) } });
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url('/app/reports'));
  await page.getByRole('button', { name: `Filtros de ${nombre}` }).click();
  const dialog = page.getByRole('dialog', { name: `Filtros de ${nombre}` });
  await expect(dialog.getByRole('group')).toHaveCount(3);
  await expect(dialog.locator('legend')).toHaveText(['Salario', 'Cotización', 'Sexo']);
  const union = (filter: string, before: string) =>
    dialog.getByRole('radiogroup', { name: `Cómo se une el filtro ${filter} con ${before}` });
  await expect(union('Cotización', 'Salario').getByRole('radio', { name: 'O' })).toBeChecked();
  await expect(union('Sexo', 'Cotización').getByRole('radio', { name: 'Y' })).toBeChecked();
  await expectAccessible(page);

  await dialog.getByLabel('Valor de Cotización').fill('100');
  await dialog.getByRole('button', { name: 'Guardar para mí' }).click();
  await expect(page.getByText('Filtros guardados para tus descargas')).toBeVisible();
  const id = String(saved.result.id_report);
  const { own } = await client.call(endpoints.get_filters, { query: { report_id: id } });
  expect(own.map(({ id: filter, valor }) => [filter, valor])).toEqual([['2', '100']]);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: `Filtros de ${nombre}` }).click();
  await expect(dialog.getByLabel('Valor de Cotización')).toHaveValue('100');
  await expect(union('Cotización', 'Salario').getByRole('radio', { name: 'O' })).toBeChecked();
  await expectNoSidewaysScroll(page);

  // Joined in another way, for oneself alone.
  await union('Cotización', 'Salario').getByText('Y', { exact: true }).click();
  await union('Sexo', 'Cotización').getByText('O', { exact: true }).click();
  await expect(dialog.getByText('los filtros se guardan solo para ti')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Guardar para todos' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Guardar para mí' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Filtros de ${nombre}` }).click();
  await expect(union('Cotización', 'Salario').getByRole('radio', { name: 'Y' })).toBeChecked();
  await expect(union('Sexo', 'Cotización').getByRole('radio', { name: 'O' })).toBeChecked();
  const regrouped = await client.call(endpoints.get_filters, { query: { report_id: id } });
  expect(regrouped.result.map(({ grupo }) => grupo)).toEqual(['g', 'g', undefined]);
  await dialog.getByRole('button', { name: 'Volver a los del reporte' }).click();
  await expect(dialog).toBeHidden();
  const back = await client.call(endpoints.get_filters, { query: { report_id: id } });
  expect(back.own).toEqual([]);
  await client.call(endpoints.delete_report, { query: { id_report: id } });
});

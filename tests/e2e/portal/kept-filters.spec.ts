/** Deliveries have values of filters of their own, which their forms show and change. */

import { catalogColumn } from '@lienzo/schema/data/catalog';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import {
  expectAccessible,
  expectFineAtBothWidths,
  expectNoSidewaysScroll,
  toast,
} from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

/** A report of employees with a filter 'Salario'. */
async function aReport(nombre: string): Promise<number> {
  const admin = await signIn(url(''), ADMIN);
  const columns = ['employees.human_id', 'employees.name'].map((column) => ({
    column,
    data_type: catalogColumn(column)?.data_type ?? ('text' as const),
    readable_name: catalogColumn(column)?.readable_name ?? column,
  }));
  const filter = {
    id: 'salario',
    nombre: 'Salario',
    selected_columns: ['employees.sbc'],
    column_type: 'decimal' as const,
    condition: 'mayor que' as const,
    valor: '300',
  };
  const table = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: columns,
    filters: [{ ...filter, column_type: catalogColumn('employees.sbc')?.data_type ?? filter.column_type }],
  };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [table] }] };
  return (await admin.call(endpoints.create_report, { body: { reporte } })).result.id_report;
}

const open = (page: Page, path: string) => page.goto(url(path));

test("the form of a schedule has the report's filters", async ({ page }) => {
  const name = ownName('Con filtro');
  const report = await aReport(name);
  await signInAs(page, ADMIN);
  await open(page, `/app/reports/schedules?reporte=${report}`);
  const form = page.getByRole('dialog', { name: 'Crear programación' });
  const value = form.getByRole('textbox', { name: 'Valor de Salario' });
  await expect(value).toHaveValue('300');
  await value.fill('450');
  const mails = form.getByRole('combobox', { name: 'Otros correos' });
  await mails.fill('destino@cliente.test');
  await mails.press('Enter');
  await expect(value).toHaveValue('450');
  await value.scrollIntoViewIfNeeded();
  await expectFineAtBothWidths(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, `Se guardó “${name}”`)).toBeVisible();
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Editar programación' })
      .getByRole('textbox', { name: 'Valor de Salario' }),
  ).toHaveValue('450');
});

test('the form of a schedule asks for the filters of a static report', async ({ page }) => {
  await signInAs(page, ADMIN);
  await open(page, '/app/reports/schedules?reporte=273');
  const form = page.getByRole('dialog', { name: 'Crear programación' });
  await expect(form.getByLabel('Estatus')).toHaveValue('Ambos');
  await form.getByLabel('Estatus').selectOption('Activo');
  await expect(form.getByText(/Se cuentan desde el día de cada entrega/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Desde' })).toHaveCount(0);
  await form.getByRole('switch', { name: /Usar siempre las mismas fechas/ }).click();
  await expect(form.getByRole('textbox', { name: 'Desde' })).toBeVisible();
  await form.getByLabel('Estatus').scrollIntoViewIfNeeded();
  await expectFineAtBothWidths(page);
});

test('a token has values for each of its reports', async ({ page }) => {
  const name = ownName('De un programa');
  await aReport(name);
  await signInAs(page, ADMIN);
  await open(page, '/app/reports/tokens');
  await page.getByRole('button', { name: 'Crear acceso' }).first().click();
  const form = page.getByRole('dialog', { name: 'Crear acceso' });
  const token = ownName('Programa');
  await form.getByRole('textbox', { name: 'Nombre' }).fill(token);
  await form.getByRole('checkbox', { name }).check();
  await form.getByRole('button', { name: `Valores de ${name}` }).click();
  const values = page.getByRole('dialog', { name: 'Valores de cada reporte' });
  await values.getByRole('textbox', { name: 'Valor de Salario' }).fill('500');
  await expectAccessible(page);
  await values.getByRole('button', { name: 'Guardar valores' }).click();
  await form.getByRole('button', { name: 'Crear acceso' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await page.getByRole('button', { name: `Valores de los reportes de ${token}` }).click();
  await page.getByRole('button', { name: `Valores de ${name}`, exact: true }).click();
  await expect(values.getByRole('textbox', { name: 'Valor de Salario' })).toHaveValue('500');
  await values.getByRole('textbox', { name: 'Valor de Salario' }).fill('600');
  await values.getByRole('button', { name: 'Guardar valores' }).click();
  await expect(toast(page, 'Se guardaron los valores')).toBeVisible();
  await page.getByRole('button', { name: `Valores de ${name}`, exact: true }).click();
  await expect(values.getByRole('textbox', { name: 'Valor de Salario' })).toHaveValue('600');
});

test('parts and combined files show the filters of their reports', async ({ page }) => {
  const [one, other] = [ownName('Parte A'), ownName('Parte B')];
  await aReport(one);
  await aReport(other);
  await signInAs(page, ADMIN);
  await open(page, '/app/reports');
  await page.getByRole('searchbox').fill(one);
  await page.getByRole('button', { name: `Opciones de ${one}` }).click();
  await page.getByRole('menuitem', { name: 'Descargar por partes' }).click();
  const parts = page.getByRole('dialog', { name: 'Descargar por partes' });
  await parts.getByRole('textbox', { name: 'Valor de Salario' }).fill('999999');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descarga combinada' }).click();
  await page.getByRole('searchbox').fill(one);
  await page.getByRole('checkbox', { name: `Combinar ${one}` }).check();
  const tray = page.getByRole('region', { name: 'Reportes para combinar' });
  await tray.getByRole('button', { name: `Filtros de ${one}` }).click();
  const filters = page.getByRole('dialog', { name: `Filtros de ${one}` });
  await filters.getByRole('textbox', { name: 'Valor de Salario' }).fill('700');
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Usar en este archivo' }).click();
  await expect(tray.getByText('Con otros filtros')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});

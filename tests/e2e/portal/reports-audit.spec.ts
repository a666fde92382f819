/** The audit of reports: movements found by name, their two versions side by side, and one restored. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectNoSidewaysScroll, heading, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

/** A report that somebody edited: a text went, another came, a third changed, and a table stayed. */
async function editedReport(nombre: string): Promise<number> {
  const admin = await signIn(url(''), ADMIN);
  const text = (label: string) => ({ ...newItem('texto'), valor: plainRichText(label) });
  const table = newItem('tabla');
  table.selected_tables = ['cost_centers'];
  table.selected_columns = [
    { column: 'cost_centers.code', data_type: 'text', readable_name: 'Clave' },
    { column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro de costos' },
  ];
  const reportOf = (texts: ReturnType<typeof text>[]) => ({
    ...emptyReport(nombre),
    layouts: [...texts, table].map((item, index) => ({ index, separation: false, items: [item] })),
  });
  const changed = text('Saludo de antes');
  const { result } = await admin.call(endpoints.create_report, {
    body: { reporte: reportOf([changed, text('Esto se va')]) },
  });
  const after = { ...changed, valor: plainRichText('Saludo de ahora') };
  await admin.call(endpoints.update_report, {
    body: { reporte: { ...reportOf([after, text('Esto llega')]), id: result.id_report } },
  });
  return result.id_report;
}

test('compares versions and restores one', async ({ page }) => {
  const name = ownName('Carta');
  await editedReport(name);
  await signInAs(page, ADMIN);
  await page.goto(url('/app/reports'));
  await page.getByRole('main').getByRole('link', { name: 'Auditoría de reportes' }).press('Enter');
  await expect(heading(page)).toHaveText('Auditoría de reportes');
  await expect(
    page.getByRole('navigation', { name: 'Menú principal' }).locator('a[aria-current="page"]'),
  ).toHaveText(['Auditoría de reportes']);
  const table = page.getByRole('table', { name: 'Auditoría de reportes' });
  await page.getByRole('searchbox').fill(name);
  const rows = table.getByRole('button', { name });
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/q=Carta/);
  await rows.first().press('Enter');
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(table.getByText('Se agregó el texto “Esto llega”.')).toBeVisible();
  await expect(table.getByText('Se eliminó el texto “Esto se va”.')).toBeVisible();
  await expect(
    table.getByText('El contenido de el texto pasó de “Saludo de antes” a “Saludo de ahora”.'),
  ).toHaveCount(0);
  await expect(
    table.getByText('El contenido del texto pasó de “Saludo de antes” a “Saludo de ahora”.'),
  ).toBeVisible();
  const requested = page.getByRole('region', { name: 'Versión solicitada' });
  const previous = page.getByRole('region', { name: 'Versión anterior' });
  await expect(requested.getByText('+ Agregado')).toBeVisible();
  await expect(requested.getByText('✎ Editado')).toBeVisible();
  await expect(previous.getByText('− Eliminado')).toBeVisible();
  // The look of the screen's own table is not for the page that is drawn in it.
  const cell = requested.locator('.lz-table td').first();
  await expect(cell).toHaveCSS('display', 'table-cell');
  expect(await cell.evaluate((element: HTMLElement) => element.offsetHeight)).toBeLessThan(36);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(previous.getByText('Esto se va')).toBeVisible();

  await expect(requested.getByRole('button', { name: 'Restaurar esta versión' })).toHaveCount(0);
  await previous.getByRole('button', { name: 'Restaurar esta versión' }).click();
  const question = page.getByRole('dialog', { name: '¿Restaurar esta versión?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(toast(page, 'Versión restaurada')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(table.getByRole('cell', { name: 'Restaurado' })).toBeVisible();

  await page.getByRole('searchbox').fill('nada se llama así');
  await expect(page.getByText('Ningún movimiento coincide con “nada se llama así”.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Borrar la búsqueda' }).last().click();
  await expect(rows.first()).toBeVisible();
});

/** A section that is kept as a block, inserted in another report, changed, and put into the reports that use it. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';

async function createReport(nombre: string, text: string): Promise<number> {
  const client = await signIn(url(''), ADMIN);
  const items = [{ ...newItem('texto'), valor: plainRichText(text) }];
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items }] };
  return (await client.call(endpoints.create_report, { body: { reporte } })).result.id_report;
}
const open = async (page: Page, id: number): Promise<void> => {
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await page.locator('[data-lz-item]').first().waitFor();
};
const selectSection = (page: Page, section: number): Promise<void> =>
  page.getByRole('button', { name: `Seleccionar o arrastrar la sección ${section}`, exact: true }).click();
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Guardar( cambios)?$/ }).click();
  await expect(page.getByText(/^Guardado \d/)).toBeVisible();
};

test('a section becomes a block, another report gets it, and a change of it where it is wanted', async ({
  page,
}) => {
  const [name, first, second] = [ownName('Aviso'), ownName('Con bloque'), ownName('Usa bloque')];
  const [source, user] = [
    await createReport(first, 'Aviso de privacidad'),
    await createReport(second, 'Otro'),
  ];
  await signInAs(page, ADMIN);
  await test.step('the section is kept under a name', async () => {
    await open(page, source);
    await selectSection(page, 1);
    await page.getByRole('button', { name: 'Guardar como bloque' }).click();
    await expect(page.getByText('Escribe el nombre del bloque.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Nombre del bloque' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${name}”, versión 1`)).toBeVisible();
    await save(page);
  });
  await test.step('another report gets it from the palette', async () => {
    await open(page, user);
    await page.getByRole('button', { name: `Insertar el bloque “${name}”` }).press('Enter');
    await expect(page.locator('[data-lz-item]').nth(1)).toContainText('Aviso de privacidad');
    await save(page);
  });
  await test.step('its change is shown for the other report, and applied there', async () => {
    await open(page, source);
    await page.locator('[data-lz-item]').first().dblclick();
    await page.keyboard.press('End');
    await page.keyboard.type(' de 2027');
    await page.keyboard.press('Escape');
    await selectSection(page, 1);
    await page.getByRole('button', { name: 'Guardar cambios en el bloque' }).click();
    const dialog = page.getByRole('dialog', { name: `Reportes con el bloque “${name}”` });
    await expect(
      dialog.getByText(/pasó de “Aviso de privacidad” a “Aviso de privacidad de 2027”/),
    ).toBeVisible();
    await expect(dialog.getByText(/^Es el reporte que estás editando/)).toBeVisible();
    await expectFineAtBothWidths(page);
    await dialog.getByRole('button', { name: 'Aplicar en 1 reporte' }).click();
    await expect(page.getByText('Se actualizó 1 reporte.')).toBeVisible();
    await expect(dialog.getByText('Ya usa la versión actual.')).toBeVisible();
    const client = await signIn(url(''), ADMIN);
    const report = await client.call(endpoints.get_report, { query: { id: String(user) } });
    expect(report.layouts[1]).toMatchObject({ bloque: { nombre: name, version: 2 } });
    expect(JSON.stringify(report.layouts[1])).toContain('Aviso de privacidad de 2027');
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  });
  await test.step('deleted, it leaves its sections', async () => {
    await page.getByRole('button', { name: 'Eliminar bloque' }).click();
    await page
      .getByRole('dialog', { name: 'Eliminar bloque' })
      .getByRole('button', { name: 'Eliminar bloque' })
      .click();
    await expect(
      page.getByText(`El bloque “${name}” se eliminó. Esta sección es ahora una sección común.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Desligar del bloque' }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre del bloque' })).toBeVisible();
  });
});

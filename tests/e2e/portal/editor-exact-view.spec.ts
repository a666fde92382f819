/** The exact view: the printed report, or what keeps it from being printed. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

/** A sheet from the gallery; what another test left unsaved is not taken. */
async function begin(page: Page, report: string): Promise<void> {
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url(`/app/reports/gallery`));
  await page.getByRole('link', { name: report }).click();
}

const view = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Vista' }).getByTitle(name);

test('the exact view of an incomplete report says what is missing, as saving does, and leads to it', async ({
  page,
}) => {
  await begin(page, 'Hoja en blanco');
  await page.getByRole('button', { name: /^Agregar Tabla(?! cruzada| fija)/ }).click();
  await view(page, 'Vista exacta').click();
  const modal = page.getByRole('dialog', { name: 'Faltan llenar campos' });
  await modal.getByRole('button', { name: 'Revisar' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByLabel('Nombre del reporte')).toBeFocused();
  await page.getByLabel('Nombre del reporte').fill('Plantilla');

  await view(page, 'Vista exacta').click();
  await modal.getByRole('button', { name: /^Tabla\s*Elige al menos una tabla/ }).click();
  const table = page.locator('[data-lz-item][data-kind="tabla"]');
  await expect(table).toBeFocused();
  await expect(table).toHaveAttribute('data-problem', 'true');
  await expect(page.getByRole('radio', { name: 'Diseño' })).toBeChecked();
});

test('the exact view of a complete report is its PDF, and tells what is to be known of the print', async ({
  page,
}) => {
  const client = await signIn(url(''), 'admin@lienzo.test');
  const text = { ...newItem('texto'), valor: plainRichText('Letras raras: ꙮ ጤ 뷁') };
  const layouts = [{ index: 0, separation: false, items: [text] }];
  const reporte = { ...emptyReport(ownName('Letras')), layouts };
  const { id_report } = (await client.call(endpoints.create_report, { body: { reporte } })).result;
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url(`/app/reports/create?report_id=${id_report}`));
  await view(page, 'Vista exacta').click();
  const shown = page.getByTitle('Vista exacta del reporte');
  await expect(shown.or(page.getByRole('link', { name: 'Abrir el PDF' }))).toBeVisible();
  const notes = page.getByRole('list', { name: 'Avisos del PDF' });
  await expect(notes).toContainText(/caracter(es)? no está/);
  // Off the button, whose tooltip would be read too.
  await page.mouse.move(640, 400);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});

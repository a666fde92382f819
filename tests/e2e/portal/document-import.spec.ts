/** 'Comenzar con un documento': an old report in Word becomes a new report, on a wide and on a narrow window. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
} from 'docx';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function oldReport(): Promise<Buffer> {
  const row = (...texts: string[]): TableRow =>
    new TableRow({ children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
  const children = [
    new Paragraph({ text: 'Nómina de enero', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ text: 'El total incluye vacaciones.', children: [new FootnoteReferenceRun(1)] }),
    new Table({ rows: [row('Empleado', 'Neto'), row('Ana Cano', '12,345.67')] }),
  ];
  const footnotes = { 1: { children: [new Paragraph('Sin aguinaldo')] } };
  return Packer.toBuffer(new Document({ footnotes, sections: [{ children }] }));
}

async function mergeLetter(): Promise<Buffer> {
  const row = (...texts: string[]): TableRow =>
    new TableRow({ children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
  const children = [
    new Paragraph('Estimado «Nombre completo», tu provisión es {Provisión de aguinaldo}.'),
    new Table({ rows: [row('R.F.C.', 'Puesto'), row('XAXX010101000', 'Gerente')] }),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

const choose = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByLabel('Documento').click();
  await (await chooser).setFiles({ name, mimeType: TYPE, buffer });
};

test('a document of Word becomes a report, and what was not taken is listed', async ({ page }) => {
  const name = ownName('Reporte anterior');
  await signInAs(page, ADMIN, { to: '/app/reports/gallery' });
  await page.getByRole('button', { name: 'Comenzar con un documento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comenzar con un documento' });
  await choose(page, 'notas.docx', Buffer.from('hola'));
  await expect(dialog.getByText('El archivo no es un documento de Word')).toBeVisible();

  await choose(page, `${name}.docx`, await oldReport());
  await expect(dialog.getByLabel('Nombre del reporte')).toHaveValue(name);
  await expect(dialog.getByText('2 textos · 1 tabla · 0 imágenes')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Lo que no se pudo tomar' })).toContainText(
    'Una nota al pie o al final no se tomó.',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1366, height: 768 });

  await dialog.getByRole('button', { name: 'Crear reporte' }).click();
  await expect(page).toHaveURL(/borrador=/);
  await expect(page.getByLabel('Nombre del reporte')).toHaveValue(name);
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Nómina de enero');
  await expect(page.locator('[data-kind="texto"]').first()).toContainText('El total incluye vacaciones.');
  await expect(page.locator('[data-kind="tabla_fija"]')).toContainText('12,345.67');
  const client = await signIn(url(''), ADMIN);
  expect((await client.call(endpoints.get_drafts, {})).map(({ nombre }) => nombre)).toContain(name);
});

test('names of columns are offered, and become chips and a table with data', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/reports/gallery' });
  await page.getByRole('button', { name: 'Comenzar con un documento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comenzar con un documento' });
  await choose(page, `${ownName('Carta')}.docx`, await mergeLetter());
  const columns = dialog.getByRole('region', { name: 'Columnas reconocidas' });
  const losses = dialog.getByRole('region', { name: 'Lo que no se pudo tomar' });
  await expect(columns.getByLabel('Nombre completo → Empleados · Nombre completo')).toBeChecked();
  await expect(losses).toContainText('su renglón escrito no se tomó');
  await columns.getByLabel('Puesto → Empleados · Puesto').uncheck();
  await expect(losses).toContainText('“Puesto” no es una columna aceptada.');
  await columns.getByLabel('Puesto → Empleados · Puesto').check();

  const several = columns.getByLabel('Usar una columna para “Provisión de aguinaldo”');
  await expect(several).not.toBeChecked();
  await columns.getByRole('combobox', { name: 'Columna para “Provisión de aguinaldo”' }).click();
  await page.getByRole('option', { name: 'Cálculos de nómina · Provisión de aguinaldo' }).click();
  await expect(several).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1366, height: 768 });

  await dialog.getByRole('button', { name: 'Crear reporte' }).click();
  await expect(page).toHaveURL(/borrador=/);
  const chips = page.locator('[data-kind="texto_dinamico"] .lz-chip');
  await expect(chips).toHaveText(['Nombre completo', 'Provisión de aguinaldo']);
  await expect(page.locator('[data-kind="tabla"]')).toContainText('R.F.C.');
  await expect(page.locator('[data-kind="tabla"]')).not.toContainText('XAXX010101000');
});

test('Esc leaves the dialog by keyboard, and nothing is created', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/reports/gallery' });
  const card = page.getByRole('button', { name: 'Comenzar con un documento' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(/gallery$/);
});

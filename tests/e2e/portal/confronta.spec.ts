/** 'Confronta' (specification 2 §2, §5, §7): files for SUA, and an emission that is compared, commented and signed. */
import { expect, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { pick } from '../drivers/choices.ts';
import { chooseScope } from '../drivers/imss-scope.ts';
import { test } from '../drivers/portal-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
const HEADS = [
  ...['NSS', 'Nombre', 'Origen del Movimiento', 'Tipo del Movimiento', 'Fecha del Movimiento', 'Días'],
  ...['Salario Diario', 'Cuota Fija', 'Excedente Patronal', 'Excedente Obrero'],
  ...['Prestaciones en Dinero Patronal', 'Prestaciones en Dinero Obrero'],
  ...['Gastos Médicos y Pensionados Patronal', 'Gastos Médicos y Pensionados Obrero', 'Riesgos de Trabajo'],
  ...['Invalidez y Vida Patronal', 'Invalidez y Vida Obrero', 'Guarderías y Prestaciones Sociales', 'Total'],
];

/** An emission of July 2026 with somebody who works nowhere and one of the payroll, who has a movement of type 13. */
async function emission(register: string, nss: string): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Emisión Julio 2026').addRow(['Registro Patronal', register]);
  const sheet = book.addWorksheet('Movimientos EMA Julio 2026');
  for (let row = 1; row <= 4; row += 1) sheet.addRow(['IMSS']);
  sheet.addRow(HEADS);
  const quotas = [741.87, 16.34, 5.94, 86.8, 31, 130.2, 46.5, 67.4, 217, 77.5, 124];
  for (const one of [nss, '98765432103'])
    sheet.addRow([
      ...[one, 'PERSONA DE LA EMISION', 4, 13, one === nss ? '16/07/2026' : '-', 31, 400],
      ...[...quotas, 1544.55],
    ]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const status = (page: Page) => page.getByRole('table', { name: 'Status', exact: true });

/** The NSS of somebody of the payroll, whom the files for SUA have. */
async function nssOfPayroll(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar Aseg/ }).click();
  const stream = await (await downloading).createReadStream();
  let text = '';
  for await (const bytes of stream) text += String(bytes);
  return text.slice(11, 22);
}

test('files for SUA are generated, an emission is compared, and a difference commented and signed', async ({
  page,
}) => {
  await signInAs(page, ADMIN, { to: '/app/confronta' });
  await page.getByRole('button', { name: 'Generar txt' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'El campo de cliente es obligatorio.',
    'El campo de nomina es obligatorio.',
    'El campo de registro es obligatorio.',
    'Debes seleccionar una fecha de inicio',
    'Debes seleccionar una fecha de fin',
  ]);
  await chooseScope(page);
  const register = await page.getByRole('combobox', { name: 'Registro', exact: true }).inputValue();
  for (const [label, day] of [
    ['Fecha Inicio', '01/07/2026'],
    ['Fecha Fin', '31/07/2026'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(day);
    await page.keyboard.press('Tab');
  }

  await page.getByRole('button', { name: 'Generar txt' }).click();
  const txt = page.getByRole('table', { name: 'Status TXT' });
  await expect(txt.getByRole('row').nth(1)).toContainText(/No se generó|Se genero el archivo txt/);
  await txt.getByRole('row').nth(1).getByRole('button').click();
  const without = page.getByRole('button', { name: 'Generar sin ellas' });
  if (await without.isVisible()) {
    await without.click();
    await expect(txt.getByRole('row').nth(1)).toContainText('Se genero el archivo txt exitosamente.');
    await txt.getByRole('row').nth(1).getByRole('button').click();
  }
  const nss = await nssOfPayroll(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cargar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cargar archivos de confronta' });
  await expect(dialog).toContainText(register);
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Elegir archivos' }).click();
  const file = { name: 'EMA julio.xlsx', mimeType: 'application/octet-stream' };
  await (await choosing).setFiles([{ ...file, buffer: await emission(register, nss) }]);
  await dialog.getByRole('button', { name: 'Confrontar' }).click();
  await expect(toast(page, 'Los archivos se cargaron exitosamente.')).toBeVisible();
  await expect(status(page).getByRole('row').nth(1)).toContainText(/personas? con diferencias/);
  await status(page).getByRole('row').nth(1).getByRole('button').click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(register);
  await pick(page, 'Causa', 'Baja');
  const person = page.getByRole('region', { name: 'PERSONA DE LA EMISION' });
  const comment = person.getByRole('textbox', { name: 'Comentario de PERSONA DE LA EMISION, Baja' });
  await expect(comment).toHaveValue(/^El IMSS lo cobra y no está en la nómina/);
  await comment.fill('Se pidió aclaración al IMSS.');
  await comment.blur();
  await expect(person.getByText('Escrito por una persona')).toBeVisible();
  await person.getByRole('button', { name: 'Dar visto bueno' }).click();
  await expect(person.getByRole('button', { name: 'Quitar visto bueno' })).toBeVisible();
  await expect(page.getByText(/^julio 2026 · 1 de \d+ con visto bueno$/)).toBeVisible();
  await expectFineAtBothWidths(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar hallazgos' }).click();
  expect((await downloading).suggestedFilename()).toBe(`Confronta ${register} 2026-07.xlsx`);

  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Claves de la EMA' }).click();
  const codes = page.getByRole('dialog', { name: 'Claves de la EMA' });
  await codes
    .getByText(/^La emisión trae movimientos de tipo 13 en 1 renglón/)
    .getByRole('button', { name: 'Explicarlo' })
    .click();
  await expect(codes.getByLabel('Clave', { exact: true })).toHaveValue('13');
  await codes.getByLabel('Qué significa').fill('Modificación de salario');
  await pick(page, 'Qué movimiento es', 'Cambio de salario');
  await codes.getByRole('button', { name: 'Guardar clave' }).click();
  const known = codes.getByRole('table', { name: 'Claves de la EMA' });
  await expect(known.getByRole('row').nth(1)).toContainText('13Modificación de salarioCambio de salario');
  await expect(codes.getByText(/de tipo 13/)).toHaveCount(0);
  await expectFineAtBothWidths(page);
  await known.getByRole('button', { name: 'Borrar la clave 13, Tipo del movimiento' }).click();
  await expect(codes.getByText('Aún no hay claves explicadas.')).toBeVisible();
});

/** 'Movimientos afiliatorios' and 'Variabilidad' (specification 2 §2, §5, §8). */
import { expect, type Page } from '@playwright/test';
import { pick } from '../drivers/choices.ts';
import { chooseScope } from '../drivers/imss-scope.ts';
import { test } from '../drivers/portal-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

const lacks = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Por favor, corrija los siguiente(s) error(es):' })
    .getByRole('listitem');

test('movements are conciliated, written, sent and answered', async ({ page }) => {
  await signInAs(page, ADMIN, { to: '/app/afiliations' });
  await page.getByRole('button', { name: 'Conciliar' }).click();
  await expect(lacks(page)).toHaveText([
    'El campo de cliente es obligatorio.',
    'El campo de nomina es obligatorio.',
    'El campo de registro es obligatorio.',
    'Debes seleccionar una fecha de inicio',
    'Debes seleccionar una fecha de fin',
  ]);
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await expect(lacks(page)).toHaveCount(2);
  await chooseScope(page);
  await page.getByLabel('Fecha Inicio').first().fill('01/01/2026');
  await page.getByLabel('Fecha Fin').first().fill('30/11/2026');
  await page.keyboard.press('Tab');
  await expect(lacks(page)).toHaveCount(0);
  const register = await page.getByRole('combobox', { name: 'Registro', exact: true }).inputValue();
  const asked = page.waitForRequest(/get_movimientos\?.*register/);
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    ...{ register, inicio: '2026-01-01', fin: '2026-11-30' },
  });
  await expect(page.getByText(/^Por presentar: \d+$/)).toBeVisible();
  await expectFineAtBothWidths(page);
  await page.getByRole('button', { name: 'Conciliar' }).click();
  await expect(toast(page, /^Se concilia /)).toBeVisible();
  // The form is reset.
  await expect(page.getByRole('combobox', { name: 'Cliente', exact: true })).toHaveValue('');
  const table = page.getByRole('table', { name: 'Estatus de movimientos afiliatorios' });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d+ movimientos? por presentar/);
  await page
    .getByRole('checkbox', { name: /^Seleccionar \S/ })
    .first()
    .check();
  await expect(page.getByRole('button', { name: /^Descargar \d+ archivos?$/ })).toBeEnabled();
  await page.getByPlaceholder('Buscar nomina/registro/estatus').fill('nada así');
  await expect(page.getByText('Ninguna fila coincide con la búsqueda.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Lote \d+$/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /^Lote \d+$/ });
  await expect(drawer.getByRole('table', { name: 'Movimientos del lote' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Marcar como enviado' }).click();
  await expect(toast(page, /quedó como enviado/)).toBeVisible();
  await drawer.locator('input[type="file"]').setInputFiles({
    ...{ name: 'respuesta.txt', mimeType: 'text/plain', buffer: Buffer.from('No es una respuesta\r\n') },
  });
  await expect(drawer.getByText('Lo que se encontró en la respuesta')).toBeVisible();
});

test('variability says what it lacks, and ends with the calculation of each person or why there is none', async ({
  page,
}) => {
  await signInAs(page, ADMIN, { to: '/app/variabilidad' });
  await page.getByRole('button', { name: 'Generar' }).click();
  await expect(lacks(page)).toHaveText([
    'El campo de cliente es obligatorio.',
    'El campo de nomina es obligatorio.',
    'El campo de registro es obligatorio.',
    'Debes seleccionar un periodo',
    'Debes seleccionar una opción del tipo de días',
    'Debes seleccionar una fecha de inicio',
    'Debes seleccionar una fecha de fin',
  ]);
  await chooseScope(page);
  await pick(page, 'Periodo', /^17,/);
  await expect(page.getByLabel('Fecha Inicio').first()).toHaveValue(/1 sep/);
  await page.getByRole('radio', { name: 'Naturales' }).check();
  await page.getByRole('button', { name: 'Añadir mov.' }).click();
  await expect(lacks(page)).toHaveText(['Genera primero la variabilidad de ese periodo.']);
  const posted = page.waitForRequest(/post_genera_variabilidad$/);
  await page.getByRole('button', { name: 'Generar' }).click();
  // Days are posted as dd/mm/yyyy (specification 2 §9).
  expect((await posted).postDataJSON()).toMatchObject({
    ...{ fecha_inicial: '01/09/2026', fecha_final: '31/10/2026' },
  });
  await expect(toast(page, /^Se genera la variabilidad/)).toBeVisible();
  const status = page.getByRole('table', { name: 'Estatus de variabilidad' }).getByRole('row').nth(1);
  await expect(status).toContainText(/exitosamente|Faltan por cerrar/);
  await expectFineAtBothWidths(page);
});

/** What a bureau adds and corrects by itself: its concepts, single periods and a mistyped salary. */
import { expect, type Page } from '@playwright/test';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

async function useConcepts(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: 'Conceptos', exact: true }).click();
  const concepts = page.getByRole('dialog', { name: 'Conceptos de la organización' });
  await concepts.getByRole('button', { name: 'Nuevo concepto' }).click();
  const made = page.getByRole('dialog', { name: 'Nuevo concepto' });
  await made.getByLabel('Clave', { exact: true }).fill(key);
  await made.getByLabel('Nombre').fill('Bono de asistencia');
  await made.getByLabel('Clave del SAT (CFDI)').fill('038');
  await made.getByRole('button', { name: 'Nuevo concepto' }).click();
  await expect(made).toBeHidden();
  await expect(concepts.getByRole('cell', { name: key, exact: true })).toBeVisible();
  await expectFineAtBothWidths(page);
  await concepts.getByRole('button', { name: `Borrar ${key}` }).click();
  await page
    .getByRole('dialog', { name: `Borrar ${key}` })
    .getByRole('button', { name: 'Borrar', exact: true })
    .click();
  await expect(concepts.getByRole('cell', { name: key, exact: true })).toBeHidden();
  await concepts.getByRole('button', { name: 'Cerrar' }).click();
}

async function usePeriods(page: Page, key: string): Promise<void> {
  await pick(page, 'Nómina', { at: 0 });
  await page.getByRole('tab', { name: 'Calendario' }).click();
  await pick(page, 'Año', { at: 0 });
  await page.getByRole('button', { name: 'Agregar periodo' }).click();
  const period = page.getByRole('dialog', { name: 'Agregar periodo' });
  const name = `Aguinaldo ${key}`;
  await period.getByLabel('Periodo', { exact: true }).fill(name);
  for (const [label, day] of [
    ['Inicio', '03/01/2029'],
    ['Fin', '04/01/2029'],
    ['Pago', '04/01/2029'],
    ['Cierre de captura', '04/01/2029'],
  ] as const) {
    const field = period.getByRole('textbox', { name: label });
    await field.fill(day);
    await field.press('Tab');
  }
  await period.getByRole('button', { name: 'Agregar periodo' }).click();
  await expect(toast(page, 'Se agregó el periodo')).toBeVisible();
  await page.getByRole('button', { name: `Borrar ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Borrar ${name}` })
    .getByRole('button', { name: 'Borrar', exact: true })
    .click();
  await expect(toast(page, `Se borró ${name}`)).toBeVisible();
}

async function correctSalary(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Empleados' }).click();
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  const panel = page.getByRole('dialog').first();
  await panel
    .getByRole('button', { name: /^Corregir el salario vigente desde/ })
    .first()
    .click();
  const fixing = page.getByRole('dialog', { name: /^Corregir el salario vigente desde/ });
  await fixing.getByRole('textbox', { name: 'Salario diario' }).fill('100.00');
  await fixing.getByLabel('Motivo').fill('Mal capturado');
  await expect(fixing.getByText(/menor que el mínimo/).first()).toBeVisible();
  await fixing.getByRole('button', { name: 'Corregir', exact: true }).click();
  await expect(toast(page, 'Se corrigió el salario')).toBeVisible();
}

test('own concepts, a single period and a corrected salary', async ({ page }) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/nomina'));
  await pick(page, 'Cliente', { at: 0 });

  const key = `B${Date.now().toString(36).toUpperCase()}`;
  await useConcepts(page, key);
  await usePeriods(page, key);
  await page.setViewportSize({ width: 360, height: 780 });
  await correctSalary(page);
});

import type { Browser, Page } from '@playwright/test';
import { openPayroll } from '../e2e/drivers/capture-filters.ts';
import { pick } from '../e2e/drivers/choices.ts';
import { bothWidths, openPortal } from './portal-pictures.ts';

type Keep = (name: string, picture: Buffer) => void;

/** The screens of payrolls: clients, configuration, masters, capture, its summary and the calendar of closings. */
export async function payrollPictures(browser: Browser, url: string, keep: Keep): Promise<void> {
  const page = await openPortal(browser);
  await page.goto(`${url}/app/clientes`);
  await page.getByRole('row').nth(1).waitFor();
  await bothWidths(page, 'clients', keep);
  await page.goto(`${url}/app/configuracion`);
  await page.getByRole('combobox', { name: 'Usuario' }).fill('ejecutivo@');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Asignar' }).waitFor();
  await bothWidths(page, 'configuration', keep);
  await capturePictures(page, url, keep);
  await page.goto(`${url}/app/incidents_new/cierres`);
  await page
    .getByRole('link', { name: /^(Capturar|Ver resumen) de/ })
    .first()
    .waitFor();
  await bothWidths(page, 'closings', keep);
  await page.goto(`${url}/app/nomina`);
  await pick(page, 'Cliente', /./);
  await pick(page, 'Nómina', /quincenal/);
  await page.getByRole('tab', { name: 'Datos' }).waitFor();
  await bothWidths(page, 'masters', keep);
  await page.close();
}

/** Somebody's incidents and overtime, and what the whole payroll has. */
async function capturePictures(page: Page, url: string, keep: Keep): Promise<void> {
  await openPayroll(page, '/app/incidents_new', { mail: 'admin@lienzo.test' });
  const people = page.getByRole('region', { name: 'Empleados' });
  // One who has something captured, if anybody has.
  const busy = people.getByRole('button').filter({ has: page.getByRole('img') });
  await people.getByRole('button').nth(2).waitFor();
  await ((await busy.count()) > 0 ? busy : people.getByRole('button')).first().click();
  await page.getByText(/^Vacaciones: le quedan/).waitFor();
  await bothWidths(page, 'capture', keep);
  await page.getByRole('tab', { name: 'Horas extra' }).click();
  await page.getByRole('textbox', { name: 'Total de horas' }).fill('14');
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Resultado' }).waitFor();
  await bothWidths(page, 'overtime', keep);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText('Datos registrados correctamente!!!').waitFor();
  await page.getByRole('link', { name: 'Resumen', exact: true }).click();
  await page.getByRole('table', { name: 'Empleados con algo capturado' }).getByRole('button').first().click();
  await bothWidths(page, 'summary', keep);
  await gridPictures(page, url, keep);
}

/** A payroll in the grid, with something pasted and something wrong. */
async function gridPictures(page: Page, url: string, keep: Keep): Promise<void> {
  await page.goto(`${url}/app/incidents`);
  await page.getByRole('grid').waitFor();
  await pick(page, 'Concepto', /P012/);
  await page.getByRole('grid', { name: /desempeño/ }).focus();
  for (const text of ['1,500', '850.50', 'cien']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('F8');
  await bothWidths(page, 'capture-grid', keep);
}

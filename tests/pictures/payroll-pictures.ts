import type { Browser, Page } from '@playwright/test';
import { bothWidths, openPortal } from './portal-pictures.ts';

type Keep = (name: string, picture: Buffer) => void;

async function pick(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

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
  await page.goto(`${url}/app/incidents_new`);
  await pick(page, 'Cliente', /./);
  await pick(page, 'Nómina', /./);
  await page.keyboard.press('Escape');
  await pick(page, 'Año', '2026');
  await pick(page, 'Proceso', 'Ordinario');
  // The last one is still open.
  await page.getByRole('combobox', { name: 'Periodo' }).click();
  await page.getByRole('option').last().click();
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
  await page.getByText('Incapacidades almacenadas').waitFor();
  await page.getByRole('link', { name: 'Resumen', exact: true }).click();
  await page.getByRole('table', { name: 'Empleados con algo capturado' }).getByRole('button').first().click();
  await bothWidths(page, 'summary', keep);
}

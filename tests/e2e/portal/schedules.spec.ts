/** 'Programaciones': a report is scheduled from its card, made at once, delivered, paused and deleted. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { pick } from '../drivers/choices.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, heading, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

async function aReport(nombre: string): Promise<number> {
  const admin = await signIn(url(''), ADMIN);
  const text = { ...newItem('texto'), valor: plainRichText('Hola') };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
  return (await admin.call(endpoints.create_report, { body: { reporte } })).result.id_report;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** One that is none is told, and replaced. */
async function enterMail(form: Locator): Promise<void> {
  const mails = form.getByRole('combobox', { name: 'Otros correos' });
  await mails.fill('ana@');
  await mails.press('Enter');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText(/Escribe un correo completo/)).toBeVisible();
  await mails.press('Backspace');
  await mails.fill('destino@cliente.test');
  await mails.press('Enter');
}

test('schedules a report from its card, runs it and deletes it', async ({ page }) => {
  const name = ownName('Semanal');
  await aReport(name);
  await signInAs(page, ADMIN);
  await page.goto(url('/app/reports'));
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Opciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Programar' }).click();
  await expect(heading(page)).toHaveText('Programaciones');
  const form = page.getByRole('dialog', { name: 'Crear programación' });
  await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name);
  const dates = form.getByRole('list', { name: 'Próximas fechas' }).getByRole('listitem');
  await expect(dates).toHaveCount(5);
  await form.getByRole('combobox', { name: 'Cuándo' }).selectOption('Cada semana');
  await form.getByText('viernes', { exact: true }).click();
  await form.getByRole('checkbox', { name: 'Excel' }).check();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    form.getByText('Elige al menos un destino: una carpeta, personas, roles o correos.'),
  ).toBeVisible();
  await enterMail(form);
  await expectFineAtBothWidths(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, `Se guardó “${name}”`)).toBeVisible();
  const row = rowOf(page, name);
  await expect(row.getByText('Los lunes y viernes, 7:00 a. m.').filter({ visible: true })).toBeVisible();
  await expect(row.getByText('Todavía no')).toBeVisible();
  await act(page, name, 'Hacer ahora');
  await expect(row.getByText('Entregado', { exact: true })).toBeVisible({ timeout: 90_000 });
  await row.getByRole('button', { name: `Ejecuciones de ${name}` }).press('Enter');
  const runs = page.getByRole('dialog', { name: `Ejecuciones de ${name}` });
  await expect(runs.getByText('destino@cliente.test')).toBeVisible();
  await expectFineAtBothWidths(page);
  const arriving = page.waitForEvent('download');
  await runs.getByRole('button', { name: 'Descargar XLSX' }).click();
  expect((await arriving).suggestedFilename()).toBe(`${name}.xlsx`);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 780 });
  await act(page, name, 'Pausar');
  await expect(row.getByText('En pausa').filter({ visible: true })).toBeVisible();
  await act(page, name, 'Reanudar');
  await expect(row.getByText('En pausa').filter({ visible: true })).toHaveCount(0);
  await act(page, name, 'Eliminar');
  await page
    .getByRole('dialog', { name: '¿Eliminar esta programación?' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('asks the hour in Mexican words, shows the next dates of each kind, and says when there are none', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/reports/schedules'));
  await page.getByRole('main').getByRole('button', { name: 'Crear programación' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Crear programación' });
  const hours = form.getByRole('spinbutton', { name: 'Horas' });
  const minutes = form.getByRole('spinbutton', { name: 'Minutos' });
  const next = form.getByRole('list', { name: 'Próximas fechas' }).getByRole('listitem').first();
  await expect(next).toContainText('7:00 a. m.');
  await hours.click();
  await page.keyboard.type('0330');
  await form.getByRole('combobox', { name: 'Mañana o tarde' }).selectOption('p. m.');
  await expect(next).toContainText('3:30 p. m.');
  await minutes.press('Backspace');
  await expect(hours).toHaveValue('03');
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Sin hora');
  await pick(page, 'Reporte', { at: 0 });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Escribe la hora', { exact: false })).toBeVisible();
  await expect(hours).toBeFocused();
  await hours.click();
  await page.keyboard.type('0700');

  const kind = form.getByRole('combobox', { name: 'Cuándo' });
  const dates = form.getByRole('list', { name: 'Próximas fechas' }).getByRole('listitem');
  await kind.selectOption('Cada quincena');
  await expect(dates).toHaveCount(5);
  await kind.selectOption('Cada mes');
  await form.getByRole('combobox', { name: 'Día', exact: true }).selectOption('31');
  await form.getByRole('combobox', { name: 'Meses' }).click();
  await page.getByRole('option', { name: 'febrero' }).click();
  await expect(form.getByText(/el reporte nunca se haría/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.goBack();
  const question = page.getByRole('dialog').filter({ hasText: /sin guardar|perder/i });
  await expect(question).toBeVisible();
});

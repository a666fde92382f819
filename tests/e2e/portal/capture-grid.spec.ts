/** The single-payroll grid of capture (specification 3 §2.1, the earlier variant), by keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openPayroll } from '../drivers/capture-filters.ts';
import { pick } from '../drivers/choices.ts';
import { finaliseEarly } from '../drivers/finalise-early.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, layersAtRest, toast } from '../drivers/screen.ts';
import { menuEntry } from '../drivers/side-menu.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

/** The last payroll of the first client, in a period that is still open; each test has its own. */
async function openGrid(page: Page, fromLast: number): Promise<void> {
  await openPayroll(page, '/app/incidents', { at: -1, fromLast });
  await expect(grid(page)).toBeVisible();
}

const grid = (page: Page): Locator => page.getByRole('grid');
/** The cell of a row and column that are shown, from 0. */
const cell = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[data-row="${row}"] [data-cell="${column}"]`);
/** Empleado, ID and ID-Cliente stand before. */
const FIRST = 3;

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function type(page: Page, text: string, end: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press(end);
}

async function send(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('¿está seguro que desea continuar?');
  await dialog.getByRole('button', { name: button, exact: true }).press('Enter');
  return dialog;
}

async function confirm(page: Page, button: string, title: string): Promise<void> {
  await expect(await send(page, button, title)).toBeHidden();
}

test('incidents are typed, pasted, filled, undone and saved by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, ADMIN);
  await openGrid(page, 0);
  await pick(page, 'Concepto', 'P012');
  await expect(grid(page)).toHaveAccessibleName('Incidencias: Bono de desempeño');
  await grid(page).focus();
  await type(page, '$1,234.50', 'Enter');
  await expect(cell(page, 0, FIRST)).toHaveText('1234.50');
  await type(page, '7', 'Tab');
  await type(page, '8', 'Escape');
  await expect(cell(page, 1, FIRST + 1)).toHaveText('');
  await page.evaluate(() => navigator.clipboard.writeText('10\t20,5\r\n30\t40\r\n'));
  await press(page, 'Control+v');
  await expect(cell(page, 1, FIRST + 2)).toHaveText('20.5');
  await expect(cell(page, 2, FIRST + 1)).toHaveText('30');
  await expect(page.getByRole('status').filter({ hasText: 'Se pegaron 4 celdas.' })).toBeVisible();

  await press(page, 'Control+c', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Control+v');
  await expect(cell(page, 5, FIRST + 2)).toHaveText('40');
  await press(page, 'Control+z');
  await expect(cell(page, 5, FIRST + 2)).toHaveText('');
  await press(page, 'Control+y');
  await expect(cell(page, 5, FIRST + 2)).toHaveText('40');
  await press(page, 'Control+Home');
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect(cell(page, 2, FIRST)).toHaveText('1234.50');

  await press(page, 'ArrowDown', 'ArrowDown', 'F2');
  await type(page, 'x', 'Enter');
  const wrong = cell(page, 4, FIRST);
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toContainText('Error: Escribe un importe mayor que 0');
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  await press(page, 'F8');
  await expect(wrong).toHaveAttribute('data-active', 'true');
  await press(page, 'Delete');
  await expect(page.getByText(/celda con error/)).toHaveCount(0);

  await press(page, 'Escape', 'Tab');
  await expect(grid(page)).not.toBeFocused();
  await confirm(page, 'Guardar', 'Guardar la captura');
  await expect(toast(page, 'Incidencias almacenadas')).toBeVisible();
  await expect(page.getByText('Sin cambios')).toBeVisible();
  await page.reload();
  await expect(grid(page)).toHaveAccessibleName('Incidencias: Todos los conceptos');
  await expect(grid(page).locator('[data-row="0"]')).toContainText('1234.50');

  await pick(page, 'Concepto', 'P012');
  await expect(cell(page, 1, FIRST + 2)).toHaveText('20.50');
  await grid(page).focus();
  await press(page, 'Control+a', 'Delete');
  await confirm(page, 'Guardar', 'Guardar la captura');
  await expect(page.getByText('Sin cambios')).toBeVisible();
});

test('a total of an amount is split, and what is typed is not lost by leaving', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openGrid(page, 1);
  const bonus = grid(page).getByRole('columnheader', { name: /P012/ });
  const column = Number(await bonus.getAttribute('aria-colindex')) - 1;
  await pick(page, 'Concepto', 'P012');
  await grid(page).focus();
  await type(page, '1', 'ArrowRight');
  await type(page, '1', 'ArrowRight');
  await type(page, '1', 'Enter');
  await pick(page, 'Concepto', 'Todos los conceptos');
  await expect(cell(page, 0, column)).toHaveText('3.00');
  await grid(page).focus();
  for (let at = FIRST; at < column; at += 1) await press(page, 'ArrowRight');
  await type(page, '100', 'Enter');
  await pick(page, 'Concepto', 'P012');
  await expect(cell(page, 0, FIRST)).toHaveText('33.34');
  await expect(cell(page, 0, FIRST + 2)).toHaveText('33.33');
  await (await menuEntry(page, 'Incidencias', 'Captura de incidencias')).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button').first().click();
  await expect(question).toBeHidden();
  await expect(cell(page, 0, FIRST)).toHaveText('33.34');
});

test('sending finalises the payroll, which is then only read', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openGrid(page, 2);
  await send(page, 'Enviar', 'Enviar la captura');
  await finaliseEarly(page, toast(page, 'Nómina cerrada'));
  await expect(page.getByRole('alert').filter({ hasText: 'Nómina Cerrada' }).first()).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByRole('button', { name: /^(Guardar|Enviar)$/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'CSV' })).toBeVisible();
  await grid(page).focus();
  await press(page, '5', 'Delete');
  await expect(page.getByRole('status').filter({ hasText: 'solo se consulta' })).toBeVisible();
  await page.goto(url('/app/summary_incidents'));
  await page.getByRole('button', { name: 'Abrir nómina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí' }).click();
  await expect(page.getByRole('button', { name: 'Finalizar nómina' })).toBeVisible();
});

test('overtime disperses from a total, is calculated, and two people are told of each other', async ({
  page,
  context,
}) => {
  await signInAs(page, ADMIN);
  await openGrid(page, 3);
  const second = await context.newPage();
  await second.goto(page.url());
  for (const one of [page, second]) {
    await one.getByRole('radiogroup', { name: 'Captura' }).getByText('Horas Extras').click();
    await expect(grid(one)).toHaveAccessibleName('Horas Extras');
    await grid(one).focus();
  }
  await type(second, '5', 'Enter');
  await type(page, '12', 'Enter');
  await type(page, '3', 'Enter');
  await expect(cell(page, 0, FIRST)).toHaveText('12');
  await page.getByRole('button', { name: 'Calcular Horas Extras' }).press('Enter');
  const results = page.getByRole('table', { name: 'Horas extra calculadas' });
  await expect(results.getByRole('row')).toHaveCount(3);
  await confirm(page, 'Enviar', 'Enviar las horas extras');
  await expect(toast(page, 'Datos registrados correctamente!!!')).toBeVisible();

  // What was saved is seen at once, beside what is not.
  await expect(cell(second, 1, FIRST)).toHaveText('3');
  await expect(cell(second, 0, FIRST)).toHaveText('5');
  await confirm(second, 'Enviar', 'Enviar las horas extras');
  const alert = second.getByRole('alert').filter({ hasText: 'Otra persona cambió la captura de 1 empleado' });
  await expect(alert).toContainText(': 12');
  await expect(cell(second, 0, FIRST)).toHaveText('5');
  await expectAccessible(second);
  await alert.getByRole('button', { name: 'Conservar lo mío' }).click();
  await grid(second).focus();
  await press(second, 'Control+a', 'Delete');
  await confirm(second, 'Enviar', 'Enviar las horas extras');
  await expect(second.getByText('Sin cambios')).toBeVisible();
});

test('disability lines are added, named when they lack something, saved and removed', async ({ page }) => {
  await signInAs(page, ADMIN);
  await openGrid(page, 4);
  await page.getByRole('radiogroup', { name: 'Captura' }).getByText('Incapacidades').click();
  const table = page.getByRole('table', { name: 'Incapacidades de la nómina' });
  await expect(table).toBeVisible();
  const person = await table.getByRole('rowheader').first().textContent();
  const field = (name: string) => table.getByLabel(`${name} de ${person}`, { exact: true });
  await table
    .getByRole('button', { name: `Agregar un renglón de ${person}` })
    .first()
    .click();
  await expect(field('Incapacidad')).toHaveCount(2);
  await table
    .getByRole('button', { name: `Quitar el renglón de ${person}` })
    .last()
    .click();
  await expect(field('Incapacidad')).toHaveCount(1);

  await field('Incapacidad').selectOption('Enfermedad general');
  await page.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
  const missing = page.getByRole('alert').filter({ hasText: 'Complete la información' });
  await expect(missing).toContainText(`Complete la información de los siguientes empleados: ${person}`);
  await expectAccessible(page);
  await field('Tipo de incapacidad').selectOption('Inicial');
  await field('Control').selectOption('Única');
  await field('Fecha de inicio').click();
  await page.locator('[data-dates-dropdown] table button:not([disabled])').first().click();
  await field('Días de incapacidad').fill('1');
  const folio = `LY${`${Date.now()}`.slice(-6)}`;
  await field('Folio de incapacidad').fill(folio.toLowerCase());
  await table
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: `${folio}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    });
  await expect(missing).toHaveCount(0);
  await confirm(page, 'Guardar', 'Guardar la captura');
  await expect(toast(page, 'Incapacidades almacenadas')).toBeVisible();
  await page.reload();
  await expect(field('Folio de incapacidad')).toHaveValue(folio);
  await table
    .getByRole('button', { name: `Quitar el renglón de ${person}` })
    .first()
    .click();
  await confirm(page, 'Guardar', 'Guardar la captura');
  await expect(field('Folio de incapacidad')).toHaveValue('');
});

test('on a phone the grid scrolls beside the names, and a second tap edits', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await signInAs(page, ADMIN);
  await openGrid(page, 5);
  await pick(page, 'Concepto', 'P012');
  await expectNoSidewaysScroll(page);
  // Half of the width is data: the name stands alone beside it.
  const name = await cell(page, 0, 0).boundingBox();
  expect(name?.width).toBeLessThan(180);
  const whole = await grid(page).boundingBox();
  expect(((whole?.width ?? 0) - (name?.width ?? 0)) / 360).toBeGreaterThan(0.5);
  await expectAccessible(page);
  await cell(page, 0, 1).tap();
  await cell(page, 0, 1).tap();
  await page.getByRole('textbox', { name: /, \d+ de \w+$/ }).fill('9');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 1)).toHaveText('9');
  await page.getByRole('button', { name: 'Deshacer (Ctrl+Z)' }).click();
  await expect(cell(page, 0, 1)).toHaveText('');
  await layersAtRest(page, 0);
  await context.close();
});

/** How many rows are seen from edge to edge. */
const wholeRows = (page: Page): Promise<number> =>
  grid(page)
    .locator('[data-row]')
    .evaluateAll((all) => {
      const scroller = all[0]?.closest('[role="grid"]');
      const foot = scroller?.nextElementSibling?.getBoundingClientRect().top ?? 0;
      const bottom = Math.min(scroller?.getBoundingClientRect().bottom ?? 0, foot, window.innerHeight);
      return all.filter((one) => one.getBoundingClientRect().bottom <= bottom + 0.5).length;
    });

test('at 1280 x 720 eighteen people are seen, sorted by surname, and a block finds them by number', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAs(page, ADMIN);
  await openGrid(page, 1);
  await pick(page, 'Concepto', 'P012');
  const rows = grid(page).locator('[data-row]');
  await expect(rows.nth(18)).toBeAttached();
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(18);
  for (const name of ['Guardar', 'Enviar'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });

  // So it is while an error is told in words; Ctrl+S saves what is being typed, once nothing is wrong.
  await grid(page).focus();
  await type(page, '1.250', 'Enter');
  await press(page, 'ArrowUp');
  await expect(cell(page, 0, FIRST)).toContainText('“1.250” puede ser 1250 o 1.250.');
  for (const name of ['Guardar', 'Enviar', 'Siguiente error (F8)'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(18);
  await page.keyboard.type('7');
  await press(page, 'Control+s');
  const question = page.getByRole('dialog', { name: 'Guardar la captura' });
  await expect(question).toBeVisible();
  await press(page, 'Escape');
  await expect(question).toBeHidden();
  await expect(grid(page)).toBeFocused();
  await press(page, 'Delete');
  await expect(page.getByRole('status').filter({ hasText: 'Se borró 1 celda.' })).toBeVisible();

  const first = await cell(page, 0, 0).textContent();
  const number = await cell(page, 0, 2).textContent();
  await pick(page, 'Orden', 'Por segundo apellido');
  await expect(cell(page, 0, 0)).not.toHaveText(first ?? '');
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${number}\t${first}\t12\n000\tNadie\t5\n`,
  );
  await grid(page).focus();
  await press(page, 'Control+Home', 'Home', 'Control+v');
  const said = page.getByRole('status').filter({ hasText: 'Se pegó 1 celda.' });
  await expect(said).toContainText('números que no están en la tabla o se repiten: 000');
  await pick(page, 'Orden', 'Por nombre');
  await expect(cell(page, 0, FIRST)).toHaveText('12');
  await grid(page).focus();
  await press(page, 'Control+Home');
  await type(page, '1', 'Tab');
  await type(page, '2', 'Tab');
  await type(page, '3', 'Enter');
  await expect(cell(page, 1, FIRST)).toHaveAttribute('data-active', 'true');
});

test('twenty absences take fifty actions at most, and a save that the network interrupts is sent again', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  // Another payroll than that of the other tests.
  await openPayroll(page, '/app/incidents', { client: /Sierra Nevada/, at: -1, fromLast: 3 });
  await expect(cell(page, 19, 0)).toBeAttached();
  let actions = 0;
  const act = async (step: Promise<unknown>): Promise<void> => {
    actions += 1;
    await step;
  };
  await act(page.getByRole('combobox', { name: 'Concepto' }).click());
  await act(page.getByRole('option').filter({ hasText: 'D020C_DI' }).click());
  await expect(grid(page)).toHaveAccessibleName('Incidencias: Falta injustificada');
  await act(cell(page, 0, FIRST).click());
  for (let person = 0; person < 20; person += 1) {
    await act(page.keyboard.press('f'));
    await act(page.keyboard.press('Enter'));
  }
  await expect(cell(page, 19, FIRST)).toHaveText('1');
  const saves: string[] = [];
  await page.route('**/set_incidents**', (route) => {
    saves.push(route.request().method());
    return saves.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  await act(page.keyboard.press('Control+s'));
  const question = page.getByRole('dialog', { name: 'Guardar la captura' });
  await act(question.getByRole('button', { name: 'Guardar', exact: true }).click());
  await expect(toast(page, 'Incidencias almacenadas')).toBeVisible();
  await expect(page.getByText('Sin cambios')).toBeVisible();
  expect(saves.length).toBeGreaterThan(1);
  expect(actions).toBeLessThanOrEqual(50);
  await page.unroute('**/set_incidents**');
});

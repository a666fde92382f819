/** Unsaved reports: drafts that follow their author, a second tab, and saves that meet. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';
const OTHER = 'superadmin@lienzo.test';

/** A saved report of the Admin. */
async function savedReport(nombre: string): Promise<number> {
  const client = await signIn(url(''), ADMIN);
  const title = { ...newItem('titulo'), valor: plainRichText('Ausentismo') };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [title] }] };
  const { result } = await client.call(endpoints.create_report, { body: { reporte } });
  return result.id_report;
}

// Drafts are listed before everything else, and a try that failed left its own.
test.beforeEach(async () => {
  const client = await signIn(url(''), ADMIN);
  for (const { id, report_id } of await client.call(endpoints.get_drafts, {}))
    await client.call(endpoints.delete_draft, {
      query: report_id === null ? { id } : { report_id: String(report_id) },
    });
});

/** Another machine: a browser that shares nothing with the others. */
async function machine(browser: Browser, mail: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signInAs(page, mail);
  return page;
}
async function openReport(page: Page, id: number): Promise<void> {
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await expect(name(page)).toBeVisible();
}
const name = (page: Page) => page.getByLabel('Nombre del reporte');
const kept = (page: Page) => page.getByText(/^Borrador \d/);
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Tienes un borrador de la' });
const card = (page: Page, of: string) => page.getByRole('article', { name: of, exact: true });

test('a draft follows its author to another machine, is shown to nobody else, and ends with the save', async ({
  browser,
}) => {
  const id = await savedReport('Ausentismo por área');
  const [office, home, colleague] = await Promise.all([
    machine(browser, ADMIN),
    machine(browser, ADMIN),
    machine(browser, OTHER),
  ]);
  await openReport(office, id);
  await name(office).fill('Ausentismo por centro');
  await expect(kept(office)).toBeVisible();

  await home.goto(url('/app/reports'));
  await expect(card(home, 'Ausentismo por área').getByText('Borrador', { exact: true })).toBeVisible();
  await colleague.goto(url('/app/reports'));
  await expect(card(colleague, 'Ausentismo por área')).toBeVisible();
  await expect(colleague.getByText('Borrador', { exact: true })).toHaveCount(0);
  await openReport(colleague, id);
  await expect(name(colleague)).toHaveValue('Ausentismo por área');
  await expect(offer(colleague)).toHaveCount(0);

  await openReport(home, id);
  await expect(offer(home)).toBeVisible();
  await expect(name(home)).toHaveValue('Ausentismo por área');
  await offer(home).getByRole('button', { name: 'Continuar' }).click();
  await expect(name(home)).toHaveValue('Ausentismo por centro');
  await home.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(home.getByText('Reporte guardado', { exact: true })).toBeVisible();
  await home.goto(url('/app/reports'));
  await expect(card(home, 'Ausentismo por centro')).toBeVisible();
  await expect(home.getByText('Borrador', { exact: true })).toHaveCount(0);
  for (const page of [office, home, colleague]) await page.context().close();
});

test('who goes on with one draft on two machines is told', async ({ browser }) => {
  const id = await savedReport('Prestaciones');
  const [office, home] = await Promise.all([machine(browser, ADMIN), machine(browser, ADMIN)]);
  await openReport(office, id);
  await name(office).fill('Prestaciones de enero');
  await expect(kept(office)).toBeVisible();
  await openReport(home, id);
  await offer(home).getByRole('button', { name: 'Continuar' }).click();
  const told = (page: Page) => toast(page, 'También cambiaste este borrador en otra computadora');
  await name(home).fill('Prestaciones de febrero');
  await expect(kept(home)).toBeHidden();
  await expect(kept(home)).toBeVisible();
  await expect(told(home)).toHaveCount(0);
  await name(office).fill('Prestaciones de marzo');
  await expect(told(office)).toBeVisible();
  await expect(name(office)).toHaveValue('Prestaciones de marzo');
  for (const page of [office, home]) await page.context().close();
});

test('a draft that is discarded on another machine is gone there and in the list', async ({ browser }) => {
  const id = await savedReport('Rotación');
  const [office, home] = await Promise.all([machine(browser, ADMIN), machine(browser, ADMIN)]);
  await openReport(office, id);
  await name(office).fill('Rotación anual');
  await expect(kept(office)).toBeVisible();
  await openReport(home, id);
  await offer(home).getByRole('button', { name: 'Descartar' }).click();
  await expect(offer(home)).toBeHidden();
  await home.getByRole('link', { name: 'Atrás' }).click();
  await expect(card(home, 'Rotación')).toBeVisible();
  await expect(card(home, 'Rotación').getByText('Borrador', { exact: true })).toHaveCount(0);
  for (const page of [office, home]) await page.context().close();
});

test('a new report that is incomplete stays as a card of its author, goes on from there, or is deleted', async ({
  browser,
}) => {
  const [office, home, colleague] = await Promise.all([
    machine(browser, ADMIN),
    machine(browser, ADMIN),
    machine(browser, OTHER),
  ]);
  await office.goto(url('/app/reports/gallery'));
  await office.getByRole('link', { name: 'Hoja en blanco', exact: true }).click();
  await office.getByRole('button', { name: /^Agregar Imagen/ }).click();
  await office.getByRole('link', { name: 'Atrás' }).click();
  const question = office.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Dejar como borrador' }).click();
  await expect(office).toHaveURL(/\/app\/reports$/);
  await expect(card(office, 'Reporte sin nombre').getByText('Borrador', { exact: true })).toBeVisible();
  await colleague.goto(url('/app/reports'));
  await expect(colleague.getByRole('article').first()).toBeVisible();
  await expect(card(colleague, 'Reporte sin nombre')).toHaveCount(0);

  await home.goto(url('/app/reports'));
  await home.getByRole('link', { name: 'Continuar el borrador Reporte sin nombre' }).click();
  await expect(home.locator('[data-kind="imagen"]')).toHaveCount(1);
  await expect(kept(home)).toBeVisible();
  await name(home).fill('Con imagen');
  await expect(kept(home)).toBeHidden();
  await expect(kept(home)).toBeVisible();
  await home.reload();
  await expect(name(home)).toHaveValue('Con imagen');
  await home.getByRole('link', { name: 'Atrás' }).click();
  await expect(card(home, 'Con imagen')).toBeVisible();
  await expect(home.getByRole('status').filter({ hasText: 'y 1 borrador' })).toBeVisible();
  await home.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(home);
  await expectAccessible(home);

  await home.getByRole('button', { name: 'Eliminar el borrador Con imagen' }).click();
  await home.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(home.getByText('Borrador eliminado')).toBeVisible();
  await expect(card(home, 'Con imagen')).toHaveCount(0);
  for (const page of [office, home, colleague]) await page.context().close();
});

test('a new report that is saved leaves no draft behind', async ({ page }) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/reports/gallery'));
  await page.getByRole('link', { name: 'Hoja en blanco', exact: true }).click();
  await page.getByRole('button', { name: /^Agregar Título/ }).click();
  await page.keyboard.type('Saldos');
  await page.keyboard.press('Escape');
  const saldos = ownName('Saldos del mes');
  await name(page).fill(saldos);
  await expect(kept(page)).toBeVisible();
  await expect(page).toHaveURL(/borrador=/);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(/^Guardado \d/)).toBeVisible();
  await expect(page).toHaveURL(/report_id=\d+$/);
  await page.goto(url('/app/reports'));
  await expect(card(page, saldos)).toHaveCount(1);
  await expect(card(page, saldos).getByText('Borrador', { exact: true })).toHaveCount(0);
});

test('a second tab is told, and going on there takes the changes along', async ({ page, context }) => {
  await signInAs(page, ADMIN);
  const id = await savedReport('Horas extra');
  await openReport(page, id);
  await name(page).fill('Horas extra de enero');

  const second = await context.newPage();
  await openReport(second, id);
  const notice = second.getByRole('status').filter({ hasText: 'abierto en otra pestaña' });
  await expect(notice).toBeVisible();
  await expect(second.getByText('Solo lectura')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Guardar cambios' })).toBeHidden();
  await expect(second.getByText('Tienes un borrador', { exact: false })).toHaveCount(0);
  await expectAccessible(second);
  await second.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(second);
  await second.setViewportSize({ width: 1280, height: 800 });

  await notice.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(name(second)).toHaveValue('Horas extra de enero');
  await expect(second.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
  await expect(second.getByText('Tienes un borrador', { exact: false })).toHaveCount(0);
  await expect(
    page.getByText('Este reporte se sigue editando en otra pestaña.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await second.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(second.getByText(/^Guardado \d/)).toBeVisible();

  // And back again, with what was saved there.
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
  await expect(name(page)).toHaveValue('Horas extra de enero');
  await expect(second.getByText('Solo lectura')).toBeVisible();
});

test('a page too busy to hear of its own lock in time does not take itself for another tab', async ({
  page,
}) => {
  const id = await savedReport(ownName('Pestaña ocupada'));
  await page.addInitScript(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks);
    let asked = 0;
    // Longer than a lock is waited for, as on a slow machine that draws a large report.
    Object.assign(locks, {
      request: (...wishes: Parameters<LockManager['request']>) => {
        const granted = request(...wishes);
        asked += 1;
        const until = performance.now() + (asked === 1 ? 900 : 0);
        while (performance.now() < until);
        return granted;
      },
    });
  });
  await signInAs(page, ADMIN, { to: `/app/reports/create?report_id=${id}` });
  await page.getByLabel('Nombre del reporte').fill('Cambia aquí');
  await expect(page.getByRole('status').filter({ hasText: 'abierto en otra pestaña' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Guardar/ })).toBeEnabled();
});

test('a tab that closes leaves the report to the next one; new reports do not meet', async ({
  page,
  context,
}) => {
  await signInAs(page, ADMIN);
  const id = await savedReport('Vacaciones');
  await openReport(page, id);
  await page.reload();
  await expect(name(page)).toBeVisible();
  await expect(page.getByText('Solo lectura')).toHaveCount(0);
  const second = await context.newPage();
  await page.close();
  await openReport(second, id);
  await expect(second.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
  await expect(second.getByText('Solo lectura')).toHaveCount(0);

  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto(url('/app/reports/create'));
    await expect(tab.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    await expect(tab.getByText('Solo lectura')).toHaveCount(0);
  }
});

test('a save that meets another says who saved and when, and when it was oneself', async ({ browser }) => {
  const id = await savedReport('Costo por área');
  const [first, own, colleague] = await Promise.all([
    machine(browser, ADMIN),
    machine(browser, ADMIN),
    machine(browser, OTHER),
  ]);
  for (const page of [first, own, colleague]) await openReport(page, id);
  const save = async (page: Page, as: string): Promise<void> => {
    await name(page).fill(as);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
  };
  await save(first, 'Costo A');
  await expect(first.getByText(/^Guardado \d/)).toBeVisible();
  await save(own, 'Costo B');
  const question = own.getByRole('dialog', { name: 'Hay otra versión guardada' });
  await expect(question).toContainText(/Guardaste este reporte en otra ventana a las? \d+:\d\d\s[ap]\.\sm\./);
  await expectAccessible(own);
  await question.getByRole('button', { name: 'Guardar la mía' }).click();
  await expect(own.getByText(/^Guardado \d/)).toBeVisible();
  await save(colleague, 'Costo C');
  await expect(colleague.getByRole('dialog', { name: 'Hay otra versión guardada' })).toContainText(
    /guardó este reporte a las? \d+:\d\d\s[ap]\.\sm\., mientras lo editabas\./,
  );
  for (const page of [first, own, colleague]) await page.context().close();
});

test('a draft from before another save says so, and saving it asks', async ({ browser }) => {
  const id = await savedReport('Plantilla');
  const [office, home, colleague] = await Promise.all([
    machine(browser, ADMIN),
    machine(browser, ADMIN),
    machine(browser, OTHER),
  ]);
  await openReport(office, id);
  await name(office).fill('Plantilla completa');
  await expect(kept(office)).toBeVisible();
  await openReport(colleague, id);
  await name(colleague).fill('Plantilla de todos');
  await colleague.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(colleague.getByText(/^Guardado \d/)).toBeVisible();
  await openReport(home, id);
  await expect(offer(home)).toContainText('Después se guardó otra versión del reporte.');
  await offer(home).getByRole('button', { name: 'Continuar' }).click();
  await home.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(home.getByRole('dialog', { name: 'Hay otra versión guardada' })).toContainText(
    'guardó este reporte',
  );
  for (const page of [office, home, colleague]) await page.context().close();
});

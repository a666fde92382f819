/** Reports that are part of the product: their filters are each person's own, and nobody changes them. */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { pdfPages } from '../../files/read-pdf.ts';
import { readXlsx } from '../../files/read-xlsx.ts';
import { signIn } from '../../portal/portal-client.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';
const STAFF_LIST = 'Plantilla de personal';
const MOVEMENTS = 'Movimientos de personal';

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const filters = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `Filtros de ${name}` });

/** @param search of the list; without one, drafts and the latest reports stand among them. */
async function openList(page: Page, search = '?q=personal'): Promise<void> {
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/reports${search}`));
  await expect(card(page, STAFF_LIST)).toBeVisible();
}

/** Other tests leave drafts, which stand before everything else; of some the report is gone, and so no card shows them. */
async function deleteDrafts(): Promise<void> {
  const client = await signIn(url(''), ADMIN);
  for (const { id, report_id } of await client.call(endpoints.get_drafts, {})) {
    const answer = await client.send(endpoints.delete_draft, {
      query: report_id === null ? { id } : { report_id: String(report_id) },
    });
    expect([200, 404]).toContain(answer.status);
  }
}

async function openFilters(page: Page, name: string): Promise<Locator> {
  await card(page, name)
    .getByRole('button', { name: `Filtros de ${name}` })
    .click();
  await expect(filters(page, name).getByLabel('Estatus')).toBeVisible();
  return filters(page, name);
}

/** @param status given in the form that asks; the saved one otherwise. */
async function download(page: Page, name: string, format: string, status?: string): Promise<Buffer> {
  await card(page, name)
    .getByRole('button', { name: `Descargar ${name}` })
    .click();
  await page.getByRole('menuitem', { name: format }).click();
  const form = page.getByRole('dialog', { name: 'Parámetros del reporte' });
  if (status !== undefined) await form.getByLabel('Estatus').selectOption(status);
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await form.getByRole('button', { name: 'Descargar' }).click();
  return readFile(await (await arriving).path());
}

/** A figure of the database, as its owner and within the organization of the demonstration's first bureau. */
async function figure(query: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.operator', 'on', true)`);
    const { rows: bureaus } = await client.query<{ id: string }>(
      `select id from organizations where domain = 'valle'`,
    );
    await client.query(`select set_config('app.operator', '', true), set_config('app.client_ids', '*', true),
      set_config('app.role', 'SuperAdmin', true)`);
    await client.query(`select set_config('app.organization_id', $1, true)`, [bureaus[0]?.id]);
    const { rows } = await client.query<{ count: string }>(`select count(*) as count ${query}`);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

test('the staff list is of those that left when their status is chosen, in PDF and in Excel', async ({
  page,
}) => {
  await openList(page);
  const form = await openFilters(page, STAFF_LIST);
  await expect(form.getByLabel('Estatus')).toHaveValue('A');
  await expect(form.getByLabel('Estatus').getByRole('option')).toHaveText(['Activo', 'Finiquitado', 'Ambos']);
  await form.getByLabel('Estatus').selectOption('Finiquitado');
  await form.getByRole('button', { name: 'Guardar filtros' }).click();
  await expect(toast(page, 'Filtros guardados')).toBeVisible();

  const left = await figure(`from employees where estatus = 'F'`);
  expect(left).toBeGreaterThan(0);
  const sheet = (await readXlsx(await download(page, STAFF_LIST, 'Excel')))[0];
  const statuses = (sheet?.rows ?? [])
    .flat()
    .filter(({ value }) => value === 'Activo' || value === 'Finiquitado');
  expect(new Set(statuses.map(({ value }) => value))).toEqual(new Set(['Finiquitado']));
  expect(statuses).toHaveLength(left);
  const text = (await pdfPages(await download(page, STAFF_LIST, 'PDF horizontal'))).join(' ');
  expect(text).toContain('Estatus: Finiquitado');
  expect(text.match(/Finiquitado/g)).toHaveLength(left + 1);

  await test.step('a download asks its filters, and remembers them for the person', async () => {
    const both = (await pdfPages(await download(page, STAFF_LIST, 'PDF vertical', 'Ambos'))).join(' ');
    expect(both).toContain('Estatus: Ambos');
    await page.reload();
    const again = await openFilters(page, STAFF_LIST);
    await expect(again.getByLabel('Estatus')).toHaveValue('Ambos');
  });
});

test('the movements keep to the range of dates, and a range in the wrong order is refused by its field', async ({
  page,
}) => {
  await openList(page);
  const form = await openFilters(page, MOVEMENTS);
  await form.getByLabel('Desde').fill('2026-03-31');
  await form.getByLabel('Hasta').fill('2026-03-01');
  await form.getByRole('button', { name: 'Guardar filtros' }).click();
  await expect(form.getByText('“Desde” no puede ser posterior a “Hasta”.')).toBeVisible();
  await expect(form.getByLabel('Desde')).toBeFocused();
  await form.getByLabel('Desde').fill('2026-01-01');
  await form.getByLabel('Hasta').fill('2026-06-30');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Filtros guardados')).toBeVisible();
  const within = await figure(`from movements where movement_date between '2026-01-01' and '2026-06-30'`);
  expect(within).toBeGreaterThan(0);
  const sheet = (await readXlsx(await download(page, MOVEMENTS, 'Excel')))[0];
  const statuses = (sheet?.rows ?? [])
    .flat()
    .filter(({ value }) => value === 'Activo' || value === 'Finiquitado');
  expect(statuses).toHaveLength(within);
});

test('their cards come first, say what they are and offer nothing that changes them', async ({ page }) => {
  await deleteDrafts();
  await openList(page, '');
  const cards = page.getByRole('article');
  await expect(cards.nth(0)).toHaveAccessibleName(MOVEMENTS);
  await expect(cards.nth(1)).toHaveAccessibleName(STAFF_LIST);
  for (const name of [STAFF_LIST, MOVEMENTS]) {
    await expect(card(page, name).getByText('Estático', { exact: true })).toBeVisible();
    await card(page, name)
      .getByRole('button', { name: `Opciones de ${name}` })
      .click();
    await expect(card(page, name).getByRole('menuitem')).toHaveText(['Programar', 'Descargar por partes']);
    await page.keyboard.press('Escape');
    // Whether it is proved already is a matter of time.
    const buttons = card(page, name).getByRole('button').filter({ hasNotText: 'Comprobado' });
    await expect(buttons).toHaveText(['', 'Filtros', 'Descargar']);
    await expect(card(page, name).getByRole('link')).toHaveCount(0);
  }

  await test.step('at 360 px the filters of the movements fit and are accessible', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openFilters(page, MOVEMENTS);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await page.goto(url('/app/reports/create?report_id=229'));
  await expect(page.getByText('Los reportes estáticos son parte de Lienzo')).toBeVisible();
});

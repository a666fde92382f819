/** '¿Qué cambia?' before a report that others use is saved over, and two versions that meet. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';
const OTHER = 'superadmin@lienzo.test';

const greeting = { ...newItem('titulo'), valor: plainRichText('Personal de antes') };
const people = {
  ...newItem('tabla'),
  selected_tables: ['employees'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre completo' },
    { column: 'employees.sbc', data_type: 'numeric' as const, readable_name: 'SBC' },
  ],
};
const before = (changes: Partial<ReportDocument>): ReportDocument => ({
  ...emptyReport(),
  layouts: [greeting, people].map((item, index) => ({ index, separation: false, items: [item] })),
  ...changes,
});
/** The same with another greeting, and the salaries as money. */
function after(changes: Partial<ReportDocument>): ReportDocument {
  const [name, sbc] = people.selected_columns;
  if (name === undefined || sbc === undefined) throw new Error('two columns');
  const table = { ...people, selected_columns: [name, { ...sbc, formato: 'moneda' as const }] };
  const title = { ...greeting, valor: plainRichText('Personal de ahora') };
  return {
    ...before(changes),
    layouts: [title, table].map((item, index) => ({ index, separation: false, items: [item] })),
  };
}

/** A saved report of the Admin, and what they have changed of it without saving. */
async function draftedReport(changes: Partial<ReportDocument>): Promise<number> {
  const client = await signIn(url(''), ADMIN);
  const { result } = await client.call(endpoints.create_report, { body: { reporte: before(changes) } });
  await client.call(endpoints.update_draft, {
    body: { report_id: result.id_report, based_on: result.updated_at, reporte: after(changes) },
  });
  return result.id_report;
}

/** A narrow window shortens the button's words. */
const save = (page: Page) => page.getByRole('button', { name: /^Guardar( cambios)?$/ });
const saved = (page: Page) => page.getByText(/^Guardado \d/);
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Tienes un borrador de la' });
async function goOn(page: Page, id: number): Promise<void> {
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await offer(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Personal de ahora');
}
const titleOf = async (id: number): Promise<string> => {
  const client = await signIn(url(''), ADMIN);
  return JSON.stringify(await client.call(endpoints.get_report, { query: { id: String(id) } }));
};

test('a report that others use is saved once its changes were seen', async ({ page }) => {
  const id = await draftedReport({ nombre: ownName('Plantilla'), auditorio: [TODOS] });
  await signInAs(page, ADMIN);
  await goOn(page, id);
  await save(page).click();
  const review = page.getByRole('dialog', { name: '¿Qué cambia?' });
  await expect(review.getByText(/^Todos los clientes \(\d+\): /)).toBeVisible();
  await expect(
    review.getByText('El contenido del título pasó de “Personal de antes” a “Personal de ahora”.'),
  ).toBeVisible();
  await expect(review.getByText('Páginas del diseño que cambian')).toBeVisible();
  await expect(review.getByText('1 de 1', { exact: true })).toBeVisible();
  await expect(review.getByText(/^200 de 400$/)).toBeVisible();
  await expect(review.getByText('200 distintos')).toBeVisible();
  await expect(review.getByText(/primeras 200 filas/)).toBeVisible();
  const pages = review.getByRole('region', { name: 'Página 1 de las que cambian' });
  await expect(pages.getByText('Como está guardado')).toBeVisible();
  await expect(pages.getByText('✎ Editado').first()).toBeVisible();
  await expect(pages.getByText('Personal de antes', { exact: true })).toBeVisible();
  await expect(pages.getByText('Personal de ahora', { exact: true })).toBeVisible();
  await expectFineAtBothWidths(page);

  await review.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await expect(review).toBeHidden();
  expect(await titleOf(id)).toContain('Personal de antes');
  await page.keyboard.press('Control+s');
  await review.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
  await expect(saved(page)).toBeVisible();
  expect(await titleOf(id)).toContain('Personal de ahora');

  // What was not changed asks nothing.
  const done = page.getByRole('dialog', { name: 'Reporte guardado' });
  await done.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await expect(done).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(done).toBeVisible();
  await expect(review).toBeHidden();
});

test('a report that only its author sees is saved without a question', async ({ page }) => {
  const id = await draftedReport({ nombre: ownName('Propio'), auditorio: [] });
  await signInAs(page, ADMIN);
  await goOn(page, id);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: '¿Qué cambia?' })).toHaveCount(0);
});

test('versions that cannot be compared are told, and can be saved all the same', async ({ page }) => {
  const id = await draftedReport({ nombre: ownName('Sin comparar'), auditorio: [TODOS] });
  await signInAs(page, ADMIN);
  await goOn(page, id);
  let answers = false;
  await page.route('**/report/get_report_changes', (route) =>
    answers
      ? route.continue()
      : route.fulfill({
          status: 503,
          json: { errorList: [{ code: 'query_timeout', message: 'La consulta tardó demasiado.' }] },
        }),
  );
  await save(page).click();
  const review = page.getByRole('dialog', { name: '¿Qué cambia?' });
  await expect(review.getByText('No se pudieron comparar las versiones.')).toBeVisible();
  answers = true;
  await review.getByRole('button', { name: 'Reintentar' }).click();
  await expect(review.getByText('Páginas del diseño que cambian')).toBeVisible();
  await review.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(saved(page)).toBeVisible();
});

/** Somebody else saves another footer while the Admin edits. */
async function saveMeanwhile(id: number, changes: Partial<ReportDocument>): Promise<void> {
  const other = await signIn(url(''), OTHER);
  const report = before(changes);
  const reporte = { ...report, id, page: { ...report.page, footer: plainRichText('De otra persona') } };
  await other.call(endpoints.update_report, { body: { reporte } });
}

test('a save that meets another shows both, and can become a copy', async ({ page }) => {
  const changes: Partial<ReportDocument> = {
    nombre: ownName('Encuentro'),
    auditorio: [TODOS],
  };
  const id = await draftedReport(changes);
  await signInAs(page, ADMIN);
  await goOn(page, id);
  await saveMeanwhile(id, changes);
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Hay otra versión guardada' });
  await expect(question).toContainText(/guardó este reporte a las? \d+:\d\d/);
  await expect(question.getByRole('region', { name: 'Lo que se guardó' })).toContainText(
    'Cambió el pie de página.',
  );
  await expect(question.getByRole('region', { name: 'Lo que cambiaste' })).toContainText('Personal de ahora');
  await expect(question.getByText('La versión guardada', { exact: true })).toBeVisible();
  await expect(question.getByText('La tuya', { exact: true })).toBeVisible();
  await expectFineAtBothWidths(page);

  await question.getByRole('button', { name: 'Guardar como copia' }).click();
  await expect(page.getByLabel('Nombre del reporte')).toHaveValue(`${changes.nombre} (copia)`);
  await expect(page).not.toHaveURL(new RegExp(`report_id=${id}$`));
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Personal de ahora');
  await expect(page.getByRole('button', { name: /^Visible para/ })).toContainText('Nadie');
  expect(await titleOf(id)).toContain('De otra persona');
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Personal de antes');
  await expect(offer(page)).toHaveCount(0);
});

test('of two versions the own one is kept as a draft, or saved over the other', async ({ page }) => {
  const changes: Partial<ReportDocument> = {
    nombre: ownName('Choque'),
    auditorio: [TODOS],
  };
  const id = await draftedReport(changes);
  await signInAs(page, ADMIN);
  await goOn(page, id);
  await saveMeanwhile(id, changes);
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Hay otra versión guardada' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Personal de ahora');
  await save(page).click();
  await question.getByRole('button', { name: 'Abrir la versión guardada' }).click();
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Personal de antes');
  await expect(offer(page)).toContainText('Después se guardó otra versión del reporte.');
  await offer(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Personal de ahora');
  await save(page).click();
  await expect(question.getByText('La tuya', { exact: true })).toBeVisible();
  // A third save comes while the person chooses: it is not saved over unseen.
  await saveMeanwhile(id, { ...changes, orientation: 'horizontal' });
  await question.getByRole('button', { name: 'Guardar la mía' }).click();
  await expect(question.getByText('La orientación pasó de “Vertical” a “Horizontal”.')).toBeVisible();
  await question.getByRole('button', { name: 'Guardar la mía' }).click();
  await expect(saved(page)).toBeVisible();
  const stored = await titleOf(id);
  expect(stored).toContain('Personal de ahora');
  expect(stored).not.toContain('De otra persona');
});

/** Unsaved reports: drafts that follow their author to another machine, and a second tab. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';

/** A saved report of the Admin, and another machine of theirs, which keeps a draft of it with another name. */
async function savedReport(nombre: string) {
  const client = await signIn(url(''), ADMIN);
  const title = { ...newItem('titulo'), valor: plainRichText('Ausentismo') };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [title] }] };
  const { result } = await client.call(endpoints.create_report, { body: { reporte } });
  return {
    id: result.id_report,
    keepElsewhere: (changed: string) =>
      client.call(endpoints.update_draft, {
        body: {
          report_id: result.id_report,
          based_on: result.updated_at,
          reporte: { ...reporte, nombre: changed },
        },
      }),
  };
}

async function openReport(page: Page, id: number): Promise<void> {
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await expect(name(page)).toBeVisible();
}
const name = (page: Page) => page.getByLabel('Nombre del reporte');
const kept = (page: Page) => page.getByText(/^Borrador \d/);
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Tienes un borrador de la' });
const card = (page: Page, owner: string) => page.getByRole('article', { name: owner, exact: true });
const mark = (page: Page, source: string) => card(page, source).getByText('Borrador', { exact: true });
/** The list at one report: others have drafts, too. */
const listOf = (subject: string): string => url(`/app/reports?q=${encodeURIComponent(subject)}`);

/** Waits until what was typed is on the server. */
async function rename(page: Page, as: string): Promise<void> {
  const written = page.waitForResponse(
    (response) =>
      response.url().includes('update_draft') && (response.request().postData() ?? '').includes(as),
  );
  await name(page).fill(as);
  await written;
  await expect(kept(page)).toBeVisible();
}

test('a draft follows its author from another machine, who is told of going on there, and ends with the save', async ({
  page,
}) => {
  const [area, center, ours] = [ownName('Ausentismo'), ownName('Por centro'), ownName('Por persona')];
  const report = await savedReport(area);
  await report.keepElsewhere(center);
  await signInAs(page, ADMIN);
  await page.goto(listOf(area));
  await expect(mark(page, area)).toBeVisible();
  await card(page, area).getByRole('link', { name: area }).first().click();
  await expect(offer(page)).toBeVisible();
  await expect(name(page)).toHaveValue(area);
  await offer(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(name(page)).toHaveValue(center);

  const reported = toast(page, 'También cambiaste este borrador en otra computadora');
  await rename(page, ours);
  await expect(reported).toHaveCount(0);
  await report.keepElsewhere(center);
  await rename(page, `${ours} 2`);
  await expect(reported).toBeVisible();
  await expect(name(page)).toHaveValue(`${ours} 2`);

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const done = page.getByRole('dialog', { name: 'Reporte guardado' });
  await done.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(card(page, `${ours} 2`)).toBeVisible();
  await expect(mark(page, `${ours} 2`)).toHaveCount(0);
});

test('a draft that is discarded is gone in the list, too', async ({ page }) => {
  const rotation = ownName('Rotación');
  const report = await savedReport(rotation);
  await report.keepElsewhere(ownName('Rotación anual'));
  await signInAs(page, ADMIN);
  await openReport(page, report.id);
  await offer(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(card(page, rotation)).toBeVisible();
  await expect(mark(page, rotation)).toHaveCount(0);
});

test('a new report that is incomplete stays as a card of its author, goes on from there, or is deleted', async ({
  page,
}) => {
  const [first, second] = [ownName('Sin imagen'), ownName('Con imagen')];
  await signInAs(page, ADMIN);
  await page.goto(url('/app/reports/create'));
  await page.getByRole('button', { name: /^Agregar Imagen/ }).click();
  await rename(page, first);
  await name(page).fill(second);
  await page.getByRole('link', { name: 'Atrás' }).click();
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Dejar como borrador' }).click();
  await expect(page).toHaveURL(/\/app\/reports$/);
  await expect(mark(page, second)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /y \d+ borrador/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: `Continuar el borrador ${second}` }).click();
  await expect(page.locator('[data-kind="imagen"]')).toHaveCount(1);
  await expect(kept(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Eliminar el borrador ${second}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Borrador eliminado')).toBeVisible();
  await expect(card(page, second)).toHaveCount(0);
});

test('a second tab is told, goes on with the changes, and has the report once the first has left it', async ({
  page,
  context,
}) => {
  const [before, january] = [ownName('Horas extra'), ownName('Horas extra de enero')];
  const { id } = await savedReport(before);
  await signInAs(page, ADMIN);
  await openReport(page, id);
  await name(page).fill(january);

  const second = await context.newPage();
  await openReport(second, id);
  const notice = second.getByRole('status').filter({ hasText: 'abierto en otra pestaña' });
  await expect(notice).toBeVisible();
  await expect(second.getByText('Solo lectura')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Guardar cambios' })).toBeHidden();
  await expect(offer(second)).toHaveCount(0);
  await expectAccessible(second);
  await second.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(second);
  await second.setViewportSize({ width: 1280, height: 800 });

  await notice.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(name(second)).toHaveValue(january);
  await expect(offer(second)).toHaveCount(0);
  await expect(
    page.getByText('Este reporte se sigue editando en otra pestaña.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await second.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(second.getByText(/^Guardado \d/)).toBeVisible();

  // And back again, with what was saved there.
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
  await expect(name(page)).toHaveValue(january);
  await expect(second.getByText('Solo lectura')).toBeVisible();

  // Who goes to another report leaves this one; new reports do not meet.
  await page.goto(url('/app/reports/create'));
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
  for (const address of [`/app/reports/create?report_id=${id}`, '/app/reports/create']) {
    await second.goto(url(address));
    await expect(second.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    await expect(second.getByText('Solo lectura')).toHaveCount(0);
  }
});

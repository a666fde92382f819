/** 'Descarga combinada': several reports of the list as one file, in the order that the person gives them. */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { expect, type Page } from '@playwright/test';
import JSZip from 'jszip';
import { pdfPages } from '../../files/read-pdf.ts';
import { signIn } from '../../portal/portal-client.ts';
import { boxOf } from '../drivers/box-of.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';
/** Of this try alone: one that failed may have left its reports. */
const TRY = Date.now().toString(36);
const NAMES = [`Uno ${TRY}`, `Dos ${TRY}`, `Tres ${TRY}`] as const;
const [ONE, TWO, THREE] = NAMES;
const STATIC = 'Plantilla de personal';
const TITLE = `Cierre de mayo ${TRY}`;

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Combinar ${name}`, exact: true });
const tray = (page: Page) => page.getByRole('region', { name: 'Reportes para combinar' });
const order = (page: Page) => tray(page).getByRole('listitem');
const handle = (page: Page, name: string) =>
  tray(page).getByRole('button', { name: `Mover ${name}`, exact: true });

/** Reports of a page each, whose words say which one it is. */
async function saveReports(): Promise<number[]> {
  const client = await signIn(url(''), MAIL);
  const ids: number[] = [];
  for (const nombre of NAMES) {
    const text = newItem('titulo');
    text.valor = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: `Cuerpo de ${nombre}` }] }],
    };
    const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
    ids.push((await client.call(endpoints.create_report, { body: { reporte } })).result.id_report);
  }
  return ids;
}

async function deleteReports(ids: readonly number[]): Promise<void> {
  const client = await signIn(url(''), MAIL);
  for (const id of ids)
    await client.call(endpoints.delete_report, { query: { id_report: String(id) } }).catch(() => undefined);
}

async function downloadAs(page: Page, format: 'PDF' | 'Word (DOCX)') {
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await tray(page).getByRole('button', { name: 'Descargar reporte' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await arriving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('reports are chosen, ordered by keyboard and mouse, and become one PDF and one Word file', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const ids = await saveReports();
  await signInAs(page, MAIL);
  await page.goto(url(`/app/reports?q=${TRY}`));
  await page.getByRole('button', { name: 'Descarga combinada' }).click();
  const download = tray(page).getByRole('button', { name: 'Descargar reporte' });
  await expect(download).toBeDisabled();
  // Static reports have no checkbox.
  await page.getByRole('searchbox').fill(STATIC);
  await expect(page.getByRole('article', { name: STATIC })).toBeVisible();
  await expect(tick(page, STATIC)).toHaveCount(0);
  await page.getByRole('searchbox').fill(TRY);
  await tick(page, ONE).check();
  await expect(tray(page)).toContainText('Elige al menos 2 reportes.');
  await tick(page, TWO).check();
  await tick(page, THREE).check();
  await expect(tray(page).getByRole('status').first()).toHaveText('3 reportes elegidos');
  await expect(order(page)).toContainText([ONE, TWO, THREE]);

  await handle(page, THREE).press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(order(page)).toContainText([THREE, ONE, TWO]);
  await expect(tray(page)).toContainText(`${THREE}: lugar 1 de 3.`);
  await expect(handle(page, THREE)).toBeFocused();
  const from = await handle(page, TWO).boundingBox();
  const to = await handle(page, ONE).boundingBox();
  if (from === null || to === null) throw new Error('the handles are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(order(page)).toContainText([THREE, TWO, ONE]);

  await tray(page).getByLabel('Título del archivo').fill(TITLE);
  await tray(page).getByLabel('Portada').check();
  const pdf = await downloadAs(page, 'PDF');
  expect(pdf.name).toBe(`${TITLE}.pdf`);
  const pages = await pdfPages(pdf.bytes);
  const contents = [TITLE, `${THREE} 2`, `${TWO} 3`, `${ONE} 4`];
  expect(pages[0]).toMatch(new RegExp(contents.join('[\\s\\S]*')));
  for (const [at, name] of [THREE, TWO, ONE].entries()) expect(pages[at + 1]).toContain(`Cuerpo de ${name}`);
  expect(pages).toHaveLength(4);

  const word = await downloadAs(page, 'Word (DOCX)');
  expect(word.name).toBe(`${TITLE}.docx`);
  const xml = (await (await JSZip.loadAsync(word.bytes)).file('word/document.xml')?.async('string')) ?? '';
  const positions = [THREE, TWO, ONE].map((name) => xml.indexOf(`Cuerpo de ${name}`));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));

  await page.goto(url('/app/descargas'));
  await expect(
    page
      .getByRole('row', { name: `${TITLE}.pdf` })
      .getByText('Listo')
      .filter({ visible: true }),
  ).toBeVisible();
  await deleteReports(ids);
});

test('a report that is gone is named; "Cancelar Descarga" leaves the mode; it fits at 360 px', async ({
  page,
}) => {
  const ids = await saveReports();
  await signInAs(page, MAIL);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url(`/app/reports?q=${TRY}`));
  // One row of actions: the main one, and a menu with the others.
  const more = page.getByRole('button', { name: 'Más opciones de reportes' });
  const create = page.getByRole('main').getByRole('link', { name: 'Crear reporte' });
  const [ofMore, ofCreate] = [await boxOf(more), await boxOf(create)];
  expect(Math.abs(ofMore.y + ofMore.height / 2 - ofCreate.y - ofCreate.height / 2)).toBeLessThan(2);
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Descarga combinada' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar Descarga' })).toBeVisible();
  await expect(more).toBeFocused();
  for (const name of NAMES) await tick(page, name).check();
  await expect(order(page)).toHaveCount(0);
  await tray(page).getByRole('button', { name: 'Orden y opciones' }).click();
  await expect(order(page)).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await deleteReports(ids.slice(1, 2));
  await tray(page).getByRole('button', { name: 'Descargar reporte' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'No se pudo descargar' });
  await expect(dialog).toContainText(`El reporte “${TWO}” ya no existe`);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await tray(page)
    .getByRole('button', { name: `Quitar ${TWO} de la descarga` })
    .click();
  await expect(tray(page)).toContainText('2 reportes elegidos');

  await page.getByRole('button', { name: 'Cancelar Descarga' }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await deleteReports(ids);
});

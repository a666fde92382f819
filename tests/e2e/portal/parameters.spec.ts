/** Parameters of reports: asked before a download, remembered, chosen over the page, made in the editor. */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { expect, type Page } from '@playwright/test';
import { pdfPages } from '../../files/read-pdf.ts';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';
const form = (page: Page) => page.getByRole('dialog', { name: /^Parámetros de/ });
const field = (page: Page, name: string) =>
  form(page).getByRole('combobox', { name: new RegExp(`^${name}`) });

/** A report whose words say which payroll and period it is for. */
function asking(nombre: string): ReportDocument {
  const text = newItem('texto');
  const chip = (parameter: string) => ({ type: 'parameter' as const, attrs: { parameter } });
  text.valor = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Para ' }, chip('n'), { type: 'text', text: ' y ' }, chip('p')],
      },
    ],
  };
  return {
    ...emptyReport(nombre),
    parametros: [
      { id: 'n', nombre: 'Nómina', tipo: 'nomina', requerido: true },
      {
        id: 'p',
        nombre: 'Periodo',
        tipo: 'periodo',
        requerido: true,
        predeterminado: { relativo: 'último periodo cerrado' },
      },
    ],
    layouts: [{ index: 0, separation: false, items: [text] }],
  };
}

async function save(...names: string[]) {
  const client = await signIn(url(''), MAIL);
  const ids: number[] = [];
  for (const nombre of names)
    ids.push(
      (await client.call(endpoints.create_report, { body: { reporte: asking(nombre) } })).result.id_report,
    );
  const remove = async (): Promise<void> => {
    for (const id of ids)
      await client.call(endpoints.delete_report, { query: { id_report: String(id) } }).catch(() => undefined);
  };
  return { ids, remove };
}

async function order(page: Page, nombre: string): Promise<void> {
  await page.getByRole('button', { name: `Descargar ${nombre}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDF vertical' }).click();
  await expect(form(page)).toBeVisible();
}

/** Picks the first choice of a field. @returns its words. */
async function pickFirst(page: Page, name: string): Promise<string> {
  await field(page, name).click();
  const option = page.getByRole('listbox').getByRole('option').first();
  await expect(option).toBeVisible();
  await option.click();
  return field(page, name).inputValue();
}

test('a download asks what the report needs, says what is missing, and remembers the answer', async ({
  page,
}) => {
  const nombre = ownName('Con parámetros');
  const { remove } = await save(nombre);
  await signInAs(page, MAIL);
  await page.goto(url(`/app/reports?q=${encodeURIComponent(nombre)}`));
  await order(page, nombre);
  await expect(field(page, 'Periodo')).toHaveValue('Último periodo cerrado');
  await form(page).getByRole('button', { name: 'Descargar' }).click();
  await expect(form(page).getByText('Elige una nómina.')).toBeVisible();
  await expect(field(page, 'Nómina')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const payroll = await pickFirst(page, 'Nómina');
  expect(payroll).not.toBe('');
  await expect(form(page).getByText(/^Periodo \d+ · /)).toBeVisible();
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await form(page).getByRole('button', { name: 'Descargar' }).click();
  const [text = ''] = await pdfPages(await readFile(await (await arriving).path()));
  expect(text).toContain(`Para ${payroll} y Periodo `);

  await page.reload();
  await order(page, nombre);
  await expect(field(page, 'Nómina')).toHaveValue(payroll);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await remove();
});

test('several reports ask the same once', async ({ page }) => {
  const names = [ownName('Combinado a'), ownName('Combinado b')];
  const { remove } = await save(...names);
  await signInAs(page, MAIL);
  await page.goto(url('/app/reports?q=Combinado'));
  await page.getByRole('button', { name: 'Descarga combinada' }).click();
  for (const name of names)
    await page.getByRole('checkbox', { name: `Combinar ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Descargar reporte' }).click();
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
  await expect(form(page).getByRole('combobox')).toHaveCount(2);
  const payroll = await pickFirst(page, 'Nómina');
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await form(page).getByRole('button', { name: 'Descargar' }).click();
  const pages = await pdfPages(await readFile(await (await arriving).path()));
  expect(pages.filter((text) => text.includes(`Para ${payroll} y Periodo `))).toHaveLength(2);
  await remove();
});

test('a parameter is made in the editor, chosen over the page, and missed where it is gone', async ({
  page,
}) => {
  const nombre = ownName('En el editor');
  const { ids, remove } = await save(nombre);
  await signInAs(page, MAIL);
  await page.goto(url(`/app/reports/create?report_id=${ids[0]}`));
  const bar = page.getByRole('region', { name: 'Valores para diseñar' });
  await expect(bar.getByRole('combobox', { name: /^Periodo/ })).toHaveValue('Último periodo cerrado');
  await page.locator('[data-lz-workspace]').click({ position: { x: 8, y: 8 } });
  await page.getByRole('button', { name: 'Agregar parámetro' }).click();
  const name = page.getByRole('textbox', { name: 'Nombre del parámetro' }).last();
  await name.fill('Área');
  await page.getByRole('combobox', { name: 'Tipo de parámetro' }).last().selectOption('centro_costos');
  await expect(bar.getByRole('combobox', { name: /^Área/ })).toBeVisible();
  // A hint of the button under the pointer belongs to no landmark.
  await page.mouse.move(500, 500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar el parámetro Área' }).click();
  await expect(bar.getByRole('combobox', { name: /^Área/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar el parámetro Periodo' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El texto usa un parámetro que ya no existe').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await remove();
});

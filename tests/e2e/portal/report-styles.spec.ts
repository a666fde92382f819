/** Fonts of a report and of its items, and a style that is kept from one report and applied to another. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { ownName } from '../drivers/own-name.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';

async function createReport(nombre: string, color?: string): Promise<number> {
  const client = await signIn(url(''), ADMIN);
  const title = { ...newItem('titulo'), valor: plainRichText('Carta de recomendación') };
  const items = [
    [{ ...title, estilo_item: { ...(color !== undefined && { color }) } }],
    [{ ...newItem('texto'), valor: plainRichText('A quien corresponda') }],
  ];
  const layouts = items.map((one, index) => ({ index, separation: false, items: one }));
  const reporte: ReportDocument = { ...emptyReport(nombre), layouts };
  return (await client.call(endpoints.create_report, { body: { reporte } })).result.id_report;
}
const open = async (page: Page, id: number): Promise<void> => {
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await page.locator('[data-lz-item]').first().waitFor();
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Guardar( cambios)?$/ }).click();
  await expect(page.getByText(/^Guardado \d/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};
/** The first font that the letters of an item are set in. */
const fontOf = (page: Page, item: number): Promise<string> =>
  page
    .locator('[data-lz-item] .lz-item')
    .nth(item)
    .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '');

test('a report gets a font, a title its own, and their look is kept and applied elsewhere', async ({
  page,
}) => {
  const style = ownName('Cartas');
  const [source, other] = [
    await createReport(ownName('Con estilo'), '#16305a'),
    await createReport(ownName('Sin estilo')),
  ];
  await signInAs(page, ADMIN);
  await test.step('the font of the report is chosen by keyboard, that of a title in its toolbar', async () => {
    await open(page, source);
    const font = page.getByRole('combobox', { name: 'Fuente', exact: true });
    await font.press('ArrowDown');
    await font.press('ArrowDown');
    await font.press('Enter');
    await expect(font).toHaveValue('Source Serif 4');
    expect(await fontOf(page, 1)).toBe('"Lienzo Serif"');
    await page.locator('[data-lz-item]').first().dblclick();
    await page.getByRole('button', { name: 'Fuente: La del reporte' }).click();
    await page.getByRole('menuitem', { name: 'Roboto Condensed' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => fontOf(page, 0)).toBe('"Lienzo Narrow"');
    expect(await fontOf(page, 1)).toBe('"Lienzo Serif"');
    await page.keyboard.press('Control+z');
    await expect.poll(() => fontOf(page, 0)).toBe('"Lienzo Serif"');
    // From the title to its section, and to the report.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
  await test.step('its style is kept under a name', async () => {
    await page.getByRole('button', { name: 'Guardar estilo' }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).last().click();
    await expect(page.getByText('Escribe el nombre del estilo.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Nombre del estilo' }).fill(style);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Aplicar el estilo “${style}”` })).toBeVisible();
    await save(page);
  });
  await test.step('another report is told what changes, and gets it in one step', async () => {
    await open(page, other);
    await page.getByRole('button', { name: `Aplicar el estilo “${style}”` }).click();
    const effect = page.getByRole('group', { name: `Con el estilo “${style}”` });
    await expect(effect).toContainText('La fuente pasa de “Inter” a “Source Serif 4”.');
    await expect(effect).toContainText('Cambia 1 título.');
    await expectFineAtBothWidths(page);
    // On a narrow screen the panel is a drawer that closes.
    if (await effect.isHidden())
      await page.getByRole('button', { name: `Aplicar el estilo “${style}”` }).click();
    await effect.getByRole('button', { name: 'Aplicar estilo' }).press('Enter');
    expect(await fontOf(page, 0)).toBe('"Lienzo Serif"');
    await expect(page.locator('.lz-titulo')).toHaveCSS('color', 'rgb(22, 48, 90)');
    await page.keyboard.press('Control+z');
    await expect.poll(() => fontOf(page, 0)).toBe('"Lienzo Inter"');
    await page.keyboard.press('Control+y');
    await save(page);
    const client = await signIn(url(''), ADMIN);
    const report = await client.call(endpoints.get_report, { query: { id: String(other) } });
    expect(report.page.fuente).toBe('serif');
    await page.getByRole('button', { name: `Aplicar el estilo “${style}”` }).click();
    await expect(page.getByText('Este reporte ya tiene este estilo.')).toBeVisible();
  });
  await test.step('what is added to a new report begins with it once it is the default one', async () => {
    const choose = (more: string) =>
      page.getByRole('button', { name: `Aplicar el estilo “${style}”${more}`, exact: true });
    await page.getByRole('button', { name: `Opciones del estilo “${style}”` }).click();
    await page.getByRole('menuitem', { name: 'Usar para lo nuevo' }).click();
    await expect(choose(', con el que empieza lo nuevo')).toBeVisible();
    await page.goto(url('/app/reports/create'));
    await expect(choose(', con el que empieza lo nuevo')).toBeVisible();
    await page.getByRole('button', { name: /^Agregar Título/ }).click();
    await page.keyboard.type('Constancia');
    await page.keyboard.press('Escape');
    await expect(page.locator('.lz-titulo')).toHaveCSS('color', 'rgb(22, 48, 90)');
    expect(await fontOf(page, 0)).toBe('"Lienzo Serif"');
    await open(page, other);
    await page.getByRole('button', { name: `Opciones del estilo “${style}”` }).click();
    await page.getByRole('menuitem', { name: 'Ya no usar para lo nuevo' }).click();
    await expect(choose('')).toBeVisible();
  });
  await test.step('it is renamed and deleted', async () => {
    await page.getByRole('button', { name: `Opciones del estilo “${style}”` }).click();
    await page.getByRole('menuitem', { name: 'Cambiar nombre' }).click();
    await page.getByRole('textbox', { name: 'Nombre del estilo' }).fill(`${style} nuevas`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Opciones del estilo “${style} nuevas”` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    const question = page.getByRole('group', { name: `¿Eliminar el estilo “${style} nuevas”?` });
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText(`Se eliminó el estilo “${style} nuevas”.`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Aplicar el estilo “${style} nuevas”` })).toBeHidden();
  });
});

import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { carry } from '../drivers/carry.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

const text = (phrase: string, tamaño: number): ReportItem => ({
  ...newItem('texto'),
  ...{ tamaño, valor: plainRichText(phrase) },
});
const twoColumns = () =>
  reportWith(
    [text('uno', 50), { ...newItem('titulo'), tamaño: 50, valor: plainRichText('dos') }],
    [{ ...newItem('linea'), forma: 'rectangulo' }],
  );

/** The kinds of the columns of each section, and their widths: `texto/linea:50 titulo:50`. */
async function columnsOf(page: Page): Promise<string[]> {
  const { layouts } = await reportOf(page);
  return layouts.map(({ items }) =>
    sectionColumns(items)
      .map((column) => `${column.map((item) => item.nombre).join('/')}:${column[0]?.tamaño}`)
      .join(' '),
  );
}

test('an item dragged into a column lands below what is there, where the line stands, as one step', async ({
  page,
  open,
}) => {
  const editor = await open(twoColumns());
  const first = await boxOf(editor.item('texto'));
  await carry(page, editor.item('linea'), { x: first.x + first.width / 2, y: first.y + first.height - 6 });
  const caret = await boxOf(page.locator('[data-lz-stage] > [data-shown]'));
  expect(caret.height).toBeCloseTo(3, 0);
  expect(Math.abs(caret.x - first.x)).toBeLessThan(2);
  expect(Math.abs(caret.width - first.width)).toBeLessThan(2);
  expect(Math.abs(caret.y - (first.y + first.height))).toBeLessThan(8);
  await page.mouse.up();
  await expect.poll(() => columnsOf(page)).toEqual(['texto/linea:50 titulo:50']);
  const [above, below] = [await boxOf(editor.item('texto')), await boxOf(editor.item('linea'))];
  expect(Math.abs(below.x - above.x)).toBeLessThan(1);
  expect(below.y).toBeGreaterThan(above.y + above.height);

  await test.step('its width is that of the column', async () => {
    await editor.item('linea').click();
    const slider = editor.properties.getByRole('slider', { name: 'Ancho en porcentaje' });
    await editor.tab('Diseño');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => columnsOf(page)).toEqual(['texto/linea:45 titulo:50']);
    await page.keyboard.press('Control+z');
  });

  await test.step('undo and redo', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(() => columnsOf(page)).toEqual(['texto:50 titulo:50', 'linea:100']);
    await page.keyboard.press('Control+y');
    await expect.poll(() => columnsOf(page)).toEqual(['texto/linea:50 titulo:50']);
  });
});

test('by keyboard, an item is stacked, moved within its column and out of it, and each place is said', async ({
  page,
  open,
}) => {
  const editor = await open(twoColumns());
  await editor.item('titulo').click();
  await page.keyboard.press('Space');
  const said = page.locator('[data-lz-announcer]');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('Sección 1, columna 1, apilado en el lugar 2 de 2');
  await page.keyboard.press('Space');
  await expect.poll(() => columnsOf(page)).toEqual(['texto/titulo:100', 'linea:100']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => columnsOf(page)).toEqual(['titulo/texto:100', 'linea:100']);
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => columnsOf(page)).toEqual(['texto:50 titulo:50', 'linea:100']);
  await editor.item('titulo').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Apilar bajo el de la izquierda' }).click();
  await expect.poll(() => columnsOf(page)).toEqual(['texto/titulo:100', 'linea:100']);
});

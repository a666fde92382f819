/** Where pages end on the canvas, and how many there are. */
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

const PROSE = 'La nómina de la quincena se calcula con las incidencias. ';

/** The sheets of paper, what lies between them in pixels, and the lines and rows that are not on one of them. */
const papers = (page: Page): Promise<{ count: number; gaps: number[]; outside: string[] }> =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll('[data-lz-page]')].map((one) => one.getBoundingClientRect());
    const lines = [...document.querySelectorAll('[data-lz-item] .lz-rich p')].flatMap((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      return [...range.getClientRects()].map((box) => ({ box, text: block.textContent ?? '' }));
    });
    const rows = [...document.querySelectorAll('[data-lz-item] tr')].map((row) => ({
      box: row.getBoundingClientRect(),
      text: row.textContent ?? '',
    }));
    const outside = [...lines, ...rows].filter(
      ({ box }) => !sheets.some(({ top, bottom }) => box.top > top + 20 && box.bottom < bottom - 20),
    );
    return {
      count: sheets.length,
      gaps: sheets.slice(1).map(({ top }, at) => Math.round(top - (sheets[at]?.bottom ?? 0))),
      outside: outside.map(({ text }) => text.slice(0, 40)),
    };
  });

/** A report of nothing but a long text. */
const prose = (times: number): ReportDocument =>
  reportWith([{ ...newItem('texto'), valor: plainRichText(PROSE.repeat(times)) }]);

/** Opens it, with the cursor in its text. */
async function enterText(editor: EditorDriver): Promise<void> {
  await editor.item('texto').dblclick({ position: { x: 40, y: 12 } });
  await expect(editor.item('texto').getByRole('textbox')).toBeFocused();
}

test('a long table goes on on a page of its own, each page with its number in the footer', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro', '&filas=300');
  await expect(editor.item('tabla').locator('tbody tr').nth(10)).toBeVisible();
  await expect(page.locator('[data-lz-page]')).toHaveCount(1);
  await editor.item('tabla').focus();
  await editor.item('tabla').locator('thead').click();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+d');
  await expect(page.locator('[data-lz-page]')).toHaveCount(2);
  await expect.poll(() => papers(page)).toMatchObject({ count: 2, outside: [] });
  expect(Math.min(...(await papers(page)).gaps)).toBeGreaterThan(12);
  await expect(page.locator('[data-lz-region="footer"]')).toContainText([/1 de unas \d+$/, /… de unas \d+$/]);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z');
  await expect(page.locator('[data-lz-page]')).toHaveCount(1);
});

test('a long text is divided between its lines, and what is typed above moves the rest', async ({
  page,
  open,
}) => {
  const editor = await open(prose(240));
  await enterText(editor);
  await expect.poll(() => papers(page)).toMatchObject({ count: 3, outside: [] });
  await test.step('the caret stays in view in the later part of a divided paragraph', async () => {
    const caret = () =>
      page.evaluate(() => {
        const { focusNode, focusOffset } = getSelection() ?? {};
        if (!focusNode || focusOffset === undefined) return null;
        const range = document.createRange();
        range.setStart(focusNode, focusOffset);
        return range.getBoundingClientRect().top;
      });
    const workspace = await boxOf(page.locator('[data-lz-workspace]'));
    await page.keyboard.press('Control+End');
    for (const key of ['x', 'ArrowUp', 'ArrowUp', 'y', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect.poll(caret).toBeGreaterThan(workspace.y);
      await expect.poll(caret).toBeLessThan(workspace.y + workspace.height);
    }
    const { layouts } = await reportOf(page);
    expect(JSON.stringify(layouts)).toMatch(/y[^}]*x"/);
  });
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => papers(page)).toMatchObject({ count: 3, outside: [] });
  await page.keyboard.press('Delete');
  await expect.poll(() => papers(page)).toMatchObject({ count: 1 });
});

test('an item is dragged onto a later page, and selected there', async ({ page, open }) => {
  const editor = await open(prose(100));
  await expect.poll(() => papers(page)).toMatchObject({ count: 2 });
  const second = page.locator('[data-lz-page]').nth(1);
  await editor.item('texto').click();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+-');
  await page.getByRole('button', { name: 'Agregar nueva sección' }).scrollIntoViewIfNeeded();
  await editor.drag('titulo', second);
  await expect(editor.item('titulo')).toHaveAttribute('data-selected', 'true');
  const [title, paper] = [await boxOf(editor.item('titulo')), await boxOf(second)];
  expect(title.y).toBeGreaterThan(paper.y);
  expect(title.y).toBeLessThan(paper.y + paper.height);
});

test.describe('in a browser that cannot divide a sheet', () => {
  /** The page ends that go through a line of text, and the number of all. */
  const pageEnds = (page: Page): Promise<{ count: number; through: string[] }> =>
    page.evaluate(() => {
      const ends = [...document.querySelectorAll('[data-lz-page-end]')].map(
        (end) => end.getBoundingClientRect().top,
      );
      const lines = [...document.querySelectorAll('[data-lz-item] .lz-rich p')].flatMap((block) => {
        const range = document.createRange();
        range.selectNodeContents(block);
        return [...range.getClientRects()].map((box) => ({ box, text: block.textContent ?? '' }));
      });
      const through = lines.filter(({ box }) =>
        ends.some((end) => end > box.top + 1.5 && end < box.bottom - 1.5),
      );
      return { count: ends.length, through: through.map(({ text }) => text.slice(0, 40)) };
    });

  test('page ends are marked between the lines, and move with what is typed above', async ({
    page,
    open,
  }) => {
    const script = await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    const editor = await open(prose(240));
    await script.dispose();
    await enterText(editor);
    await expect(page.locator('[data-lz-page-end]')).toHaveCount(2);
    await expect(page.locator('[data-lz-page-end]').first()).toHaveText('Fin de la página 1 · pie de página');
    await expect.poll(() => pageEnds(page)).toEqual({ count: 2, through: [] });
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => pageEnds(page)).toEqual({ count: 2, through: [] });
  });
});

test('the bar below and the footer say the pages that the preview has counted, and an estimate before', async ({
  page,
  open,
}) => {
  const editor = await open('registro-nomina', '&filas=60');
  const figure = page.locator('[data-lz-page-figure]');
  const footer = page.locator('[data-lz-region="footer"]').first();
  await expect(figure).toHaveText(/^Cerca de \d+ páginas$/);
  await expect(footer).toHaveText(/Página 1 de unas ([2-9]|\d{2})$/);
  await page.getByText('Vista previa', { exact: true }).click();
  const sheets = page.locator('[data-lz-pages]').getByRole('figure');
  await expect(sheets.first()).toBeVisible();
  const count = await sheets.count();
  await expect(figure).toHaveText(`${count} páginas`);
  await page.getByText('Diseño', { exact: true }).click();
  await expect(figure).toHaveText(`${count} páginas`);
  await expect(footer).toHaveText(new RegExp(`Página 1 de ${count}$`));
  await editor.item('texto').first().click();
  await page.keyboard.press('Control+d');
  await expect(figure).toHaveText(/^Cerca de \d+ páginas$/);
});

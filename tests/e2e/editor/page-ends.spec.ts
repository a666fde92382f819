/** Where pages end on the canvas, and how many there are. */
import { expect, type Page } from '@playwright/test';
import { test } from '../drivers/editor-test.ts';

/** The page ends that go through a line of text or a row, and the number of all. */
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
    const rows = [...document.querySelectorAll('[data-lz-item] tr')].map((row) => ({
      box: row.getBoundingClientRect(),
      text: row.textContent ?? '',
    }));
    const through = [...lines, ...rows].filter(({ box }) =>
      ends.some((end) => end > box.top + 1.5 && end < box.bottom - 1.5),
    );
    return { count: ends.length, through: through.map(({ text }) => text.slice(0, 40)) };
  });

test('a page ends between the rows of a table', async ({ page, open }) => {
  const editor = await open('empleados-por-centro', '&filas=300');
  await expect(editor.item('tabla').locator('tbody tr').nth(10)).toBeVisible();
  await editor.item('tabla').focus();
  await editor.item('tabla').locator('thead').click();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+d');
  await expect(page.locator('[data-lz-page-end]')).toHaveCount(1);
  await expect(page.locator('[data-lz-page-end]')).toHaveText('Fin de la página 1 · pie de página');
  expect((await pageEnds(page)).through).toEqual([]);
});

test('a page ends between the lines of a text, and the end moves with what is typed above it', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.drag('texto', page.locator('[data-lz-section]').first());
  await editor.item('texto').dblclick();
  await page.keyboard.insertText('La nómina de la quincena se calcula con las incidencias. '.repeat(240));
  await expect(page.locator('[data-lz-page-end]')).toHaveCount(2);
  await expect.poll(() => pageEnds(page)).toEqual({ count: 2, through: [] });
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => pageEnds(page)).toEqual({ count: 2, through: [] });
});

test('the bar below says the pages that the preview has counted, and an estimate before', async ({
  page,
  open,
}) => {
  const editor = await open('registro-nomina', '&filas=150');
  const figure = page.locator('[data-lz-page-figure]');
  await expect(figure).toHaveText(/^Cerca de \d+ páginas$/);
  await page.getByText('Vista previa', { exact: true }).click();
  const sheets = page.locator('[data-lz-pages]').getByRole('figure');
  await expect(sheets.first()).toBeVisible();
  const count = await sheets.count();
  await expect(figure).toHaveText(`${count} páginas`);
  await page.getByText('Diseño', { exact: true }).click();
  await expect(figure).toHaveText(`${count} páginas`);
  await editor.item('texto').first().click();
  await page.keyboard.press('Control+d');
  await expect(figure).toHaveText(/^Cerca de \d+ páginas$/);
});

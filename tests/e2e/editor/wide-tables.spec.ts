/** Tables whose columns do not fit: smaller text, or bands one below the other, and their borders. */
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

/** Columns that fit with smaller text, and more that need bands. */
const SMALLER = ['Nombre completo', 'RFC', 'CURP', 'NSS', 'Puesto', 'Salario diario', 'Correo electrónico'];
const BANDS = [
  ...SMALLER,
  'Fecha de nacimiento',
  'Teléfono',
  'Nacionalidad',
  'Fecha de ingreso',
  'Estado civil',
];

async function widthsOf(page: Page): Promise<(number | undefined)[]> {
  const item = (await reportOf(page)).layouts.flatMap(({ items }) => items)[0];
  if (item?.nombre !== 'tabla') throw new Error('the report has no table');
  return item.selected_columns.map(({ ancho }) => ancho);
}

/** The bands of the table: the size of their text, their heads, and the share of each column in their widths. */
const bandsOf = (editor: EditorDriver) =>
  editor
    .item('tabla')
    .locator('table')
    .evaluateAll((bands) =>
      bands.map((band) => {
        const heads = [...band.querySelectorAll('thead :is(th,td)')];
        const { width } = band.getBoundingClientRect();
        return {
          size: getComputedStyle(band).fontSize,
          heads: heads.map(({ textContent }) => textContent),
          shares: heads.map((head) => (head.getBoundingClientRect().width / width) * 100),
        };
      }),
    );

/** How far each handle stands from an edge between two heads, in pixels. */
const distancesOfHandles = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll('[data-lz-item] thead :is(th,td)')].map((head) =>
      head.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('[data-lz-column-border]')].map((handle) => {
      const { left, width, top } = handle.getBoundingClientRect();
      const beside = heads.filter((head) => Math.abs(head.top - top) < 4);
      return Math.min(...beside.map(({ right }) => Math.abs(right - (left + width / 2))));
    });
  });

async function pull(page: Page, border: number, by: number): Promise<void> {
  const handle = page.locator(`[data-lz-column-border="${border}"]`);
  await handle.scrollIntoViewIfNeeded();
  const box = await boxOf(handle);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2, { steps: 6 });
}

test('each band of a wide table has handles at its columns’ edges, and they are pulled there', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(BANDS));
  await editor.item('tabla').click();
  await expect(editor.item('tabla').locator('table')).not.toHaveCount(1);
  const before = await bandsOf(editor);
  const borders = before.reduce((sum, { heads }) => sum + heads.length - 1, 0);
  expect(borders).toBe(BANDS.length - 1);
  await expect(page.locator('[data-lz-column-border]')).toHaveCount(borders);
  await expect.poll(async () => Math.max(...(await distancesOfHandles(page)))).toBeLessThan(1.5);

  // The last border of the last band.
  const last = BANDS.length - 2;
  const handle = page.locator(`[data-lz-column-border="${last}"]`);
  await pull(page, last, 40);
  await expect(handle).toContainText(/^\d+ % \| \d+ %$/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await widthsOf(page)).every((width) => width === undefined)).toBe(true);
  await pull(page, last, 40);
  const shown = (await bandsOf(editor)).at(-1);
  await page.mouse.up();
  await expect.poll(async () => (await widthsOf(page)).at(-1)).toBeGreaterThan(0);
  const widths = await widthsOf(page);
  const firstOfLast = BANDS.length - ((before.at(-1)?.heads.length ?? 0) - 1);
  expect(widths.slice(1, firstOfLast).every((width) => width === undefined)).toBe(true);
  expect(widths.slice(firstOfLast).every((width) => (width ?? 0) > 0)).toBe(true);
  const after = await bandsOf(editor);
  expect(after.map(({ heads, size }) => ({ heads, size }))).toEqual(
    before.map(({ heads, size }) => ({ heads, size })),
  );
  for (const [at, share] of (after.at(-1)?.shares ?? []).entries())
    expect(Math.abs(share - (shown?.shares[at] ?? 0))).toBeLessThan(1);
  await expect.poll(async () => Math.max(...(await distancesOfHandles(page)))).toBeLessThan(1.5);

  await test.step('a click in a later band selects its column, whose mark stands over it', async () => {
    const table = editor.item('tabla').locator('table').last();
    await table.locator('tbody tr').nth(1).locator('td').last().click();
    const mark = page.locator(`[data-lz-selected-column="${BANDS.length - 1}"]`);
    await expect(mark).toHaveCount(1);
    const [band, head, marked] = [
      await boxOf(table),
      await boxOf(table.locator('thead :is(th,td)').last()),
      await boxOf(mark),
    ];
    expect(Math.abs(marked.x - head.x)).toBeLessThan(1.5);
    expect(Math.abs(marked.y - band.y)).toBeLessThan(1.5);
    expect(Math.abs(marked.height - band.height)).toBeLessThan(3);
  });
});

test('pulling a border of a table with smaller text leaves its size, on the page and in the preview', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(SMALLER));
  await editor.item('tabla').click();
  // Once its rows are there.
  await expect.poll(async () => Number.parseFloat((await bandsOf(editor))[0]?.size ?? '')).toBeLessThan(12);
  const [before] = await bandsOf(editor);
  await pull(page, 0, 14);
  await page.mouse.up();
  await expect.poll(async () => (await widthsOf(page))[0]).toBeGreaterThan(0);
  const bands = await bandsOf(editor);
  expect(bands.map(({ size }) => size)).toEqual([before?.size]);
  await page.getByText('Vista previa', { exact: true }).click();
  const printed = page.getByRole('figure').first().locator('table');
  await expect(printed).toHaveCSS('font-size', before?.size ?? '');
  const shares = await printed
    .locator('col')
    .evaluateAll((columns) =>
      columns.map((column) => Number.parseFloat((column as HTMLTableColElement).style.width)),
    );
  for (const [at, share] of shares.entries())
    expect(Math.abs(share - (bands[0]?.shares[at] ?? 0))).toBeLessThan(1);
});

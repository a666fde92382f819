/** The floating bar of items and sections: where it stands, by geometry, and that it is not in the pointer's way. */
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

/** One where the bar stands in the page's margin, one with wide margins, and a telephone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 360, height: 740 },
];

/** Texts of some lines, two to a section and 24 to a page. */
const TEXTS: ReportDocument = {
  ...reportWith(),
  layouts: Array.from({ length: 26 }, (_, index) => ({
    index,
    separation: index > 0 && index % 12 === 0,
    items: [1, 2].map((side) => ({
      ...newItem('texto'),
      tamaño: 50,
      valor: plainRichText(
        `Elemento ${index * 2 + side}: la nómina de la quincena se calcula con las incidencias capturadas hasta el cierre.`,
      ),
    })),
  })),
};

/** What the floating bar covers, its own item included, and whether all of it is seen. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-lz-floating-bar] [role="toolbar"]');
    const buttons = [...(bar?.querySelectorAll('button') ?? [])].map((one) => one.getBoundingClientRect());
    const canvas = document.querySelector('[data-lz-workspace]')?.getBoundingClientRect();
    if (!bar || buttons.length === 0 || canvas === undefined) return null;
    const onCanvas = ({ left, top, right, bottom }: DOMRect): DOMRect => {
      const x = Math.max(left, canvas.left);
      const y = Math.max(top, canvas.top);
      return new DOMRect(x, y, Math.min(right, canvas.right) - x, Math.min(bottom, canvas.bottom) - y);
    };
    const covers = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const items = [...document.querySelectorAll<HTMLElement>('[data-lz-item]')].filter((item) =>
      buttons.some((button) => covers(button, onCanvas(item.getBoundingClientRect()))),
    );
    const isSeen = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { covered: items.map(({ dataset }) => dataset.kind), seen: buttons.every(isSeen) };
  });

test('the bar of each item covers no item, on wide and narrow screens', async ({ page, open }) => {
  const editor = await open('registro-nomina');
  await expect(editor.item('tabla').locator('tbody tr').nth(9)).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const item of await editor.items.all()) {
      await item.focus();
      await item.click({ position: { x: 6, y: 4 } });
      await expect(item).toHaveAttribute('data-selected', 'true');
      await expect.poll(() => barOf(page), `${size.width} px`).toEqual({ covered: [], seen: true });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  }
});

test('the bar of a table that is higher than the canvas stays in view', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const editor = await open('movimientos-afiliatorios', '&filas=40');
  const table = editor.item('tabla');
  await expect(table.locator('tbody tr').nth(9)).toBeVisible();
  await table.click({ position: { x: 40, y: 60 } });
  await page.mouse.move(600, 300);
  for (const distance of [0, 150, 150]) {
    await page.mouse.wheel(0, distance);
    await expect.poll(() => barOf(page)).toEqual({ covered: [], seen: true });
  }
  // Neither the margin nor an edge of the table is seen any more.
  for (let at = 0; at < 8; at += 1) await page.keyboard.press('ControlOrMeta+Equal');
  await expect.poll(() => barOf(page)).toEqual({ covered: [], seen: true });
});

test('a double click in the middle of a text enters it, wherever it stands', async ({ page, open }) => {
  const editor = await open(TEXTS);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // At both sides of a page's beginning and end.
    for (const nth of [0, 1, 22, 23, 24, 51]) {
      const item = editor.item('texto', nth);
      await item.scrollIntoViewIfNeeded();
      const box = await boxOf(item);
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await expect(item.getByRole('textbox'), `${nth} at ${size.width} px`).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-lz-item][data-selected]')).toHaveCount(0);
    }
  }
});

test('the bar of an item near the end of the page is complete, in one line, inside of the canvas', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const editor = await open(TEXTS);
  for (const nth of [0, 1, 22, 23]) {
    const item = editor.item('texto', nth);
    await item.scrollIntoViewIfNeeded();
    await item.click({ position: { x: 6, y: 4 } });
    await expect(item).toHaveAttribute('data-selected', 'true');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const canvas = document.querySelector('[data-lz-workspace]')?.getBoundingClientRect();
          const bar = document.querySelector('[data-lz-floating-bar] [role="toolbar"]');
          const boxes = [...(bar?.querySelectorAll('button') ?? [])].map((one) =>
            one.getBoundingClientRect(),
          );
          if (canvas === undefined || boxes.length === 0) return null;
          const lines = Math.min(
            new Set(boxes.map(({ left }) => Math.round(left))).size,
            new Set(boxes.map(({ top }) => Math.round(top))).size,
          );
          const inside = boxes.every(
            ({ left, right, top, bottom }) =>
              left >= canvas.left && right <= canvas.right && top >= canvas.top && bottom <= canvas.bottom,
          );
          return { lines, inside };
        }),
      )
      .toEqual({ lines: 1, inside: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test('a header that is edited has an outline, and its bar covers no title', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const editor = await open('registro-nomina');
  await editor.properties.getByRole('switch', { name: 'Encabezado de página' }).check();
  await expect(page.getByRole('textbox', { name: 'Texto del encabezado' })).toBeFocused();
  await expect(page.locator('[data-lz-region="header"]').first()).toHaveCSS('outline-style', 'solid');
  await expect.poll(() => barOf(page)).toEqual({ covered: [], seen: true });
});

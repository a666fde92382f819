/** The paged preview beside the canvas: opened, followed, made wider, remembered; in its place where there is no room. */
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { itemRenders } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

/** Receipts enough for several pages. */
const FEW = '&filas=24';

const paneOf = (page: Page) => page.getByRole('complementary', { name: 'Vista previa' });
const sheetOf = (page: Page, number: number) =>
  paneOf(page)
    .getByRole('figure')
    .nth(number - 1);
const borderOf = (page: Page) => page.getByRole('separator', { name: 'Ancho de la vista previa' });
const toggleOf = (page: Page) => page.getByRole('button', { name: /vista previa.*\(F9\)$/i });

test('the preview opens beside the canvas and follows what is typed there', async ({ page, open }) => {
  const editor = await open('recibo-nomina', FEW);
  await toggleOf(page).click();
  await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(sheetOf(page, 1)).toContainText('Recibo de nómina');
  // The palette makes way on a screen of this width, and can be called back.
  await expect(page.getByRole('complementary', { name: 'Elementos' })).toBeHidden();
  await expect(editor.item('titulo')).toBeVisible();
  await editor.item('titulo').dblclick();
  await page.keyboard.press('End');
  const before = await itemRenders(page);
  await page.keyboard.type(' quincenal');
  expect((await itemRenders(page)) - before).toBeLessThanOrEqual(' quincenal'.length);
  await expect(sheetOf(page, 1)).toContainText('Recibo de nómina quincenal');
  await expect(editor.item('titulo').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(sheetOf(page, 1)).not.toContainText('quincenal');
});

test('pages stay while others are laid out, and rows are asked for only when the data changes', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro', '&filas=40');
  await page.keyboard.press('Tab');
  await page.keyboard.press('F9');
  await expect(sheetOf(page, 1).locator('tbody tr').first()).toBeVisible();
  const waited = await page.evaluateHandle(`(() => {
    const seen = { waits: 0 };
    const pane = document.querySelector('[data-lz-preview]');
    new MutationObserver(() => {
      if (pane.textContent.includes('Trayendo datos')) seen.waits += 1;
    }).observe(pane, { childList: true, subtree: true });
    return seen;
  })()`);
  await editor.item('titulo').click();
  await editor.properties.getByText('Sección', { exact: true }).click();
  await expect(sheetOf(page, 1).locator('.lz-title-2').first()).toBeVisible();
  await editor.item('tabla').first().click();
  await editor.properties.getByRole('combobox', { name: 'Agrupar por' }).click();
  await page.getByRole('option', { name: 'Puesto', exact: true }).click();
  await expect(sheetOf(page, 1)).toContainText('Puesto: ');
  expect(await waited.jsonValue()).toEqual({ waits: 0 });
});

test('it scrolls to the page of the selected item', async ({ page, open }) => {
  const editor = await open('grande');
  await editor.items.first().click();
  await page.keyboard.press('F9');
  await expect(sheetOf(page, 1)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(editor.items.last()).toBeFocused();
  const last = paneOf(page).getByRole('figure').last();
  await expect(last).toBeInViewport();
  await expect(last).toContainText('Elemento 499');
  await expect(sheetOf(page, 1)).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(sheetOf(page, 1)).toBeInViewport();
  // A section counts as its first item.
  await editor.selectSection(25);
  await expect(paneOf(page).getByRole('figure').filter({ hasText: 'Elemento 48:' })).toBeInViewport();
});

test('keys toggle it, move its border, and leave the focus where it can be seen', async ({ page, open }) => {
  const editor = await open('recibo-nomina', FEW);
  await editor.item('titulo').click();
  await page.keyboard.press('F9');
  await expect(paneOf(page)).toBeVisible();
  await expect(editor.item('titulo')).toBeFocused();
  await expect(page.locator('[data-lz-announcer]')).toHaveText('Vista previa abierta al lado de la página.');
  const border = borderOf(page);
  await expect(border).toHaveAttribute('aria-valuenow', '45');
  const width = async () => (await paneOf(page).boundingBox())?.width ?? 0;
  const first = await width();
  await border.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(border).toHaveAttribute('aria-valuenow', '50');
  await expect.poll(width).toBeGreaterThan(first);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(border).toHaveAttribute('aria-valuenow', '25');
  const box = await boxOf(border);
  await page.mouse.move(box.x + 4, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x - 200, box.y + 200, { steps: 5 });
  await expect.poll(async () => Number(await border.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
  await page.keyboard.press('Escape');
  await expect(border).toHaveAttribute('aria-valuenow', '25');
  await page.mouse.up();
  await test.step('it is remembered', async () => {
    await open('recibo-nomina', FEW);
    await expect(sheetOf(page, 1).locator('tbody tr').first()).toBeVisible();
    await expect(border).toHaveAttribute('aria-valuenow', '25');
  });
  await page.getByRole('button', { name: 'Cerrar la vista previa', exact: true }).press('Enter');
  await expect(paneOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Elementos' })).toBeVisible();
  await open('recibo-nomina', FEW);
  await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'false');
});

test('where there is no room it takes the place of the canvas, and the same key brings that back', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const editor = await open('recibo-nomina', FEW);
  await expect(toggleOf(page)).toBeHidden();
  await editor.item('titulo').click();
  await page.keyboard.press('F9');
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(editor.item('titulo')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Páginas' })).toBeFocused();
  await page.keyboard.press('F9');
  await expect(editor.item('titulo')).toBeVisible();
  await expect(editor.item('titulo')).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  // The editor has noticed that there is room.
  await expect(toggleOf(page)).toBeVisible();
  await page.keyboard.press('F9');
  await expect(paneOf(page)).toBeVisible();
  // Made narrow, it goes; there is room again, it is there again.
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(paneOf(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(paneOf(page)).toBeVisible();
});

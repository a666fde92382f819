/** The directory on a phone and on a desk, in both schemes: nothing overflows, and axe finds nothing. */
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { expectAccessible, expectFineAtBothWidths, expectNoSidewaysScroll } from '../drivers/screen.ts';

const CONTENT = {
  Recibos: null,
  'Un nombre muy largo que no cabe en la pantalla de un teléfono.txt': 'x',
  'b.csv': 'a,b',
};

/** Once with every rule; what is narrower is laid out otherwise, and what is darker has other colours. */
async function expectFine(page: Page): Promise<void> {
  await expectFineAtBothWidths(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('menu, dialogs, details and preview are accessible in both schemes, and fit', async ({ page }) => {
  const folder = await makeFolder(CONTENT);
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('b.csv').getByRole('checkbox').check();
  await directory.row('b.csv').getByRole('button', { name: 'Opciones de b.csv' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectFine(page);
  await page.getByRole('menuitem', { name: 'Mover archivo' }).click();
  await expect(page.getByRole('button', { name: 'Recibos', exact: true })).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ver detalles' }).click();
  await expect(page.getByText('Creado por')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cerrar los detalles' }).click();
  await directory.grid.focus();
  await page.keyboard.press('?');
  await expect(directory.dialog('Atajos de teclado')).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await directory.row('b.csv').getByRole('button', { name: 'Vista previa de b.csv' }).click();
  await expect(page.getByRole('cell', { name: 'a', exact: true })).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quitar la selección' }).click();
  await page.getByRole('button', { name: 'Carga de documentos' }).click();
  await expect(directory.dialog('Carga de documentos')).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Ver detalles' }).click();
  await expect(page.getByRole('dialog', { name: 'Detalles y actividad' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('by finger a tap opens, and boxes of 24 pixels select', async ({ browser }) => {
  const folder = await makeFolder(CONTENT);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 740 },
    locale: 'es-MX',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const directory = await DirectoryPage.open(page, folder.id);
  await page.setViewportSize({ width: 360, height: 740 });
  const checkbox = directory.row('b.csv').getByRole('checkbox');
  // Once the menu beside the list is gone.
  await expect.poll(async () => (await checkbox.boundingBox())?.x).toBeLessThan(100);
  const box = await checkbox.boundingBox();
  if (box === null) throw new Error('the row has no box');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  // A tap beside the box selects, too, and opens nothing.
  await directory.row('b.csv').tap({ position: { x: box.width / 2, y: 4 } });
  await expect(page.getByText('1 elemento seleccionado')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar la selección' }).tap();
  await directory.row('b.csv').tap();
  await expect(page.getByRole('dialog', { name: 'Vista previa de b.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la vista previa' }).tap();
  await directory.row('Recibos').tap();
  await expect(directory.heading()).toHaveText('Recibos');
  await context.close();
});

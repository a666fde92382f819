/** The directory on a phone and on a desk, in both schemes: nothing overflows, and axe finds nothing. */
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';

const CONTENT = {
  Recibos: null,
  'Un nombre muy largo que no cabe en la pantalla de un teléfono.txt': 'x',
  'b.csv': 'a,b',
};

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)
  test(`list, menu, dialogs, details, preview and bin at ${width} px in ${colorScheme} colours`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const folder = await makeFolder(CONTENT);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 780 },
      colorScheme,
      locale: 'es-MX',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const directory = await DirectoryPage.open(page, folder.id);
    await page.setViewportSize({ width, height: 780 });
    await expect(directory.row('Recibos')).toBeVisible();
    await expectFine(page);
    await directory.row('b.csv').getByRole('checkbox').check();
    await expectFine(page);
    await directory.row('b.csv').getByRole('button', { name: 'Opciones de b.csv' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectFine(page);
    await page.getByRole('menuitem', { name: 'Mover archivo' }).click();
    await expect(page.getByRole('button', { name: 'Recibos', exact: true })).toBeVisible();
    await expectFine(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ver detalles' }).click();
    await expect(page.getByText('Creado por')).toBeVisible();
    await expectFine(page);
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
    await page.goto(url(`/app/directorio/papelera`));
    await expect(directory.heading()).toHaveText('Papelera');
    await expectFine(page);
    await context.close();
  });

test('on a phone a tap opens, and the boxes select', async ({ browser }) => {
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
  await directory.row('b.csv').getByRole('checkbox').tap();
  await expect(page.getByText('1 elemento seleccionado')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la selección' }).tap();
  await directory.row('b.csv').tap();
  await expect(page.getByRole('dialog', { name: 'Vista previa de b.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la vista previa' }).tap();
  await directory.row('Recibos').tap();
  await expect(directory.heading()).toHaveText('Recibos');
  await context.close();
});

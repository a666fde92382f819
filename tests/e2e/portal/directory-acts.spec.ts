/** What was done in the directory is seen, found again and taken back. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { heading, toast } from '../drivers/screen.ts';

const focusedRole = (page: Page) =>
  page.evaluate('document.activeElement?.getAttribute("role") ?? document.activeElement?.tagName');

test('a move says what went where, leads there, and is undone by the toast and by Ctrl+Z', async ({
  page,
}) => {
  const folder = await makeFolder({ Contratos: null, 'acta.txt': 'Acta', 'nota.txt': 'Nota' });
  const directory = await DirectoryPage.open(page, folder.id);
  const moveToContracts = async (): Promise<void> => {
    await directory.choose('acta.txt', 'Mover archivo');
    const move = directory.dialog('Mover archivo');
    await move.getByRole('button', { name: 'Contratos', exact: true }).click();
    await move.getByRole('button', { name: 'Mover a “Contratos”' }).click();
    await expect(directory.row('acta.txt')).toHaveCount(0);
  };
  await moveToContracts();
  const moved = toast(page, '“acta.txt” se movió a “Contratos”.').last();
  await moved.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(directory.row('acta.txt')).toBeVisible();
  await expect.poll(() => directory.selected()).toEqual(['acta.txt']);
  expect(await focusedRole(page)).toBe('grid');

  await moveToContracts();
  await directory.grid.focus();
  await page.keyboard.press('Control+z');
  await expect(toast(page, '“acta.txt” está de nuevo en su carpeta.').first()).toBeVisible();
  await expect.poll(() => directory.selected()).toEqual(['acta.txt']);

  await moveToContracts();
  await moved.getByRole('button', { name: 'Ir a la carpeta' }).click();
  await expect(heading(page)).toHaveText('Contratos');
  await expect.poll(() => directory.selected()).toEqual(['acta.txt']);
  await expect(page).not.toHaveURL(/elegidos/);
  await page.goBack();
  await expect(heading(page)).toHaveText(folder.name);
});

test('Ctrl+Z takes back one thing after the other: a rename, then a deletion', async ({ page }) => {
  const folder = await makeFolder({ 'acta.txt': 'Acta', 'nota.txt': 'Nota' });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('acta.txt').click();
  await page.keyboard.press('Delete');
  await expect(directory.row('acta.txt')).toHaveCount(0);
  await directory.choose('nota.txt', 'Cambiar nombre');
  await page.getByLabel('Nombre nuevo').fill('apunte');
  await page.keyboard.press('Enter');
  await expect.poll(() => directory.selected()).toEqual(['apunte.txt']);
  await directory.grid.focus();
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'El nombre es de nuevo “nota.txt”.')).toBeVisible();
  await expect.poll(() => directory.selected()).toEqual(['nota.txt']);
  await page.keyboard.press('Control+z');
  await expect(toast(page, `Se restauró “acta.txt” en “${folder.name}”.`)).toBeVisible();
  await expect.poll(() => directory.selected()).toEqual(['acta.txt']);
  // Nothing is left to take back, and what one writes has an undo of its own.
  await page.keyboard.press('Control+z');
  await expect.poll(() => directory.names()).toEqual(['acta.txt', 'nota.txt']);
});

test('what leaves the bin says where it is and under which name, and leads there', async ({ page }) => {
  const folder = await makeFolder({ 'acta.txt': 'Acta' });
  await folder.client.call(endpoints.delete_items, { body: { ids: Object.values(folder.ids) } });
  await folder.client.upload(endpoints.upload_file, {
    query: { folder_id: folder.id },
    file: new File(['Otra'], 'acta.txt'),
  });
  await DirectoryPage.open(page);
  await page.goto(url(`/app/directorio/papelera`));
  await page
    .getByRole('row', { name: 'acta.txt' })
    .filter({ hasText: folder.name })
    .getByRole('button', { name: 'Restaurar acta.txt' })
    .press('Enter');
  const said = toast(page, `Se restauró en “${folder.name}” como “acta (2).txt”`);
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Ir a la carpeta' }).click();
  await expect(heading(page)).toHaveText(folder.name);
  const directory = new DirectoryPage(page);
  await expect.poll(() => directory.selected()).toEqual(['acta (2).txt']);
});

test('of hundreds of rows those in sight are drawn; a new one is shown, and coming back finds the place', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = await makeFolder({});
  const names = Array.from({ length: 240 }, (_, n) => `Lote ${100 + n}`);
  for (let from = 0; from < names.length; from += 24)
    await Promise.all(
      names
        .slice(from, from + 24)
        .map((folder_name) =>
          folder.client.call(endpoints.new_folder, { body: { folder_parent_id: folder.id, folder_name } }),
        ),
    );
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('Lote 100')).toBeVisible();
  await expect(directory.grid).toHaveAttribute('aria-rowcount', '241');
  expect(await directory.grid.getByRole('row').count()).toBeLessThan(60);
  await directory.grid.focus();
  await page.keyboard.press('Alt+n');
  await page.getByLabel('Nombre de la carpeta').fill('Lote 330 bis');
  await page.keyboard.press('Enter');
  await expect(directory.row('Lote 330 bis')).toBeInViewport();
  await expect.poll(() => directory.selected()).toEqual(['Lote 330 bis']);
  await expect(directory.grid).toBeFocused();
  // The first one is not left under the head; far rows are selected by the keyboard, too.
  await page.keyboard.press('Home');
  await expect.poll(() => directory.selected()).toEqual(['Lote 100']);
  const [head, first] = [page.getByRole('columnheader').first(), directory.row('Lote 100')];
  await expect
    .poll(async () => {
      const [above, below] = [await head.boundingBox(), await first.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(-1);
  await page.keyboard.press('End');
  await expect(directory.row('Lote 339')).toBeInViewport();
  await expect.poll(() => directory.selected()).toEqual(['Lote 339']);
  await page.keyboard.press('Enter');
  await expect(directory.heading()).toHaveText('Lote 339');
  await page.goBack();
  await expect(directory.row('Lote 339')).toBeVisible();
  // The row that one left is still selected; from some rows the box leads to all, and from all to none.
  await expect(page.getByText('1 elemento seleccionado')).toBeVisible();
  await page.getByLabel('Seleccionar todo').click();
  await expect(page.getByText('241 elementos seleccionados')).toBeVisible();
  await page.getByLabel('Seleccionar todo').click();
  await expect(page.getByRole('searchbox', { name: 'Buscar en el directorio' })).toBeVisible();
});

test('what a search found is shown in its folder by its menu, with mouse and keyboard', async ({ page }) => {
  const word = `hallado${Date.now()}`;
  const name = `Expediente ${word}.txt`;
  const folder = await makeFolder({ [name]: 'a', 'acta.txt': 'b' });
  const directory = await DirectoryPage.open(page);
  await page.getByRole('searchbox', { name: 'Buscar en el directorio' }).fill(word);
  await directory.choose(name, 'Ir a la carpeta');
  await expect(heading(page)).toHaveText(folder.name);
  await expect.poll(() => directory.selected()).toEqual([name]);
  await page.goBack();
  await expect(directory.row(name)).toBeVisible();
  await directory.grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Vista previa' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Ir a la carpeta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(folder.name);
});

test('a preview has its own address and its place among the files of the list', async ({ page }) => {
  const folder = await makeFolder({
    Recibos: null,
    'a.txt': 'Primero',
    'b.txt': 'Segundo',
    'c.txt': 'Tercero',
  });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.choose('b.txt', 'Vista previa');
  const preview = page.getByRole('dialog', { name: /^Vista previa de/ });
  await expect(preview.getByText('Segundo')).toBeVisible();
  await expect(preview.getByText('2 de 3')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`vista=${folder.ids['b.txt']}`));
  await page.reload();
  await expect(preview.getByText('Segundo')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByText('3 de 3')).toBeVisible();
  await expect(preview.getByText('Tercero')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await preview.getByRole('button', { name: 'Archivo anterior' }).click();
  await preview.getByRole('button', { name: 'Archivo anterior' }).click();
  await expect(preview.getByText('1 de 3')).toBeVisible();
  await expect(preview.getByText('Primero')).toBeVisible();
  await page.goBack();
  await expect(preview).toHaveCount(0);
  await expect(page).not.toHaveURL(/vista=/);
  await expect(heading(page)).toHaveText(folder.name);

  await test.step('files that are dragged over the list see the whole of it as their target', async () => {
    const drag = (type: string) =>
      directory.grid.evaluate((element, event) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'x.txt'));
        element.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }));
      }, type);
    await drag('dragover');
    await expect(directory.grid).toHaveCSS('outline-style', 'dashed');
    await drag('dragleave');
    await expect(directory.grid).not.toHaveCSS('outline-style', 'dashed');
  });
  await directory.choose('Recibos', 'Abrir');
  await expect(heading(page)).toHaveText('Recibos');

  await test.step('a preview whose file is gone leaves the list, and says so', async () => {
    await page.goto(url(`/app/directorio/${folder.id}?vista=${crypto.randomUUID()}`));
    await expect(directory.row('a.txt')).toBeVisible();
    await expect(page).not.toHaveURL(/vista=/);
    await expect(page.getByRole('alert').first()).toBeVisible();
  });
});

test('six rows are in sight in low windows', async ({ page }) => {
  const content = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`documento ${n + 1}.txt`, 'x']));
  const folder = await makeFolder(content);
  const directory = await DirectoryPage.open(page, folder.id);
  for (const [width, height] of [
    [1280, 600],
    [640, 400],
    [640, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let n = 1; n <= 6; n += 1)
      await expect(directory.row(`documento ${n}.txt`), `${width} × ${height}`).toBeInViewport({
        ratio: 0.99,
      });
  }
});

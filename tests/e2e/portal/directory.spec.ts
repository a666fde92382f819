/** The directory's list: opening, selecting, sorting, searching, changing; by mouse and by keyboard. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';

const CONTENT = {
  Recibos: null,
  Contratos: null,
  'acta.txt': 'Acta constitutiva',
  'Nómina 2.csv': 'a,b',
  'Nómina 10.csv': 'a,b,c,d,e,f',
};
const SORTED = ['Contratos', 'Recibos', 'acta.txt', 'Nómina 2.csv', 'Nómina 10.csv'];

test('a double click opens a folder and downloads a file; the path leads back', async ({ page }) => {
  const folder = await makeFolder(CONTENT);
  const directory = await DirectoryPage.open(page, folder.id);
  await expect.poll(() => directory.names()).toEqual(SORTED);
  await test.step('details, subscription and history stand beside the list', async () => {
    await page.keyboard.press('Alt+i');
    const panel = page.getByRole('complementary', { name: 'Detalles y actividad' });
    await expect(panel.getByText('2 carpetas, 3 archivos')).toBeVisible();
    await panel.getByLabel('Recibir avisos de esta carpeta').click();
    await directory.expectToast('¡Tu suscripción fue registrada exitosamente!');
    await panel.getByRole('tab', { name: 'Historial' }).click();
    await expect(panel.getByText('Subiste un archivo').first()).toBeVisible();
    await expect(panel.getByText('Creaste una carpeta').first()).toBeVisible();
    await page.reload();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Alt+i');
    await expect(panel).toHaveCount(0);
  });
  const download = page.waitForEvent('download');
  await directory.row('acta.txt').dblclick();
  expect((await download).suggestedFilename()).toBe('acta.txt');
  await directory.row('Recibos').dblclick();
  await expect(directory.heading()).toHaveText('Recibos');
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Ruta de la carpeta' })
    .getByRole('link', { name: folder.name })
    .click();
  await expect(directory.heading()).toHaveText(folder.name);
});

/** In a folder with `CONTENT`. */
async function walkByKeyboard(page: Page, directory: DirectoryPage): Promise<void> {
  await expect(directory.row('Contratos')).toBeVisible();
  await directory.grid.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => directory.selected()).toEqual(['Contratos']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => directory.selected()).toEqual(['Recibos']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => directory.selected()).toEqual(['Contratos', 'Recibos']);
  await page.keyboard.press('End');
  await expect.poll(() => directory.selected()).toEqual(['Nómina 10.csv']);
  await page.keyboard.press('Control+a');
  await expect.poll(() => directory.selected()).toEqual(SORTED);
  await page.keyboard.press('Escape');
  await expect.poll(() => directory.selected()).toEqual([]);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect.poll(() => directory.selected()).toEqual([]);
  await page.keyboard.type('nom');
  await expect.poll(() => directory.selected()).toEqual(['Nómina 2.csv']);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(directory.heading()).toHaveText('Contratos');
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible();
  await page.goBack();
  await expect(directory.row('Contratos')).toBeVisible();
}

test('rows are selected by mouse and keyboard, and their menus offer what the role may do', async ({
  page,
}) => {
  const folder = await makeFolder(CONTENT);
  const directory = await DirectoryPage.open(page, folder.id);

  await test.step('by click, Ctrl and Shift; the bar acts on them', async () => {
    await directory.row('Contratos').click();
    await directory.row('acta.txt').click({ modifiers: ['Shift'] });
    await expect.poll(() => directory.selected()).toEqual(['Contratos', 'Recibos', 'acta.txt']);
    await directory.row('Recibos').click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => directory.selected()).toEqual(['Contratos', 'acta.txt']);
    await expect(page.getByText('2 elementos seleccionados')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('carpeta.zip');
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect.poll(() => directory.names()).toEqual(['Recibos', 'Nómina 2.csv', 'Nómina 10.csv']);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => directory.names()).toEqual(SORTED);
  });

  await test.step('the keyboard walks, selects, jumps, opens and goes back', () =>
    walkByKeyboard(page, directory));

  await test.step('the menu of a row opens by right click and by keyboard', async () => {
    await directory.row('acta.txt').click({ button: 'right' });
    const entries = page.getByRole('menu').getByRole('menuitem');
    await expect(entries).toHaveText([
      'Vista previa',
      'Cambiar nombre',
      'Actualizar archivo',
      'Ver detalle',
      'Descargar',
      'Mover archivo',
      'Eliminar',
    ]);
    await page.keyboard.press('Escape');
    await expect(directory.grid).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+F10');
    await expect(entries).toHaveText([
      'Abrir',
      'Cambiar nombre',
      'Compartir URL',
      'Ver detalle',
      'Mover archivo',
      'Eliminar',
    ]);
  });
});

test('names are changed and folders created by keyboard; what is wrong is said by the field', async ({
  page,
}) => {
  const folder = await makeFolder(CONTENT);
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('acta.txt')).toBeVisible();
  await page.keyboard.press('Alt+n');
  const create = directory.dialog('Crear directorio');
  await create.getByLabel('Nombre de la carpeta').fill('con/diagonal');
  await page.keyboard.press('Enter');
  await expect(create.getByText(/letras|números/i).first()).toBeVisible();
  await create.getByLabel('Nombre de la carpeta').fill('recibos');
  await page.keyboard.press('Enter');
  await expect(create.getByText('Existe una con el mismo nombre')).toBeVisible();
  await create.getByLabel('Nombre de la carpeta').fill('Finiquitos');
  await page.keyboard.press('Enter');
  await directory.expectToast('¡Tu carpeta fue creada exitosamente!');
  await expect(directory.row('Finiquitos')).toBeVisible();

  await directory.grid.focus();
  await page.keyboard.type('acta');
  await page.keyboard.press('F2');
  const rename = directory.dialog('Cambiar nombre');
  await expect(rename.getByLabel('Nombre nuevo')).toHaveValue('acta');
  await expect(rename.getByText('.txt', { exact: true })).toBeVisible();
  await page.keyboard.type('Acta 2026');
  await page.keyboard.press('Enter');
  await expect(directory.row('Acta 2026.txt')).toBeVisible();

  await directory.choose('Recibos', 'Cambiar nombre');
  await rename.getByLabel('Nombre nuevo').fill('contratos');
  await page.keyboard.press('Enter');
  await expect(rename.getByText('Ya existe una carpeta con ese nombre.')).toBeVisible();
  // The field says it; a toast beside it would say it twice.
  await expect(page.getByText('Ocurrió un error al renombrar...')).toHaveCount(0);
});

test('order and search stay in the URL; accents and case do not matter', async ({ page }) => {
  const folder = await makeFolder({ ...CONTENT, 'Éxito único.txt': 'x' });
  const directory = await DirectoryPage.open(page, folder.id);
  await page.getByRole('button', { name: 'Peso' }).click();
  await expect(page.getByRole('columnheader', { name: 'Peso' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await directory.names()).at(2)).toBe('acta.txt');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Peso' })).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('/');
  await page.keyboard.type('exito UNICO');
  await expect(page).toHaveURL(/q=exito/);
  await expect(directory.row('Éxito único.txt').filter({ hasText: folder.name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('exito UNICO');
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(directory.row('Recibos')).toBeVisible();
});

test('things are moved by dragging onto a folder, and by the list of folders', async ({ page }) => {
  const folder = await makeFolder(CONTENT);
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('acta.txt').dragTo(directory.row('Recibos'));
  await directory.expectToast('“acta.txt” se movió a “Recibos”.');
  await expect(directory.row('acta.txt')).toHaveCount(0);

  await directory.choose('Contratos', 'Mover archivo');
  const move = directory.dialog('Mover archivo');
  await expect(move.getByRole('button', { name: 'Contratos', exact: true })).toHaveCount(0);
  await move.getByRole('button', { name: 'Mover aquí' }).click();
  await directory.expectToast('Elige la carpeta destino');
  await move.getByRole('button', { name: 'Abrir Recibos' }).click();
  await expect(move.getByText('Aquí no hay más carpetas.')).toBeVisible();
  await move.getByRole('button', { name: 'Carpeta anterior' }).click();
  await move.getByRole('button', { name: 'Recibos', exact: true }).click();
  await move.getByRole('button', { name: 'Mover a “Recibos”' }).click();
  await expect(directory.row('Contratos')).toHaveCount(0);
  await directory.row('Recibos').dblclick();
  await expect.poll(() => directory.names()).toEqual(['Contratos', 'acta.txt']);
});

test('what could not be moved or deleted stays selected, with the reason', async ({ page }) => {
  const folder = await makeFolder({ ...CONTENT, 'otra.txt': 'x' });
  await folder.client.upload(endpoints.upload_file, {
    query: { folder_id: folder.ids.Recibos ?? '' },
    file: new File(['Otra acta'], 'acta.txt'),
  });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('acta.txt').click();
  await directory.row('otra.txt').click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Mover', exact: true }).click();
  const move = directory.dialog('Mover 2 elementos');
  await move.getByRole('button', { name: 'Recibos', exact: true }).click();
  await move.getByRole('button', { name: 'Mover a “Recibos”' }).click();
  await directory.expectToast(/^1 elemento no cambió: /);
  await expect.poll(() => directory.names()).toEqual(SORTED);
  await expect.poll(() => directory.selected()).toEqual(['acta.txt']);

  await page.route('**/api/folder/delete_items', (route) =>
    route.fulfill({
      status: 500,
      json: { errorList: [{ code: 'internal_error', message: 'Error interno' }] },
    }),
  );
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await directory.expectToast('Ocurrió un problema al eliminar el archivo, inténtalo más tarde.');
  await expect.poll(() => directory.selected()).toEqual(['acta.txt']);
  await page.unroute('**/api/folder/delete_items');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(directory.row('acta.txt')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Buscar en el directorio' })).toBeVisible();
});

test('an earlier version is downloaded and made current again', async ({ page }) => {
  const folder = await makeFolder({ 'acta.txt': 'Primera' });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.choose('acta.txt', 'Actualizar archivo');
  const update = directory.dialog('Actualizar archivo');
  const input = update.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'otra.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await directory.expectToast('¡Tus archivos deben tener el mismo nombre!');
  await input.setInputFiles({ name: 'acta.txt', mimeType: 'text/plain', buffer: Buffer.from('Segunda') });
  await update.getByRole('button', { name: 'Actualizar', exact: true }).click();
  await directory.expectToast('¡Tu archivo fue actualizado exitosamente!');
  await directory.choose('acta.txt', 'Ver detalle');
  await page.getByRole('tab', { name: 'Versiones' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la versión 1' }).click();
  expect((await download).suggestedFilename()).toBe('acta.txt');
  await page.getByRole('button', { name: 'Restaurar la versión 1' }).click();
  await expect(page.getByText('Versión 3')).toBeVisible();
});

test('the bin gives back what was deleted, and lets it go for good', async ({ page }) => {
  const folder = await makeFolder({ 'se queda.txt': 'a', 'se va.txt': 'b' });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('se queda.txt').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Esta carpeta está vacía')).toBeVisible();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Papelera' }).click();
  await expect(directory.heading()).toHaveText('Papelera');
  await expect(page.getByRole('row', { name: /se va\.txt/ })).toContainText('30 días');
  await page.getByRole('button', { name: 'Restaurar se queda.txt' }).click();
  await expect(page.getByRole('row', { name: /se queda\.txt/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Eliminar se va.txt para siempre' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar 1 elemento para siempre?' });
  await question.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(page.getByRole('row', { name: /se va\.txt/ })).toHaveCount(0);
  await directory.goTo(folder.id);
  await expect.poll(() => directory.names()).toEqual(['se queda.txt']);
});

test('a folder is shared by mail or by its copied link, and a lost folder says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const folder = await makeFolder({ Recibos: null });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.choose('Recibos', 'Compartir URL');
  const share = directory.dialog('Compartir URL');
  await share.getByRole('button', { name: 'Compartir', exact: true }).click();
  await expect(
    share.getByText('Para compartir una carpeta debes ingresar el correo del colaborador'),
  ).toBeVisible();
  await share.getByRole('button', { name: 'Copiar URL' }).click();
  await directory.expectToast('URL copiada');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url(`/${folder.ids.Recibos}`));
  await share.getByLabel('Correo del colaborador').fill('ejecutivo@lienzo.test');
  await share.getByRole('button', { name: 'Compartir', exact: true }).click();
  await directory.expectToast('Si ejecutivo@lienzo.test puede abrir la carpeta');
  await folder.client.call(endpoints.delete_folder, { query: { folder_id: folder.id } });
  await page.reload();
  await expect(directory.heading()).toHaveText('No puedes abrir esta carpeta');
  await page.getByRole('link', { name: 'Ir al inicio del directorio' }).click();
  await expect(directory.row('Plantillas')).toBeVisible();
});

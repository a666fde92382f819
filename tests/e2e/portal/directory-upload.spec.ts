/** Sending files: form, progress, conflicts, drops, retries, and work that goes on in the background. */
import { writeFile } from 'node:fs/promises';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { dropEntries } from '../drivers/drop-entries.ts';
import { test } from '../drivers/portal-test.ts';

const text = (name: string, content = name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** Opens 'Carga de documentos' and chooses files there. */
async function choose(page: Page, files: ReturnType<typeof text>[]): Promise<void> {
  await page.getByRole('button', { name: 'Carga de documentos' }).click();
  const form = page.getByRole('dialog', { name: 'Carga de documentos' });
  await form.locator('input[type="file"]').first().setInputFiles(files);
}

/** Holds the uploads back until `release` is called. */
async function holdUploads(page: Page): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const retained = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/file/upload**', async (route) => {
    await retained;
    await route.continue();
  });
  return { release };
}

test('files are chosen, sent three at a time and told; a file of 18 MB never leaves', async ({ page }) => {
  const folder = await makeFolder({});
  const directory = await DirectoryPage.open(page, folder.id);
  // From the disk: bytes of this size are long on their way to the browser.
  const files = [text('uno.txt'), text('dos.txt'), { name: 'grande.pdf', buffer: Buffer.alloc(FILE_LIMIT) }];
  const paths = files.map(({ name }) => test.info().outputPath(name));
  await Promise.all(files.map(({ buffer }, at) => writeFile(paths[at] ?? '', buffer)));
  await choose(page, []);
  const form = directory.dialog('Carga de documentos');
  await form.getByRole('button', { name: 'Subir archivo' }).click();
  await directory.expectToast('Elige al menos un archivo.');
  await form.locator('input[type="file"]').first().setInputFiles(paths);
  await expect(form.getByText('Pasa del límite de 18 MB por archivo.')).toBeVisible();
  await form.getByRole('button', { name: 'Subir 2 archivos' }).click();
  await directory.expectToast(
    /Se subieron 2 archivos; 1 no se subió\. 1 archivo excede el límite de 18 MB\./,
  );
  await expect(form.getByText('2 de 3 subidos · 1 con problemas')).toBeVisible();
  await form.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect.poll(() => directory.names()).toEqual(['dos.txt', 'uno.txt']);

  await test.step('however long a name is, what can be done with its file is in sight', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const long = `${'Recibos de la segunda quincena de noviembre '.repeat(4)}.txt`;
    await choose(page, [text(long), text('tres.txt')]);
    await expect(form.getByRole('button', { name: `Quitar ${long}` })).toBeInViewport();
    await form.getByRole('button', { name: 'Quitar tres.txt' }).click();
    const { release } = await holdUploads(page);
    await form.getByRole('button', { name: 'Subir archivo' }).click();
    await expect(form.getByRole('button', { name: `Cancelar ${long}` })).toBeInViewport();
    release();
    await directory.expectToast('¡Tu archivo fue subido exitosamente!');
  });
});

test('a taken name asks: keep both, replace, and the same for all', async ({ page }) => {
  const folder = await makeFolder({ 'uno.txt': 'antes', 'dos.txt': 'antes', 'tres.txt': 'antes' });
  const directory = await DirectoryPage.open(page, folder.id);
  await choose(page, [text('uno.txt', 'después')]);
  await page.getByRole('button', { name: 'Subir archivo' }).click();
  const question = directory.dialog('Ya existe un archivo con ese nombre');
  await question.getByLabel('Conservar ambos').check();
  await question.getByRole('button', { name: 'Continuar' }).click();
  await directory.expectToast('¡Tu archivo fue subido exitosamente!');
  await expect.poll(() => directory.names()).toHaveLength(4);

  await choose(page, [text('dos.txt', 'después'), text('tres.txt', 'después')]);
  await page.getByRole('button', { name: 'Subir 2 archivos' }).click();
  await expect(question.getByText('Conflicto 1 de 2')).toBeVisible();
  await question.getByLabel('Los 2 conflictos de esta carga').check();
  await question.getByRole('button', { name: 'Continuar' }).click();
  await directory.expectToast('¡Se subieron 2 archivos!');
  await expect.poll(() => directory.names()).toHaveLength(4);
  const versions = await folder.client.call(endpoints.file_versions, {
    query: { file_id: folder.ids['tres.txt'] ?? '' },
  });
  expect(versions).toHaveLength(2);
});

test('folders are dropped with what they hold, also onto a folder of the list', async ({ page }) => {
  const folder = await makeFolder({ Recibos: null });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('Recibos')).toBeVisible();
  await dropEntries(directory.grid, {
    Enero: { 'recibo.txt': 'a', Extras: { 'otro.txt': 'b' } },
    'suelto.txt': 'c',
  });
  await directory.expectToast('¡Se subieron 3 archivos!');
  await expect.poll(() => directory.names()).toEqual(['Enero', 'Recibos', 'suelto.txt']);
  await dropEntries(directory.row('Recibos'), { 'dentro.txt': 'd' });
  await directory.expectToast('¡Tu archivo fue subido exitosamente!');
  await directory.row('Recibos').dblclick();
  await expect(directory.row('dentro.txt')).toBeVisible();
});

test('empty folders of a drop are made too, counted, and found where they are already', async ({ page }) => {
  const folder = await makeFolder({ Recibos: null });
  const directory = await DirectoryPage.open(page, folder.id, 'ejecutivo@lienzo.test');
  await expect(directory.row('Recibos')).toBeVisible();
  await page.route('**/api/folder/upload', async (route) => {
    await expect(page.getByText('Creando · Carpeta vacía').first()).toBeVisible();
    await route.continue();
  });
  await dropEntries(directory.grid, {
    Recibos: { Enero: {}, Febrero: { 'recibo.txt': 'a' } },
    Contratos: {},
    'v1.0': {},
  });
  const progress = page.getByRole('region', { name: 'Carga de documentos' });
  await expect(progress.getByText(/^Recibos\/Enero$/)).toBeVisible();
  await directory.expectToast('Se subió 1 archivo y se crearon 2 carpetas; 1 no se subió.');
  await expect(progress.getByText('3 de 4 subidos · 1 con problemas')).toBeVisible();
  await progress.getByRole('button', { name: 'Cerrar la carga' }).click();
  await expect.poll(() => directory.names()).toEqual(['Contratos', 'Recibos']);
  await directory.row('Recibos').dblclick();
  await expect.poll(() => directory.names()).toEqual(['Enero', 'Febrero']);
});

test('the button brings a folder with its empty ones', async ({ page }) => {
  const folder = await makeFolder({});
  const directory = await DirectoryPage.open(page, folder.id);
  // The system's own window cannot be driven: a real folder of the browser stands for what is chosen in it.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const chosen = await root.getDirectoryHandle('Expediente', { create: true });
    await chosen.getDirectoryHandle('Vacaciones', { create: true });
    const notes = await chosen.getFileHandle('notas.txt', { create: true });
    const writer = await notes.createWritable();
    await writer.write('hola');
    await writer.close();
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(chosen) });
  });
  await page.getByRole('button', { name: 'Carga de documentos' }).click();
  const form = directory.dialog('Carga de documentos');
  await form.getByRole('button', { name: 'Elegir una carpeta' }).click();
  await expect(form.getByText('1 archivo y 1 carpeta vacía · 4 Bytes')).toBeVisible();
  await form.getByRole('button', { name: 'Subir 1 archivo y crear 1 carpeta' }).click();
  await directory.expectToast('¡Se subió 1 archivo y se creó 1 carpeta!');
  await directory.row('Expediente').dblclick();
  await expect.poll(() => directory.names()).toEqual(['Vacaciones', 'notas.txt']);
});

test('an upload goes on while the person navigates, warns before the page is left, and can be cancelled', async ({
  page,
}) => {
  const folder = await makeFolder({});
  const directory = await DirectoryPage.open(page, folder.id);
  const uploads = await holdUploads(page);
  await choose(
    page,
    ['a', 'b', 'c', 'd', 'e'].map((name) => text(`${name}.txt`)),
  );
  await page.getByRole('button', { name: 'Subir 5 archivos' }).click();
  const progress = directory.dialog('Carga de documentos');
  await expect(progress.getByText('0 de 5 subidos')).toBeVisible();
  await expect(progress.getByText(/^En espera/)).toHaveCount(2);
  await progress.getByRole('button', { name: 'Cancelar e.txt' }).click();
  await expect(progress.getByText('0 de 5 subidos · 1 cancelado')).toBeVisible();
  await progress.getByRole('button', { name: 'Seguir trabajando' }).click();
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  const tray = page.getByRole('button', { name: 'Carga en curso: 0 de 5' });
  await expect(tray).toBeVisible();
  expect(
    await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
  ).toBe(true);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(directory.dialog('¿Cerrar sesión sin guardar?')).toBeVisible();
  await page.keyboard.press('Escape');
  uploads.release();
  await directory.expectToast('¡Se subieron 4 archivos!');
  await page.getByRole('button', { name: /La carga terminó/ }).click();
  await page.getByRole('button', { name: 'Reintentar e.txt' }).click();
  await directory.expectToast('¡Se subieron 5 archivos!');
  expect(
    await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
  ).toBe(false);
});

test('a client user sends files, but no folders', async ({ page }) => {
  const directory = await DirectoryPage.open(page, undefined, 'cliente@lienzo.test');
  await expect(directory.grid).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear directorio' })).toHaveCount(0);
  await dropEntries(directory.grid, { Carpeta: { 'a.txt': 'a' } });
  await directory.expectToast('No tienes permisos para crear carpetas');
  await page.getByRole('button', { name: 'Carga de documentos' }).click();
  await expect(page.getByRole('button', { name: 'Elegir una carpeta' })).toHaveCount(0);
});

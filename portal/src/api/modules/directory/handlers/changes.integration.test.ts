import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../../../testing/start-test-portal.ts';
import { MAX_DEPTH } from '../items/max-depth.ts';
import type { DirectoryDriver } from '../testing/directory-driver.ts';
import { startDirectoryPortal } from '../testing/start-directory-portal.ts';
import {
  CLIENT_FOLDER,
  OTHER_FOLDER,
  PAYROLL,
  ROOT,
  SECOND_FOLDER,
  TEMPLATES,
} from '../testing/test-directory.ts';

let portal: TestPortal;
let admin: DirectoryDriver;
let client: DirectoryDriver;
/** A folder of the test's own. */
let top: string;
beforeAll(async () => {
  ({ portal, admin, client } = await startDirectoryPortal());
});
afterAll(() => portal?.close());
let made = 0;
beforeEach(async () => {
  made += 1;
  top = (await admin.newFolder(TEMPLATES.id, `Prueba ${made}`)).id;
});

const move = (folder_child_id: string, folder_parent_id: string) =>
  admin.verdict(endpoints.move_folder, { body: { folder_child_id, folder_parent_id } });
const create = (folder_parent_id: string, folder_name: string) =>
  admin.verdict(endpoints.new_folder, { body: { folder_parent_id, folder_name } });
const renameFolder = (folder_id: string, new_name: string) =>
  admin.verdict(endpoints.rename_folder, { body: { folder_id, new_name } });
const renameFile = (file_id: string, new_name: string) =>
  admin.verdict(endpoints.rename_file, { body: { file_id, new_name } });
const remove = (folder_id: string) => admin.verdict(endpoints.delete_folder, { query: { folder_id } });

describe('names', () => {
  test.each(['', '   ', '../x', 'a/b', 'a\\b', 'nómina\u202Efdp', 'a\nb', 'x'.repeat(201), 'a.b', '<b>'])(
    'a folder may not be called %j',
    async (name) => {
      expect(await create(top, name)).toBe('400 invalid_request');
      expect(await renameFolder(top, name)).toBe('400 invalid_request');
    },
  );

  test.each([
    '',
    '..',
    'a/b',
    'a\\b',
    'recibo\u202Efdp.exe',
    'a\u0000b',
    'a\nb',
    `${'ñ'.repeat(128)}`,
    'a:b',
    '\ud800',
  ])('a file may not be called %j', async (name) => {
    const file = await admin.upload(top, 'recibo.txt', 'x');
    expect(await renameFile(file.id, name)).toBe('400 invalid_request');
    expect(await admin.list(top)).toEqual(['recibo.txt']);
  });

  test('two names that differ by case or Unicode form are one, and the code tells what is there', async () => {
    await admin.newFolder(top, 'Nómina');
    expect(await create(top, 'NÓMINA')).toBe('409 folder_exists');
    expect(await create(top, 'nómina'.normalize('NFD'))).toBe('409 folder_exists');
    expect(await create(top, 'Nomina')).toBe('200');
    await admin.upload(top, 'Recibo', 'x');
    expect(await create(top, 'recibo')).toBe('409 file_exists');
  });

  test('a renamed file keeps its extension, whatever is written', async () => {
    const file = await admin.upload(top, 'recibo.PDF', 'x');
    const rename = async (new_name: string) =>
      (await admin.post(endpoints.rename_file, { file_id: file.id, new_name })).name;
    expect(await rename('otro')).toBe('otro.PDF');
    expect(await rename('más.pdf')).toBe('más.PDF');
    expect(await rename('datos.exe')).toBe('datos.exe.PDF');
    expect(await renameFile(file.id, '.PDF')).toBe('400 invalid_request');
    expect(await renameFile(file.id, 'x'.repeat(253))).toBe('400 invalid_request');
  });

  test('a thing may change the case of its own name', async () => {
    const folder = await admin.newFolder(top, 'imss');
    expect(await renameFolder(folder.id, 'IMSS')).toBe('200');
    expect(await admin.list(top)).toEqual(['IMSS/']);
  });
});

describe('moving', () => {
  test('into itself or into what it holds is refused', async () => {
    const outer = await admin.newFolder(top, 'Fuera');
    const inner = await admin.newFolder(outer.id, 'Dentro');
    expect(await move(outer.id, outer.id)).toBe('409 move_into_itself');
    expect(await move(outer.id, inner.id)).toBe('409 move_into_itself');
    expect(await admin.list(outer.id)).toEqual(['Dentro/']);
  });

  test('the root and the folders of clients stay where they are', async () => {
    for (const id of [ROOT.id, CLIENT_FOLDER.id]) {
      expect(await move(id, top)).toBe('409 protected_folder');
      expect(await remove(id)).toBe('409 protected_folder');
    }
    expect(await renameFolder(ROOT.id, 'Otra')).toBe('409 protected_folder');
  });

  test('to where a thing of that name is, or to nothing of ours, is refused', async () => {
    const one = await admin.newFolder(top, 'Una');
    await admin.newFolder(one.id, 'IMSS');
    const other = await admin.newFolder(top, 'imss');
    expect(await move(other.id, one.id)).toBe('409 folder_exists');
    for (const folder of [OTHER_FOLDER.id, crypto.randomUUID()])
      expect(await move(other.id, folder)).toBe('404 folder_not_found');
    expect(await move(OTHER_FOLDER.id, top)).toBe('404 folder_not_found');
  });

  test('takes a whole subtree to another client, and out of sight of the first', async () => {
    const folder = await admin.newFolder(PAYROLL.id, `Traslado ${made}`);
    const inner = await admin.newFolder(folder.id, 'Interior');
    const file = await admin.upload(inner.id, 'paquidermo.txt', 'x');
    const matchOf = async () =>
      (await client.get(endpoints.search_directory, { q: 'paquidermo' })).items.length;
    expect(await matchOf()).toBe(1);
    expect(await move(folder.id, SECOND_FOLDER.id)).toBe('200');
    expect(await matchOf()).toBe(0);
    expect(await client.verdict(endpoints.directory_detail, { query: { id: file.id } })).toBe(
      '404 not_found',
    );
    const entry = (await client.history(PAYROLL.id))[0];
    expect(entry?.activity).toMatchObject({ action: 'move_dir', from: null, to: null });
    expect(JSON.stringify(await admin.history(folder.id))).not.toContain('Abarrotes');
    expect(await move(folder.id, PAYROLL.id)).toBe('200');
    expect(await matchOf()).toBe(1);
  });

  test('tells both folders from where to where', async () => {
    const one = await admin.newFolder(top, 'Una');
    const other = await admin.newFolder(top, 'Otra');
    const file = await admin.upload(one.id, 'a.txt', 'x');
    await admin.post(endpoints.move_file, { file_id: file.id, folder_id: other.id });
    const path = (name: string) => `Nóminas del Valle → Plantillas → Prueba ${made} → ${name}`;
    const expected = { action: 'move_file', from: path('Una'), to: path('Otra'), fileRecordName: 'a.txt' };
    for (const id of [one.id, other.id]) expect((await admin.history(id))[0]?.activity).toEqual(expected);
    const own = await admin.get(endpoints.fileActivity, { id: file.id });
    expect(own.map(({ activity }) => activity.action)).toEqual(['move_file', 'upload_file']);
  });

  test('and creating end where folders lie too deep', async () => {
    let id = top;
    let depth = 3;
    for (; depth < MAX_DEPTH; depth += 1) id = (await admin.newFolder(id, 'n')).id;
    expect(await create(id, 'uno más')).toBe('422 folder_too_deep');
    const other = await admin.newFolder(top, 'dos');
    await admin.newFolder(other.id, 'tres');
    expect(await move(other.id, id)).toBe('422 folder_too_deep');
  });
});

describe('two people at once', () => {
  test('crossed moves end in a tree', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await admin.newFolder(top, `A ${round}`);
      const other = await admin.newFolder(top, `B ${round}`);
      const verdicts = await Promise.all([move(one.id, other.id), move(other.id, one.id)]);
      expect(verdicts.toSorted()).toEqual(['200', '409 move_into_itself']);
    }
    const { total_folders } = await admin.get(endpoints.directory_detail, { id: top });
    expect(total_folders).toBe(20);
  });

  test('of many who make a folder of one name, one succeeds', async () => {
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => create(top, 'Única')));
    expect(verdicts.toSorted()).toEqual(['200', ...Array.from({ length: 7 }, () => '409 folder_exists')]);
  });

  test('a folder and a file of one name do not both come to be', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `Doble ${round}`;
      await Promise.allSettled([create(top, name), admin.upload(top, name, 'x')]);
      expect((await admin.list(top)).filter((one) => one.startsWith(name))).toHaveLength(1);
    }
  });

  test('nothing is lost that moves into a folder which is being deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const target = await admin.newFolder(top, `Destino ${round}`);
      const moved = await admin.newFolder(top, `Viajera ${round}`);
      const [moving] = await Promise.all([move(moved.id, target.id), remove(target.id)]);
      await admin.post(endpoints.restore_items, { ids: [target.id] });
      const where = moving === '200' ? target.id : top;
      expect(await admin.list(where)).toContain(`Viajera ${round}/`);
    }
  });
});

describe('many at once', () => {
  test('are moved and deleted one by one, each with its own result', async () => {
    const target = await admin.newFolder(top, 'Destino');
    await admin.newFolder(target.id, 'Ocupada');
    const taken = await admin.newFolder(top, 'Ocupada');
    const free = await admin.upload(top, 'libre.txt', 'x');
    const unknown = crypto.randomUUID();
    const ids = [free.id, taken.id, unknown, CLIENT_FOLDER.id, target.id];
    const moved = await admin.post(endpoints.move_items, { ids, folder_parent_id: target.id });
    expect(moved.done).toEqual([free.id]);
    expect(moved.failed.map(({ code }) => code)).toEqual([
      'folder_exists',
      'not_found',
      'protected_folder',
      'move_into_itself',
    ]);
    expect(moved.failed.every(({ message }) => message.length > 10)).toBe(true);
    const deleted = await admin.post(endpoints.delete_items, { ids: [taken.id, taken.id, ROOT.id] });
    expect(deleted.done).toEqual([taken.id]);
    expect(deleted.failed).toMatchObject([{ id: ROOT.id, code: 'protected_folder' }]);
    expect(await admin.verdict(endpoints.delete_items, { body: { ids: [] } })).toBe('400 invalid_request');
    const body = { ids, folder_parent_id: unknown };
    expect(await admin.verdict(endpoints.move_items, { body })).toBe('404 folder_not_found');
  });
});

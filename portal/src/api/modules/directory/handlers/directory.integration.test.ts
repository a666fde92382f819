import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPortal } from '../../../testing/start-test-portal.ts';
import { COLLEAGUE, PEOPLE, TEST_PASSWORD } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from '../testing/directory-driver.ts';
import { startDirectoryPortal } from '../testing/start-directory-portal.ts';
import {
  CLIENT_FOLDER,
  CONTRACT,
  GUIDE,
  OTHER_FILE,
  OTHER_FOLDER,
  PAYROLL,
  RECEIPT,
  ROOT,
  SECOND_FOLDER,
  SECRET_FILE,
  TEMPLATES,
} from '../testing/test-directory.ts';

let portal: TestPortal;
let admin: DirectoryDriver;
let ejecutivo: DirectoryDriver;
let client: DirectoryDriver;
beforeAll(async () => {
  ({ portal, admin, ejecutivo, client } = await startDirectoryPortal());
});
afterAll(() => portal?.close());

/** A new folder of the test's own below `Plantillas`. */
let made = 0;
const ownFolder = () => {
  made += 1;
  return admin.newFolder(TEMPLATES.id, `Prueba ${made}`);
};

describe('who sees what', () => {
  test('an Admin everything, an Ejecutivo their clients and what is of none, a client user their own', async () => {
    expect(await admin.list(ROOT.id)).toEqual(['Abarrotes Azteca/', 'Buenavista Textil/', 'Plantillas/']);
    expect(await ejecutivo.list(ROOT.id)).toEqual(['Abarrotes Azteca/', 'Plantillas/']);
    expect(await client.list(CLIENT_FOLDER.id)).toEqual(['Nómina 2026/', 'Contrato.txt']);
  });

  test.each([
    ['the root', ROOT.id],
    ['a folder of no client', TEMPLATES.id],
    ['another client', SECOND_FOLDER.id],
    ['another organization', OTHER_FOLDER.id],
    ['nothing', crypto.randomUUID()],
    ['a file', CONTRACT.id],
  ])('for a client user %s is no folder', async (_name, folder_id) => {
    for (const entry of [endpoints.browse, endpoints.breadcrumb, endpoints.subscription_exists])
      expect(await client.verdict(entry, { query: { folder_id } })).toBe('404 folder_not_found');
    expect(await client.verdict(endpoints.directorySubscribe, { body: { id: folder_id } })).toBe(
      '404 folder_not_found',
    );
  });

  test('an Ejecutivo learns nothing of other clients, by no call', async () => {
    const colleague = await directoryDriver(portal, COLLEAGUE);
    for (const id of [SECRET_FILE.id, OTHER_FILE.id]) {
      expect(await ejecutivo.verdict(endpoints.directory_detail, { query: { id } })).toBe('404 not_found');
      expect(await ejecutivo.verdict(endpoints.fileActivity, { query: { id } })).toBe('404 file_not_found');
    }
    const match = await ejecutivo.get(endpoints.search_directory, { q: 'sueldos' });
    expect(match.items).toEqual([]);
    const { total_folders } = await colleague.get(endpoints.directory_detail, { id: ROOT.id });
    const all = await admin.get(endpoints.directory_detail, { id: ROOT.id });
    expect(total_folders).toBeLessThan(all.total_folders);
  });

  test('the way to a folder begins where the person begins', async () => {
    const namesOf = async (driver: DirectoryDriver) =>
      (await driver.get(endpoints.breadcrumb, { folder_id: PAYROLL.id })).map(
        ({ path }) => path.fileSystemName,
      );
    expect(await namesOf(admin)).toEqual(['Nóminas del Valle', 'Abarrotes Azteca', 'Nómina 2026']);
    expect(await namesOf(client)).toEqual(['Abarrotes Azteca', 'Nómina 2026']);
    const { folder } = await client.get(endpoints.browse, { folder_id: CLIENT_FOLDER.id });
    expect(folder.parent_id).toBeNull();
  });

  test('the session names the root of each', async () => {
    for (const [person, root] of [
      [PEOPLE.SuperAdmin, ROOT],
      [PEOPLE.Ejecutivo, ROOT],
      [PEOPLE.client, CLIENT_FOLDER],
    ] as const) {
      const body = { mail: person.mail, password: TEST_PASSWORD, domain: 'sa' };
      const answer = await portal.send(endpoints.login, { body });
      expect(await answer.json()).toMatchObject({ rootFolderId: root.id });
    }
  });
});

describe('browsing', () => {
  test('puts folders first, numbers by value, accents and case aside, and answers pages', async () => {
    const folder = await ownFolder();
    for (const name of ['Zeta', 'árbol', 'Lote 10', 'Lote 2']) await admin.newFolder(folder.id, name);
    for (const name of ['recibo 10.txt', 'Recibo 9.txt', 'Ñandú.txt', 'nube.txt'])
      await admin.upload(folder.id, name, 'x'.repeat(name.length));
    const all = [
      'árbol/',
      'Lote 2/',
      'Lote 10/',
      'Zeta/',
      'Ñandú.txt',
      'nube.txt',
      'Recibo 9.txt',
      'recibo 10.txt',
    ];
    expect(await admin.list(folder.id)).toEqual(all);
    const pages = [];
    for (const offset of [0, 3, 6])
      pages.push(...(await admin.list(folder.id, { offset: `${offset}`, num_items: '3' })));
    expect(pages).toEqual(all);
    expect(await admin.list(folder.id, { order: 'desc' })).toEqual([
      ...all.slice(0, 4).reverse(),
      ...all.slice(4).reverse(),
    ]);
    expect(await admin.list(folder.id, { fs_type: 'DIR' })).toEqual(all.slice(0, 4));
    const bySize = await admin.list(folder.id, { sort: 'size', order: 'desc' });
    expect(bySize.slice(4)).toEqual(['recibo 10.txt', 'Recibo 9.txt', 'Ñandú.txt', 'nube.txt']);
    const { total } = await admin.get(endpoints.browse, {
      folder_id: folder.id,
      offset: '100',
      num_items: '1',
    });
    expect(total).toBe(8);
  });

  test('tells how many are folders, and the place of one thing in the order asked for', async () => {
    const folder = await ownFolder();
    const inner = await admin.newFolder(folder.id, 'Contratos');
    await admin.newFolder(folder.id, 'Recibos');
    const small = await admin.upload(folder.id, 'b.txt', 'x');
    const large = await admin.upload(folder.id, 'a.txt', 'xxx');
    await admin.upload(folder.id, 'c.txt', 'xx');
    const scopeOf = async (position_of: string, order = {}) => {
      const { folders, position } = await admin.get(endpoints.browse, {
        folder_id: folder.id,
        num_items: '1',
        position_of,
        ...order,
      });
      return [folders, position];
    };
    expect(await scopeOf(inner.id)).toEqual([2, 0]);
    expect(await scopeOf(inner.id, { order: 'desc' })).toEqual([2, 1]);
    expect(await scopeOf(small.id)).toEqual([2, 3]);
    expect(await scopeOf(small.id, { sort: 'size' })).toEqual([2, 2]);
    expect(await scopeOf(large.id, { sort: 'size', order: 'desc' })).toEqual([2, 2]);
    expect(await scopeOf(folder.id)).toEqual([2, null]);
  });

  test('sorts by the last change, and a folder changes with what is directly in it', async () => {
    const folder = await ownFolder();
    const first = await admin.newFolder(folder.id, 'Primera');
    await admin.newFolder(folder.id, 'Segunda');
    await admin.upload(first.id, 'nuevo.txt', 'nuevo');
    const order = await admin.list(folder.id, { sort: 'modified_at', order: 'desc' });
    expect(order).toEqual(['Primera/', 'Segunda/']);
  });

  test.each([
    ['sort', 'name; drop table users'],
    ['order', 'up'],
    ['offset', '-1'],
    ['num_items', '201'],
    ['num_items', '0'],
    ['fs_type', 'FILE'],
    ['folder_id', "' or 1=1"],
  ])('refuses %s = %s', async (key, value) => {
    const query = { folder_id: ROOT.id, [key]: value };
    expect(await admin.verdict(endpoints.browse, { query })).toBe('400 invalid_request');
  });

  test('says what each person may do', async () => {
    const canOf = async (driver: DirectoryDriver, id: string) =>
      (await driver.get(endpoints.directory_detail, { id })).can;
    expect(await canOf(admin, ROOT.id)).toMatchObject({
      create: true,
      upload: true,
      rename: false,
      move: false,
      delete: false,
    });
    expect(await canOf(admin, CLIENT_FOLDER.id)).toMatchObject({ rename: true, move: false, delete: false });
    expect(await canOf(admin, PAYROLL.id)).toMatchObject({
      rename: true,
      move: true,
      delete: true,
      share: true,
    });
    expect(await canOf(ejecutivo, PAYROLL.id)).toMatchObject({
      create: false,
      upload: true,
      upload_folders: true,
      rename: false,
    });
    expect(await canOf(client, PAYROLL.id)).toMatchObject({
      upload: true,
      upload_folders: false,
      delete: false,
      share: true,
    });
    expect(await canOf(client, RECEIPT.id)).toMatchObject({
      upload: false,
      update: false,
      download: true,
      share: false,
    });
    const operator = await directoryDriver(portal, PEOPLE.SuperAdmin);
    expect(await canOf(operator, PAYROLL.id)).toMatchObject({
      create: true,
      upload: false,
      delete: true,
      download: false,
    });
    expect(await canOf(operator, RECEIPT.id)).toMatchObject({ download: true });
    const ticketFor = (ids: string[]) => operator.verdict(endpoints.download_ticket, { body: { ids } });
    expect(await ticketFor([RECEIPT.id])).toBe('200');
    expect(await ticketFor([RECEIPT.id, PAYROLL.id])).toBe('403 forbidden');
  });
});

describe('details', () => {
  test('begin the history, as its first page does', async () => {
    const folder = await ownFolder();
    for (let count = 0; count < 20; count += 1) await admin.upload(folder.id, `h ${count}.txt`, 'x');
    const { activity } = await admin.get(endpoints.directory_detail, { id: folder.id });
    expect(activity).toHaveLength(18);
    expect(activity).toEqual(await admin.history(folder.id));
  });

  test('count everything inside, at any depth, without what is in the bin', async () => {
    const folder = await ownFolder();
    const inner = await admin.newFolder(folder.id, 'Interior');
    const deep = await admin.newFolder(inner.id, 'Fondo');
    await admin.upload(deep.id, 'a.txt', '12345');
    await admin.upload(folder.id, 'b.txt', '123');
    const gone = await admin.newFolder(inner.id, 'Borrada');
    await admin.upload(gone.id, 'c.txt', '1234567');
    await admin.verdict(endpoints.delete_folder, { query: { folder_id: gone.id } });
    const detail = await admin.get(endpoints.directory_detail, { id: folder.id });
    expect(detail).toMatchObject({
      total_files: 2,
      total_folders: 2,
      total_size: 8,
      total_versions: 0,
      folder_path: ['Nóminas del Valle', 'Plantillas'],
      created_by: PEOPLE.Admin.name,
    });
    const file = await admin.get(endpoints.directory_detail, { id: GUIDE.id });
    expect(file).toMatchObject({ total_files: 0, total_size: GUIDE.content.byteLength, total_versions: 1 });
  });
});

describe('searching', () => {
  test('finds by the beginnings of words, in any order, accents and case aside', async () => {
    const folder = await ownFolder();
    await admin.upload(folder.id, 'Cédula de Determinación 2026-10.txt', 'x');
    const namesFor = async (q: string) =>
      (await admin.get(endpoints.search_directory, { q })).items.map(({ name }) => name);
    for (const q of ['cedula', 'CÉDULA', 'determ ced', '2026 cédula', '10 cedula'])
      expect(await namesFor(q), q).toEqual(['Cédula de Determinación 2026-10.txt']);
    expect(await namesFor('cedula 2025')).toEqual([]);
    expect(await namesFor('edula')).toEqual([]);
    expect(await namesFor("ced%' or '1'='1")).toEqual([]);
    expect(await namesFor('¿?')).toEqual([]);
  });

  test('follows renames and leaves out what is in the bin, below a deleted folder too', async () => {
    const folder = await ownFolder();
    const inner = await admin.newFolder(folder.id, 'Interior');
    const file = await admin.upload(inner.id, 'hipopótamo.txt', 'x');
    await admin.verdict(endpoints.rename_file, { body: { file_id: file.id, new_name: 'rinoceronte' } });
    const matchOf = async (q: string) => (await admin.get(endpoints.search_directory, { q })).items.length;
    expect([await matchOf('hipopotamo'), await matchOf('rinoceronte')]).toEqual([0, 1]);
    await admin.verdict(endpoints.delete_folder, { query: { folder_id: folder.id } });
    expect(await matchOf('rinoceronte')).toBe(0);
    await admin.post(endpoints.restore_items, { ids: [folder.id] });
    expect(await matchOf('rinoceronte')).toBe(1);
  });

  test('keeps to a folder when asked, and says where things are', async () => {
    const { items } = await admin.get(endpoints.search_directory, {
      q: 'recibo',
      folder_id: CLIENT_FOLDER.id,
    });
    expect(items).toMatchObject([
      { name: 'Recibo 2.txt', folder_path: ['Nóminas del Valle', 'Abarrotes Azteca', 'Nómina 2026'] },
    ]);
    const elsewhere = await admin.get(endpoints.search_directory, {
      q: 'recibo',
      folder_id: SECOND_FOLDER.id,
    });
    expect(elsewhere.items).toEqual([]);
    expect(await admin.verdict(endpoints.search_directory, { query: { q: 'a' } })).toBe(
      '400 invalid_request',
    );
    const unknown = { q: 'recibo', folder_id: OTHER_FOLDER.id };
    expect(await admin.verdict(endpoints.search_directory, { query: unknown })).toBe('404 folder_not_found');
  });
});

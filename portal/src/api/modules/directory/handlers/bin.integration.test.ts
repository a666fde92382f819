import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from '../testing/directory-driver.ts';
import { fileForm } from '../testing/file-form.ts';
import { CLIENT_FOLDER, CONTRACT, RECEIPT, TEMPLATES } from '../testing/test-directory.ts';

let portal: TestPortal;
let admin: DirectoryDriver;
let top: string;
beforeAll(async () => {
  portal = await startTestPortal();
  admin = await directoryDriver(portal, PEOPLE.Admin);
});
afterAll(() => portal?.close());
let made = 0;
beforeEach(async () => {
  made += 1;
  top = (await admin.newFolder(TEMPLATES.id, `Prueba ${made}`)).id;
});

const remove = (...ids: string[]) => admin.post(endpoints.delete_items, { ids });
const restore = (...ids: string[]) => admin.post(endpoints.restore_items, { ids });
const bin = async () => (await admin.get(endpoints.bin)).items;
const used = async () => (await admin.get(endpoints.storage_usage)).used;
const inOrganization = <T>(work: (trx: TenantTransaction) => Promise<T>) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
/** As if things had been deleted so many days ago. */
const age = (id: string, days: number) =>
  inOrganization((trx) =>
    trx
      .updateTable('file_system')
      .set({ deleted_at: sql`now() - make_interval(days => ${days})` })
      .where('organization_id', '=', ORGANIZATION)
      .where('id', '=', id)
      .execute(),
  );

test('what is deleted is gone with everything inside, and comes back as it was', async () => {
  const folder = await admin.newFolder(top, 'Carpeta');
  const file = await admin.upload(folder.id, 'a.txt', 'contenido');
  await remove(folder.id);
  expect(await admin.list(top)).toEqual([]);
  for (const id of [folder.id, file.id])
    expect(await admin.verdict(endpoints.directory_detail, { query: { id } })).toBe('404 not_found');
  expect((await bin())[0]).toMatchObject({
    id: folder.id,
    fs_type: 'DIR',
    deleted_by: PEOPLE.Admin.name,
    folder_path: ['Nóminas del Valle', 'Plantillas', `Prueba ${made}`],
  });
  expect(await restore(folder.id)).toEqual({
    done: [folder.id],
    failed: [],
    restored: [{ id: folder.id, name: 'Carpeta', folder: { id: top, name: `Prueba ${made}` } }],
  });
  expect(await admin.list(folder.id)).toEqual(['a.txt']);
  const actions = (await admin.history(top)).map(({ activity }) => activity.action);
  expect(actions).toEqual(['restore_dir', 'deleted_dir', 'created_dir', 'created_dir']);
});

test('a client is told of its own files alone, the bin and earlier versions with them, and of no quota', async () => {
  const client = await directoryDriver(portal, PEOPLE.client);
  const usage = () => client.get(endpoints.storage_usage);
  const before = await usage();
  expect(before).toEqual({ used: RECEIPT.content.length + CONTRACT.content.length, quota: null });
  await admin.upload(top, 'del despacho.txt', 'x'.repeat(500));
  expect(await usage()).toEqual(before);
  const file = await admin.upload(CLIENT_FOLDER.id, 'nuevo.txt', 'x'.repeat(30));
  await portal.send(endpoints.update_file, {
    token: admin.token,
    headers: { file_id: file.id },
    raw: { body: fileForm('nuevo.txt', 'x'.repeat(70)) },
  });
  await remove(file.id);
  expect(await usage()).toEqual({ used: before.used + 100, quota: null });
  await admin.post(endpoints.empty_bin, { ids: [file.id] });
});

test('a name that was taken meanwhile gets a number', async () => {
  const file = await admin.upload(top, 'recibo.txt', '1');
  const folder = await admin.newFolder(top, 'IMSS');
  await remove(file.id, folder.id);
  await admin.upload(top, 'Recibo.TXT', '2');
  await admin.newFolder(top, 'imss');
  const { restored } = await restore(file.id, folder.id);
  expect(restored.map(({ name }) => name)).toEqual(['recibo (2).txt', 'IMSS - 2']);
  expect(await admin.list(top)).toEqual(['imss/', 'IMSS - 2/', 'recibo (2).txt', 'Recibo.TXT']);
});

test('what lay in a folder that is gone comes back to the nearest one above, of the same client', async () => {
  const outer = await admin.newFolder(CLIENT_FOLDER.id, `Fuera ${made}`);
  const inner = await admin.newFolder(outer.id, 'Dentro');
  const file = await admin.upload(inner.id, `perdido ${made}.txt`, 'x');
  await remove(file.id);
  await remove(outer.id);
  expect((await restore(file.id)).done).toEqual([file.id]);
  expect(await admin.list(CLIENT_FOLDER.id)).toContain(`perdido ${made}.txt`);
  const client = await directoryDriver(portal, PEOPLE.client);
  expect(await client.list(CLIENT_FOLDER.id)).toContain(`perdido ${made}.txt`);
});

test('only the tops of what was deleted are in the bin, and nothing of others', async () => {
  const folder = await admin.newFolder(top, 'Carpeta');
  const file = await admin.upload(folder.id, 'a.txt', 'x');
  await remove(folder.id);
  const stranger = await directoryDriver(portal, STRANGER);
  for (const driver of [admin, stranger]) {
    const { failed } = await driver.post(endpoints.restore_items, { ids: [file.id, crypto.randomUUID()] });
    expect(failed.map(({ code }) => code)).toEqual(['not_found', 'not_found']);
  }
  expect((await stranger.post(endpoints.restore_items, { ids: [folder.id] })).done).toEqual([]);
  expect(await stranger.post(endpoints.empty_bin, { ids: [folder.id] })).toEqual({ deleted: 0 });
  expect((await stranger.get(endpoints.bin)).total).toBe(0);
});

test('emptying frees the space, and only of what is in the bin', async () => {
  await admin.post(endpoints.empty_bin, {});
  const before = await used();
  const folder = await admin.newFolder(top, 'Carpeta');
  const file = await admin.upload(folder.id, 'a.txt', '12345');
  const other = await admin.upload(top, 'b.txt', '123');
  expect(await used()).toBe(before + 8);
  expect(await admin.post(endpoints.empty_bin, { ids: [file.id, other.id, TEMPLATES.id] })).toEqual({
    deleted: 0,
  });
  await remove(folder.id, other.id);
  expect(await used()).toBe(before + 8);
  expect(await admin.post(endpoints.empty_bin, { ids: [folder.id] })).toEqual({ deleted: 1 });
  expect(await used()).toBe(before + 3);
  expect((await restore(folder.id)).failed).toMatchObject([{ code: 'not_found' }]);
  await admin.post(endpoints.empty_bin, {});
  expect(await used()).toBe(before);
  expect(await bin()).toEqual([]);
  const left = await inOrganization((trx) =>
    trx.selectFrom('file_versions').select('id').where('file_id', 'in', [file.id, other.id]).execute(),
  );
  expect(left).toEqual([]);
});

test('after 30 days things cannot be restored, and the nightly job removes them', async () => {
  const old = await admin.newFolder(top, 'Vieja');
  const file = await admin.upload(old.id, 'a.txt', '12345');
  const young = await admin.newFolder(top, 'Joven');
  await remove(old.id, young.id);
  await age(old.id, 31);
  await age(young.id, 29);
  expect((await bin()).map(({ id }) => id)).toEqual([young.id]);
  expect((await restore(old.id)).failed).toMatchObject([{ code: 'not_found' }]);
  const before = await used();
  await portal.services.jobs.send('empty_bins', {});
  await portal.runJobs();
  await portal.runJobs();
  expect(await used()).toBe(before - 5);
  const left = await inOrganization((trx) =>
    trx.selectFrom('file_system').select('id').where('id', 'in', [old.id, file.id, young.id]).execute(),
  );
  expect(left).toEqual([{ id: young.id }]);
});

test('a bin of many files is emptied in steps', async () => {
  const folder = await admin.newFolder(top, 'Muchos');
  await inOrganization(async (trx) => {
    await sql`
      insert into file_system (
        organization_id, parent_id, fs_type, name, name_key, sort_key, size, media_type, current_version_id
      )
      select ${ORGANIZATION}, ${folder.id}, 'FILE', n::text, n::text, n::text, 1, 'text/plain', gen_random_uuid()
      from generate_series(1, 4500) n
    `.execute(trx);
    await sql`
      insert into file_versions (organization_id, id, file_id, number, sha256, size, media_type, scan_status)
      select organization_id, current_version_id, id, 1, repeat('0', 64), 1, 'text/plain', 'unscanned'
      from file_system where parent_id = ${folder.id}
    `.execute(trx);
  });
  // The server does so by itself, but not at once; without it every look-up would read whole tables.
  await sql`analyze file_system, file_versions`.execute(portal.owner);
  const before = await used();
  await remove(folder.id);
  expect(await admin.post(endpoints.empty_bin, { ids: [folder.id] })).toEqual({ deleted: 1 });
  await portal.runJobs();
  expect(await used()).toBe(before - 4500);
});

import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import type { TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, COLLEAGUE, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { announceFolders } from '../../directory/repositories/folder-changes.ts';
import { type DirectoryDriver, directoryDriver } from '../../directory/testing/directory-driver.ts';
import { startDirectoryPortal } from '../../directory/testing/start-directory-portal.ts';
import {
  CLIENT_FOLDER,
  OTHER_FOLDER,
  PAYROLL,
  ROOT,
  SECOND_FOLDER,
  TEMPLATES,
} from '../../directory/testing/test-directory.ts';

let portal: TestPortal;
let admin: DirectoryDriver;
let client: DirectoryDriver;
let stranger: DirectoryDriver;
beforeAll(async () => {
  ({ portal, admin, client, stranger } = await startDirectoryPortal());
});
const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});
afterAll(() => portal?.close());

/** The live events of somebody; open when it is returned. */
async function openStream({ token }: DirectoryDriver) {
  const leave = new AbortController();
  leaving.push(() => leave.abort());
  const response = await portal.send(endpoints.notice_stream, { token, signal: leave.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: string[] = [];
  /** The next event; undefined when the stream has ended. */
  const next = async (): Promise<string | undefined> => {
    while (events.length === 0) {
      const chunk = (await reader?.read())?.value;
      if (chunk === undefined) return undefined;
      events.push(...chunk.split('\n\n').filter((event) => event.startsWith('event: ')));
    }
    return events.shift();
  };
  // Something that happened just before may be told first.
  let first = await next();
  while (first?.startsWith('event: folder_changed') === true) first = await next();
  expect(first).toMatch(/^event: unread\n/);
  return {
    next,
    /** The folders that are told of, up to and with this one. */
    async until(folderId: string): Promise<string[]> {
      const reported: string[] = [];
      while (reported.at(-1) !== folderId) {
        const event = await next();
        if (event === undefined) throw new Error(`the stream ended after ${reported}`);
        const id = /^event: folder_changed\ndata: \{"folder_id":"([^"]+)"\}$/.exec(event)?.[1];
        if (id !== undefined) reported.push(id);
      }
      return reported;
    },
  };
}
let made = 0;
const upload = (driver: DirectoryDriver, folderId: string) => {
  made += 1;
  return driver.upload(folderId, `suceso ${made}.txt`, 'x');
};
const streamOf = async (person: Parameters<typeof directoryDriver>[1]) =>
  openStream(await directoryDriver(portal, person));

test('tells those who may see a folder that it changed, and nothing else', async () => {
  const streams = [await openStream(admin), await streamOf(PEOPLE.Ejecutivo), await openStream(client)];
  await upload(client, PAYROLL.id);
  for (const stream of streams)
    expect(await stream.next()).toBe(`event: folder_changed\ndata: {"folder_id":"${PAYROLL.id}"}`);
});

test('tells nothing of a client to an Ejecutivo without it, nor to the people of another client', async () => {
  const colleague = await streamOf(COLLEAGUE);
  const guest = await openStream(client);
  await upload(admin, PAYROLL.id);
  await upload(admin, SECOND_FOLDER.id);
  // Something of a client in a folder that everybody sees.
  await inTenant(portal.db, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
    announceFolders(trx, ORGANIZATION, [{ folderId: ROOT.id, clientId: CLIENT }]),
  );
  await upload(admin, TEMPLATES.id);
  await upload(admin, CLIENT_FOLDER.id);
  expect(await colleague.until(TEMPLATES.id)).toEqual([TEMPLATES.id]);
  expect(new Set(await guest.until(CLIENT_FOLDER.id))).toEqual(new Set([PAYROLL.id, CLIENT_FOLDER.id]));
});

test('tells nothing to another organization', async () => {
  const foreign = await openStream(stranger);
  await upload(admin, PAYROLL.id);
  await upload(admin, TEMPLATES.id);
  await upload(stranger, OTHER_FOLDER.id);
  expect(await foreign.until(OTHER_FOLDER.id)).toEqual([OTHER_FOLDER.id]);
  const own = await openStream(admin);
  await upload(stranger, OTHER_FOLDER.id);
  await upload(admin, TEMPLATES.id);
  expect(await own.until(TEMPLATES.id)).toEqual([TEMPLATES.id]);
});

test('tells of both folders of a move, and of a folder itself when it is renamed or deleted', async () => {
  const folder = await admin.newFolder(TEMPLATES.id, 'Viajera');
  const stream = await openStream(admin);
  /** What is told of a change, up to the sentinel that follows it. */
  const textOf = async (change: () => Promise<unknown>): Promise<Set<string>> => {
    await change();
    await upload(admin, SECOND_FOLDER.id);
    return new Set(await stream.until(SECOND_FOLDER.id));
  };
  const rename = () => admin.post(endpoints.rename_folder, { folder_id: folder.id, new_name: 'Errante' });
  expect(await textOf(rename)).toEqual(new Set([TEMPLATES.id, folder.id, SECOND_FOLDER.id]));
  const move = () =>
    admin.post(endpoints.move_folder, { folder_parent_id: ROOT.id, folder_child_id: folder.id });
  expect(await textOf(move)).toEqual(new Set([TEMPLATES.id, ROOT.id, folder.id, SECOND_FOLDER.id]));
  const remove = () => admin.post(endpoints.delete_items, { ids: [folder.id] });
  expect(await textOf(remove)).toEqual(new Set([ROOT.id, folder.id, SECOND_FOLDER.id]));
});

test('gathers many changes of a folder', async () => {
  const stream = await openStream(admin);
  const changes = 40;
  const inTransaction = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };
  await inTenant(portal.db, inTransaction, async (trx) => {
    for (let count = 0; count < changes; count += 1)
      await announceFolders(trx, ORGANIZATION, [
        { folderId: PAYROLL.id, clientId: count % 2 === 0 ? CLIENT : null },
      ]);
  });
  await upload(admin, TEMPLATES.id);
  const notified = await stream.until(TEMPLATES.id);
  expect(notified.filter((id) => id === PAYROLL.id).length).toBeLessThanOrEqual(2);
});

test('ends the streams when it may have missed something, so that pages read anew', async () => {
  const stream = await openStream(admin);
  await upload(admin, TEMPLATES.id);
  await stream.until(TEMPLATES.id);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lienzo notices' and datname = current_database()
  `.execute(portal.db);
  expect(await stream.next()).toBeUndefined();
  const again = await openStream(admin);
  await upload(admin, TEMPLATES.id);
  expect(await again.until(TEMPLATES.id)).toEqual([TEMPLATES.id]);
});

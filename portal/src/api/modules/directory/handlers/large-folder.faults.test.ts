import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from '../testing/directory-driver.ts';
import { miscountedFolders } from '../testing/miscounted-folders.ts';
import { TEMPLATES } from '../testing/test-directory.ts';

const FILES = 100_000;
const A_PAGE = 100;
/** Both take some milliseconds, of which caches alone may double one; reading all files takes many times as long. */
const AS_FAST = 4;

let portal: TestPortal;
let admin: DirectoryDriver;
beforeAll(async () => {
  portal = await startTestPortal();
  admin = await directoryDriver(portal, PEOPLE.Admin);
});
afterAll(() => portal?.close());

/** A new folder of the bureau's with so many files; its name is new too, so that the test can be tried again. */
async function filledFolder(name: string, files: number): Promise<string> {
  const { id } = await admin.newFolder(TEMPLATES.id, `${name} ${randomUUID()}`);
  // A connection of its own: one that checked references while the table was small goes on reading all of it.
  const filling = openDatabase(portal.appUrl, { statementTimeout: 0 });
  await inOrganization(filling, async (trx) => {
    await sql`
      insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key, size, media_type,
        current_version_id)
      select ${ORGANIZATION}::uuid, ${id}::uuid, 'FILE', n || '.pdf', n || '.pdf', lpad(n::text, 9, '0'), n,
        'application/pdf', gen_random_uuid()
      from generate_series(1, ${files}::int) n
    `.execute(trx);
    await sql`
      insert into file_versions (organization_id, id, file_id, number, sha256, size, media_type, scan_status)
      select organization_id, current_version_id, id, 1, repeat('a', 64), size, media_type, 'clean'
      from file_system where organization_id = ${ORGANIZATION} and parent_id = ${id}
    `.execute(trx);
  });
  await filling.close();
  return id;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Median milliseconds of opening each folder, in turn, so that the machine's other work weighs on all alike. */
async function openingTimes(folders: string[]): Promise<number[]> {
  const times = folders.map((): number[] => []);
  for (let round = 0; round < 21; round += 1)
    for (const [at, folder_id] of folders.entries()) {
      const sort = ['name', 'modified_at', 'size'][round % 3] ?? 'name';
      const begun = performance.now();
      await admin.get(endpoints.browse, { folder_id, sort, order: round % 2 === 0 ? 'asc' : 'desc' });
      times[at]?.push(performance.now() - begun);
    }
  return times.map(median);
}

test('a folder filled with 100,000 files a moment ago opens like one of a page, before anybody looked at its tables', async () => {
  // What autovacuum would do within a minute or two must not be waited for.
  for (const table of ['file_system', 'file_versions', 'folder_counts'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(portal.owner);
  const small = await filledFolder('De una página', A_PAGE);
  const large = await filledFolder('Recién llena', FILES);
  expect((await admin.get(endpoints.browse, { folder_id: large })).total).toBe(FILES);
  const [ofSmall = 0, ofLarge = 0] = await openingTimes([small, large]);
  expect(ofLarge / ofSmall).toBeLessThan(AS_FAST);

  // The ways in which a whole folder comes and goes at once.
  await admin.post(endpoints.move_items, { ids: [large], folder_parent_id: small });
  await admin.post(endpoints.delete_items, { ids: [large] });
  await admin.post(endpoints.restore_items, { ids: [large] });
  expect((await admin.get(endpoints.browse, { folder_id: large })).total).toBe(FILES);
  const [besides = 0, moved = 0] = await openingTimes([small, large]);
  expect(moved / besides).toBeLessThan(AS_FAST);
  expect(await miscountedFolders(portal)).toEqual([]);
}, 180_000);

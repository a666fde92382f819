import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION } from '../../../testing/test-people.ts';
import { TEMPLATES } from '../testing/test-directory.ts';
import { type SearchOptions, searchItems } from './file-system-search.ts';

let portal: TestPortal;
const context = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };

/** Folders with so common words that a search does not look at all of them one by one: "alfa" and "beta". */
const COMMON = 20_100;
const BOTH = [7, 19_000, 20_099];

beforeAll(async () => {
  portal = await startTestPortal();
  await inTenant(portal.owner, context, async (trx) => {
    await sql`
      insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key)
      select ${ORGANIZATION}, ${TEMPLATES.id}, 'DIR', one.name, one.name, one.name
      from generate_series(1, ${2 * COMMON}::integer) n, lateral (select case
        when n = any (${BOTH}::integer[]) then 'alfa beta ' when n <= ${COMMON} then 'alfa ' else 'beta '
      end || n as name) one
    `.execute(trx);
    await sql`
      insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key, modified_at)
      select ${ORGANIZATION}, ${TEMPLATES.id}, 'DIR', one.name, one.name, one.name,
        timestamptz '2026-01-01T12:00:00Z' - n * interval '1 hour'
      from generate_series(1, 300) n, lateral (select 'gamma ' || lpad(n::text, 3, '0') as name) one
    `.execute(trx);
    await sql`
      insert into file_words (organization_id, word, item_id)
      select organization_id, word, id from file_system, unnest(string_to_array(name, ' ')) as word
      where parent_id = ${TEMPLATES.id} and fs_type = 'DIR'
    `.execute(trx);
  });
}, 60_000);
afterAll(() => portal?.close());

const search = async (...terms: string[]) => {
  return searchSorted({ words: terms, sort: 'name', order: 'asc' });
};

const searchSorted = async (wish: Pick<SearchOptions, 'words' | 'sort' | 'order'>) => {
  const options = { folderId: undefined, limit: 200, ...wish };
  const { paths, more } = await inTenant(portal.db, context, (trx) =>
    searchItems(trx, ORGANIZATION, options),
  );
  return { names: [...paths.values()].map((path) => path.at(-1)?.name ?? ''), more };
};

test('the few things with two common words are all found', async () => {
  const { names, more } = await search('alf', 'beta');
  expect(names.toSorted()).toEqual(['alfa beta 19000', 'alfa beta 20099', 'alfa beta 7']);
  expect(more).toBe(false);
});

test('a rare word leads, a common one has more to show, and words that nothing has together find nothing', async () => {
  expect(await search('alfa', '19000')).toEqual({ names: ['alfa beta 19000'], more: false });
  const { names, more } = await search('beta');
  expect([names.length, more]).toEqual([200, true]);
  expect(await search('alfa', 'beta', '12')).toEqual({ names: [], more: false });
});

test('of more than are shown, those that come first in the order asked for', async () => {
  const shown = async (sort: 'name' | 'modified_at', order: 'asc' | 'desc') => {
    const { names, more } = await searchSorted({ words: ['gamma'], sort, order });
    return [names.length, names[0], names.at(-1), more];
  };
  expect(await shown('name', 'asc')).toEqual([200, 'gamma 001', 'gamma 200', true]);
  expect(await shown('name', 'desc')).toEqual([200, 'gamma 300', 'gamma 101', true]);
  expect(await shown('modified_at', 'asc')).toEqual([200, 'gamma 300', 'gamma 101', true]);
  expect(await shown('modified_at', 'desc')).toEqual([200, 'gamma 001', 'gamma 200', true]);
});

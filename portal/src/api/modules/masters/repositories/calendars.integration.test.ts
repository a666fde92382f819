import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestPortal } from '../../../testing/start-test-portal.ts';
import { RECORDS } from './calendars.ts';

const portal = await startTestPortal();
afterAll(() => portal.close());

test('whatever keeps a period from being deleted counts as its records', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'periods'::regclass and confdeltype <> 'c'
    order by name
  `.execute(portal.owner);
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !RECORDS.includes(name))).toEqual([]);
});

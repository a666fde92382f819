import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.ownerUrl, { poolSize: 1 });
});
afterAll(async () => {
  await open?.close();
  await database?.drop();
});

const doubled = async (n: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select ${n}::int * 2 as n`.execute(open.db);
  return rows[0]?.n ?? 0;
};

test('the plan of what comes again is kept by the server, and the answers stay right', async () => {
  const answers: number[] = [];
  for (const n of [1, 2, 3, 4, 5]) answers.push(await doubled(n));
  expect(answers).toEqual([2, 4, 6, 8, 10]);
  const { rows } = await open.pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select $1::int * 2 as n' }]);
});

test('a prepared statement that fails leaves the connection usable', async () => {
  const halved = (n: number) => sql`select 10 / ${n}::int as n`.execute(open.db);
  for (const n of [1, 2, 5, 10]) await halved(n);
  await expect(halved(0)).rejects.toThrow('division by zero');
  expect((await halved(5)).rows).toEqual([{ n: 2 }]);
});

import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

async function ask(connectionString: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(question)).rows.map(({ answer }) => answer);
  } finally {
    await client.end();
  }
}

it('gives every file a database of its own and fills a template once', async () => {
  let fillings = 0;
  const template = {
    name: 'self_test',
    fill: async (url: string) => {
      fillings += 1;
      await ask(url, 'create table kept as select 7 as answer');
    },
  };
  const [first, second] = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
  await ask(first.ownerUrl, 'delete from kept');
  expect(await ask(first.ownerUrl, 'select answer from kept')).toEqual([]);
  expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([7]);
  expect(fillings).toBe(1);
  expect(await ask(first.ownerUrl, 'select rolsuper as answer from pg_roles where rolname = user')).toEqual([
    false,
  ]);
  await Promise.all([first.drop(), second.drop()]);
  await expect(ask(first.ownerUrl, 'select 1')).rejects.toThrow(/does not exist/);
});

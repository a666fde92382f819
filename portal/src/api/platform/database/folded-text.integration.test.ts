/** PostgreSQL folds texts exactly as the schema's `foldText` does. */
import { ACCENTED, foldText } from '@lienzo/schema/text/fold-text';
import { createTestDatabase, type TestDatabase } from '@lienzo/tests/database/create-test-database';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldedColumn } from './folded-text.ts';

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  db = new Kysely({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

async function foldedBySql(texts: readonly string[]): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ folded: string }>`
    select ${foldedColumn(sql`given`)} as folded
    from unnest(${texts}::text[]) with ordinality as one(given, place) order by place
  `.execute(db);
  return rows.map(({ folded }) => folded);
}

/** Letters people have in their names, other scripts, marks on their own, and anything else. */
const letter = fc.oneof(
  fc.constantFrom(
    ...ACCENTED,
    ...'aAzZñÑ -\t',
    '\u0301',
    '\u0303',
    '\u0308',
    'İ',
    'ß',
    'Σ',
    'ς',
    'Ж',
    'ﬁ',
    '\u00a0',
    '\u2000',
    '\u2001',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const text = fc
  .array(letter, { maxLength: 24 })
  .map((letters) => letters.join(''))
  // PostgreSQL stores neither.
  .filter((given) => !given.includes('\0') && given.isWellFormed());

test('random texts are folded alike by SQL and by JavaScript', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
      expect(await foldedBySql(texts)).toEqual(texts.map(foldText));
    }),
    { numRuns: 60 },
  );
});

test('however a name is typed, it is one', async () => {
  const written = ['O’Farrill', "O'FARRILL", 'o´farrill', 'Ofarrill', 'OʼFarrill', 'O\u0060Farrill'];
  expect(new Set(await foldedBySql(written))).toEqual(new Set(['ofarrill']));
  const hyphens = ['García-López', 'GARCIA\u2011LOPEZ', 'garcia–lo\u0301pez', 'García−López'];
  expect(new Set(await foldedBySql(hyphens))).toEqual(new Set(['garcia-lopez']));
  expect(hyphens.map(foldText)).toEqual(hyphens.map(() => 'garcia-lopez'));
});

test('folding twice changes nothing more', () => {
  fc.assert(fc.property(text, (given) => foldText(foldText(given)) === foldText(given)));
});

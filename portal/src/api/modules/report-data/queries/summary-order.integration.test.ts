/** Groups of texts are made by their bytes and shown in the order of the database's language. */
import type { SummaryQuestion } from '@lienzo/schema/data/summary';
import { createTestDatabase, type TestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { summarySql } from './summary-sql.ts';

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.ownerUrl, max: 1 }) }),
  });
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

const CITY = 'clients.city';

it('sorts groups as the database sorts texts, running totals too, and an empty text is no text', async () => {
  const question: SummaryQuestion = {
    keys: [{ column: CITY, data_type: 'text' }],
    path: [],
    medidas: [
      { id: 'medida-a', column: 'clients.id', funcion: 'suma', data_type: 'integer', own: [] },
      { id: 'medida-b', column: CITY, funcion: 'maximo', data_type: 'text', own: [] },
    ],
    derivadas: [{ id: 'medida-c', medida: 'medida-a', funcion: 'acumulado' }],
    order: [{ column: CITY, direction: 'asc' }],
  };
  const cities = ['Zea', 'ñuño', 'Oca', 'Álvarez', '', 'nuño', 'alvarado', 'Zea', 'Ñuño', 'Nuñez'];
  const values = sql.join(cities.map((city, at) => sql`(cast(${city} as text), cast(${at} as integer))`));
  const rows = sql`select city as ${sql.id(CITY)}, id as ${sql.id('clients.id')} from (values ${values}) as given (city, id)`;
  const { rows: groups } = await summarySql(question, rows).execute(db);
  const sorted = await sql<{ city: string }>`
    select city from (select distinct city from (values ${values}) as given (city, id) where city <> '') as named order by city
  `.execute(db);
  const named = sorted.rows.map(({ city }) => city);
  expect(named).toHaveLength(8);
  expect(groups.map((group) => group[CITY])).toEqual([...named, null]);
  const sums = groups.map((group) => Number(group['medida-a']));
  expect(sums[named.indexOf('Zea')]).toBe(7);
  expect(groups.map((group) => Number(group['medida-c']))).toEqual(
    sums.map((_, at) => sums.slice(0, at + 1).reduce((all, one) => all + one, 0)),
  );
});

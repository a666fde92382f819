/** Every condition on every type of column: PostgreSQL and `meetsCondition` find the same values. */
import type { Cell, ColumnDataType } from '@lienzo/schema/data/column';
import { arityOf, conditionsFor, type FilterCondition } from '@lienzo/schema/data/filter-condition';
import { valuesProblem, writeValues } from '@lienzo/schema/data/filter-values';
import { meetsCondition } from '@lienzo/schema/data/meets-condition';
import { createTestDatabase, type TestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterExpression } from './filter-expression.ts';

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

type Column = {
  type: ColumnDataType;
  sqlType: string;
  /** As the rows on the wire have them. */
  cells: Cell[];
  wanted: string[];
};

const TEXTS = [
  'Ana',
  'ANA',
  'aná',
  ' Ana ',
  'Mariana',
  'Ana María',
  'MUÑOZ',
  'munoz',
  "o'neill",
  'O’Neill',
  'García–López',
  '’',
  '100% _',
  'a"b,c]',
];
const NUMBERS = ['-1.5', '0', '1', '2', '10', '100'];
const COLUMNS: Column[] = [
  { type: 'text', sqlType: 'text', cells: [...TEXTS, '', ' \u00a0\t', null], wanted: [...TEXTS, '%', '$1'] },
  {
    type: 'numeric',
    sqlType: 'numeric',
    cells: [...NUMBERS, '1.0000', '0.10', null],
    wanted: [...NUMBERS, '0.1'],
  },
  {
    type: 'integer',
    sqlType: 'integer',
    cells: [-1, 0, 1, 2, 10, null],
    wanted: [...NUMBERS, '1.00', '999999999999999'],
  },
  {
    type: 'bigint',
    sqlType: 'bigint',
    cells: ['-1', '0', '2', '90071992547409', null],
    wanted: ['2', '90071992547409'],
  },
  {
    type: 'date',
    sqlType: 'date',
    cells: ['1999-12-31', '2026-01-31', '2026-02-01', '2026-11-20', null],
    wanted: ['2026-01-31', '2026-02-01', '2026-11-19'],
  },
  {
    type: 'timestamp',
    sqlType: 'timestamptz',
    // The third is still the 31st of January in Mexico.
    cells: [
      '2026-01-31T06:00:00Z',
      '2026-01-31T05:59:59Z',
      '2026-02-01T05:00:00Z',
      '2026-02-01T06:00:00Z',
      null,
    ],
    wanted: ['2026-01-30', '2026-01-31', '2026-02-01'],
  },
  { type: 'boolean', sqlType: 'boolean', cells: [true, false, null], wanted: ['true', 'false'] },
];

/** Every `valor` that a condition can have over some values. */
function valoresOf(condition: FilterCondition, requested: string[]): string[] {
  switch (arityOf(condition)) {
    case 'none':
      return [''];
    case 'one':
      return requested;
    case 'two':
      return requested.flatMap((from) => requested.map((to) => writeValues([from, to])));
    case 'list':
      return [...requested.map((one) => [one]), requested, ['', ...requested.slice(0, 2)], ['']].map(
        writeValues,
      );
  }
}

const cases = COLUMNS.flatMap((column) =>
  conditionsFor(column.type).map((condition) => ({ ...column, condition })),
);

describe('a condition finds in PostgreSQL what it finds without', () => {
  it.each(cases)('$type $condition', async ({ type, sqlType, cells, wanted, condition }) => {
    const valores = valoresOf(condition, wanted).filter(
      (valor) => valuesProblem(type, condition, valor) === null,
    );
    expect(valores).not.toEqual([]);
    const match = { some: false, none: false };
    for (const valor of valores) {
      const { rows } = await sql<{ met: boolean }>`
        select ${filterExpression(sql`cell`, type, condition, valor)} is true as met
        from unnest(cast(${cells} as ${sql.raw(sqlType)}[])) with ordinality as listed (cell, place)
        order by place
      `.execute(db);
      const met = rows.map((row) => row.met);
      expect(met, valor).toEqual(cells.map((cell) => meetsCondition({ condition, valor }, type, cell)));
      match.some ||= met.includes(true);
      match.none ||= met.includes(false);
    }
    expect(match).toEqual({ some: true, none: true });
  });
});

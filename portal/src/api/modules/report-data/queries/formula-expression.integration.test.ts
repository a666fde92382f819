/** Random formulas over random rows: PostgreSQL gives what the exact evaluation gives. */
import { additionalDataType, rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Cell, Row } from '@lienzo/schema/data/column';
import { tableColumnOf } from '@lienzo/schema/data/computed-formulas';
import { formulaForRows } from '@lienzo/schema/data/evaluate-formula';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { arityOf, conditionsFor } from '@lienzo/schema/data/filter-condition';
import { valuesProblem, writeValues } from '@lienzo/schema/data/filter-values';
import { meetsCondition } from '@lienzo/schema/data/meets-condition';
import { compileFormula, isProblem } from '@lienzo/schema/formula/compile-formula';
import { isNumber } from '@lienzo/schema/formula/formula-type';
import { RandomFormula, seededRandom } from '@lienzo/schema/formula/testing/random-formula';
import { expressionColumn } from '@lienzo/schema/report/row-expression';
import { RANDOM_PARAMETERS, withRandomParameters } from '@lienzo/schema/report/testing/random-parameters';
import { createTestDatabase, type TestDatabase } from '@lienzo/tests/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { additionalExpression } from './additional-expression.ts';
import { filterExpression } from './filter-expression.ts';
import { formulaExpression } from './formula-expression.ts';

const TODAY = '2026-11-26';
const DECIMALS = 10;
const FORMULAS = 600;
const FILTERS = 150;

/** Columns of the catalogue, their types in the database, and values that are hard to treat. */
const COLUMNS: readonly [key: string, type: string, cells: readonly Cell[]][] = [
  ['extra_hours.horas', 'numeric', ['0', '9', '10.5', '-3.25', null, '0.01']],
  ['employees.daily_salary', 'numeric', ['412.35', '0.005', '99999999.99', null, '-1', '1000000']],
  ['employees.sbc', 'numeric(12, 2)', ['1.00', '21.00', '1234.50', '-0.01', null]],
  ['periods.number', 'integer', [0, 1, 12, -7, null]],
  [
    'employees.hire_date',
    'date',
    ['2020-02-29', '2026-11-26', '1900-01-01', '9999-12-31', null, '1850-05-05', '2026-01-31'],
  ],
  ['employees.termination_date', 'date', ['2026-11-30', null, '1985-06-15']],
  // At night in Mexico, the next day by UTC.
  [
    'payroll_results.calculated_at',
    'timestamptz',
    ['2026-01-16T05:30:00.000Z', null, '2026-11-22T18:00:00.000Z'],
  ],
  [
    'employees.name',
    'text',
    ['ANA PEÑA', "o'neill garcía-lópez", '', null, ' doble  espacio ', 'straße 😀', '=1+1'],
  ],
  ['employees.position', 'text', ['12.50', '-3', '$1,000', 'x', null, '%_\\']],
  ['capture_states.late', 'boolean', [true, false, null]],
];
const RANDOM_COLUMNS = {
  numero: [
    '[extra_hours.horas]',
    '[employees.daily_salary]',
    '[employees.sbc]',
    '[periods.number]',
    ...RANDOM_PARAMETERS.numero,
  ],
  fecha: [
    '[employees.hire_date]',
    '[employees.termination_date]',
    '[payroll_results.calculated_at]',
    ...RANDOM_PARAMETERS.fecha,
  ],
  texto: ['[employees.name]', '[employees.position]', ...RANDOM_PARAMETERS.texto],
  logico: ['[capture_states.late]'],
} as const;

const ROWS: Row[] = Array.from({ length: 24 }, (_none, row) =>
  Object.fromEntries(
    COLUMNS.map(([key, , cells], at) => [key, cells[(row * (at + 1) + at) % cells.length] ?? null]),
  ),
);

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const columns = COLUMNS.map(([key, type]) => sql`${sql.id(key)} ${sql.raw(type)}`);
  await sql`create table formula_rows (place integer primary key, ${sql.join(columns)})`.execute(db);
  for (const [place, row] of ROWS.entries()) {
    const values = COLUMNS.map(([key, type]) => sql`cast(${row[key] ?? null} as ${sql.raw(type)})`);
    await sql`insert into formula_rows values (${place}, ${sql.join(values)})`.execute(db);
  }
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

async function bothWays(written: string): Promise<{ database: (string | null)[]; exact: (string | null)[] }> {
  const [{ formula = '' } = {}] = withRandomParameters([expressionColumn('adicional-1', written)]);
  const compiled = compileFormula(formula, tableColumnOf);
  if (isProblem(compiled)) throw new Error(`${formula}: ${compiled.message}`);
  const value = formulaExpression(compiled, (key) => sql.id(key), TODAY);
  const rounded = isNumber(compiled.type) ? sql`round(${value}, ${sql.lit(DECIMALS)})` : value;
  const match = await sql<{ value: string | null }>`
    select cast(${rounded} as text) as value from formula_rows order by place
  `.execute(db);
  const evaluate = formulaForRows(compiled, TODAY, DECIMALS);
  const read = (cell: Cell): string | null => {
    if (cell === null) return null;
    return isNumber(compiled.type) ? new ExactDecimal(String(cell)).toFixed() : String(cell);
  };
  return {
    database: match.rows.map((row) => read(row.value)),
    exact: ROWS.map((row) => read(evaluate(row).value)),
  };
}

const nested = (levels: number, around: (text: string) => string, inside: string): string =>
  Array.from({ length: levels }).reduce<string>(around, inside);

describe('formulas in PostgreSQL', () => {
  it.each([11, 23, 47])('give what the exact evaluation gives, by seed %i', async (seed) => {
    const random = seededRandom(seed);
    const formulas = new RandomFormula(random, RANDOM_COLUMNS);
    let results = 0;
    for (let at = 0; at < FORMULAS / 3; at += 1) {
      const formula = formulas.build(formulas.anyType(), 1 + Math.floor(random() * 4));
      const { database: existing, exact } = await bothWays(formula);
      expect(existing, formula).toEqual(exact);
      results += exact.filter((one) => one !== null).length;
    }
    // Most rows have a result, so that the comparison says something.
    expect(results).toBeGreaterThan((FORMULAS / 3) * ROWS.length * 0.4);
  });

  it('decide in a filter as their shown value does', async () => {
    const random = seededRandom(5);
    const formulas = new RandomFormula(random, RANDOM_COLUMNS);
    const pick = <One>(all: readonly One[]): One | undefined => all[Math.floor(random() * all.length)];
    let met = 0;
    for (let at = 0; at < FILTERS; at += 1) {
      const written = formulas.build(formulas.anyType(), 1 + Math.floor(random() * 3));
      const additional_columns = withRandomParameters([
        { ...expressionColumn('adicional-1', written), redondeo: 2 },
      ]);
      const [column] = additional_columns;
      if (column === undefined) throw new Error('no column');
      const type = additionalDataType(column, additional_columns);
      const complete = rowCompleter({ additional_columns, selected_columns: [] }, TODAY);
      const cells = ROWS.map((row) => complete(row)[column.id] ?? null);
      const condition = pick(conditionsFor(type)) ?? 'está vacío';
      const given = String(pick(cells) ?? '0');
      const lists = {
        two: writeValues([given, given]),
        list: writeValues([given, '1']),
        one: given,
        none: '',
      };
      const valor = lists[arityOf(condition)];
      if (valuesProblem(type, condition, valor) !== null) continue;
      const value = additionalExpression(
        column,
        { additional_columns, selected_columns: [] },
        (key) => sql.id(key),
        TODAY,
      );
      const { rows } = await sql<{ met: boolean | null }>`
        select ${filterExpression(value, type, condition, valor, true)} as met from formula_rows order by place
      `.execute(db);
      const expected = cells.map((cell) => meetsCondition({ condition, valor, typed: true }, type, cell));
      expect(
        rows.map((row) => row.met === true),
        `${written} ${condition} ${valor}`,
      ).toEqual(expected);
      met += expected.filter(Boolean).length;
    }
    expect(met).toBeGreaterThan(FILTERS);
  });

  it('never fail, whatever the rows hold', async () => {
    for (const formula of [
      '[employees.daily_salary] ^ [employees.daily_salary]',
      '99999999999999999999 * 99999999999999999999 * [employees.sbc]',
      '[employees.hire_date] + 99999999999999999999',
      '[employees.hire_date] - 3000000',
      'FECHA(9999; 12; 400)',
      'FECHA.MES([employees.hire_date]; -30000)',
      'VALOR([employees.position]) / 0',
      'REDONDEAR([employees.sbc]; [employees.daily_salary])',
      'EXTRAE([employees.name]; 0; -1)',
      'LETRA([employees.daily_salary] * 1000000)',
      '[employees.daily_salary] ^ 0.5',
      `[employees.name]${' & [employees.name]'.repeat(100)}`,
      `LARGO(${nested(60, (text) => `SUSTITUIR(${text}; "a"; "aa")`, '"a"')})`,
      `LARGO(${nested(14, (text) => `SUSTITUIR(${text}; "😀"; "😀a😀")`, '"😀"')})`,
    ]) {
      const { database: hit, exact } = await bothWays(formula);
      expect(hit, formula).toEqual(exact);
    }
  });
});

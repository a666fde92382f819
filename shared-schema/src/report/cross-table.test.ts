import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row, SelectedColumn } from '../data/column.ts';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { summarisedRows } from '../data/table-summary.ts';
import { crossTable, MAX_CROSS_CELLS, MAX_CROSS_COLUMNS } from './cross-table.ts';
import { crossTableProblems } from './cross-table-problems.ts';
import { storedQuery } from './rows-query.ts';
import { runningTotals } from './running-totals.ts';
import { summaryQuestionOf } from './summary-question.ts';
import {
  AMOUNT,
  CENTER,
  cross,
  crossed,
  DAY,
  headings,
  measured,
  row,
  YEAR,
} from './testing/cross-sample.ts';

const monthOf = (one: Row): string => String(one[DAY.column] ?? 'x').slice(0, 7);
const centerOf = (one: Row) => one[CENTER.column] || null;

function sumOf(rows: readonly Row[]): string | null {
  const values = rows.map((one) => one[AMOUNT]).filter((one) => one !== null);
  return values.length === 0
    ? null
    : values.reduce((all, one) => all.plus(String(one)), new ExactDecimal(0)).toFixed();
}

describe('crossTable', () => {
  it('has months of several years in the order of time, and totals in both directions', () => {
    const item = cross(['suma']);
    const { table, rows } = crossed(item, YEAR);
    expect(headings(item, YEAR)).toEqual(['Centro', 'dic 2025', 'feb 2026', 'oct 2026', 'Total']);
    const keys = table.selected_columns.map(({ column }) => column);
    expect(rows.map((one) => keys.map((key) => one[key]))).toEqual([
      ['Norte', null, '1.5', '10', '11.5'],
      ['Sur', '7', '5', null, '12'],
    ]);
    expect(keys.slice(1).map((key) => rows[0]?.[`${key}@0`])).toEqual(['7', '6.5', '10', '23.5']);
  });

  it('computes the total of means from the rows, never from the means', () => {
    const item = cross(['promedio']);
    const { table, rows } = crossed(item, YEAR);
    const last = table.selected_columns.at(-1);
    expect(last).toMatchObject({ readable_name: 'Promedio', total: 'promedio' });
    // (7 + 2 + 3) / 3, not the mean of 7 and 2.5.
    expect(rows[1]?.[last?.column ?? '']).toBe('4');
    expect(rows[0]?.[`${last?.column}@0`]).toBe('4.7');
  });

  it('names the column of rows without a value, and puts it last', () => {
    expect(headings(cross(['cuenta']), [row('Norte', null, '1'), ...YEAR]).at(-2)).toBe('Sin dato');
  });

  it('has a column for each measure, with its name', () => {
    expect(headings(cross(['suma', 'cuenta']), YEAR.slice(0, 1))).toEqual([
      'Centro',
      'oct 2026 · Importe suma',
      'oct 2026 · Importe cuenta',
      'Total · Importe suma',
      'Total · Importe cuenta',
    ]);
  });

  it('is sorted by the totals of a measure', () => {
    const item = cross(['suma'], { order_columns: [{ column: 'medida-suma', direction: 'desc' }] });
    expect(crossed(item, YEAR).rows.map((one) => one[CENTER.column])).toEqual(['Sur', 'Norte']);
  });

  it('groups by year, and has no totals that nobody asked for', () => {
    const year: SelectedColumn = { ...DAY, formato: 'fecha_anio' };
    const item = cross(['suma'], { total_filas: false, total_columnas: false });
    const byYear = {
      ...item,
      selected_columns: item.selected_columns.map((one) => (one === DAY ? year : one)),
    };
    const { table } = crossed(byYear, YEAR);
    expect(table.selected_columns.map(({ readable_name, total }) => [readable_name, total])).toEqual([
      ['Centro', undefined],
      ['2025', undefined],
      ['2026', undefined],
    ]);
  });

  it('shows the rows with the greatest totals; the others are one, with totals that are those of all', () => {
    const item = cross(['suma', 'promedio'], {
      resumen: {
        medidas: [measured('suma').medida, measured('promedio').medida],
        primeros: { medida: 'medida-suma', n: 1 },
      },
      order_columns: [{ column: 'medida-suma', direction: 'asc' }],
    });
    const list = [
      ...YEAR,
      row('Este', '2026-02-01', '40'),
      row('Oeste', '2025-12-05', '1'),
      row('Otros (3)', '2026-10-02', '90'),
    ];
    const { table, rows } = crossed(item, list);
    const keys = table.selected_columns.map(({ column }) => column);
    const lines = rows.map((one) => keys.map((key) => one[key]));
    // A row may be called as the others are; they stay last, whatever the order.
    expect(lines.map(([name]) => name)).toEqual(['Otros (3)', 'Otros (4)']);
    const sums = lines[1]?.filter((_one, at) => at % 2 === 1);
    expect(sums).toEqual(['8', '46.5', '10', '64.5']);
    const means = lines[1]?.filter((_one, at) => at % 2 === 0);
    expect(means?.slice(1)).toEqual(['4', '11.625', '10', '9.2142857143']);
    expect(keys.slice(1).map((key) => rows[0]?.[`${key}@0`])[6]).toBe('154.5');
    expect(crossTableProblems(item)).toEqual([]);
  });

  it('counts a value that a join repeats once among the others', () => {
    const salary = 'employees.daily_salary';
    const medida = { id: 'medida-sueldo', column: salary, funcion: 'suma' as const };
    const item = cross([], {
      selected_tables: ['employees', 'payroll_lines', 'payroll_results'],
      selected_columns: [
        { column: 'payroll_lines.concept_key', data_type: 'text', readable_name: 'Concepto' },
        { column: 'employees.gender', data_type: 'text', readable_name: 'Sexo' },
        { column: 'medida-sueldo', data_type: 'numeric', readable_name: 'Sueldo' },
      ],
      columnas: ['employees.gender'],
      resumen: { medidas: [medida], primeros: { medida: 'medida-sueldo', n: 1 } },
    });
    const lineOf = (id: number, concept: string, pay: string): Row => ({
      ...{ 'payroll_lines.concept_key': concept, 'employees.gender': 'F' },
      ...{ 'employees.id': id, [salary]: pay },
    });
    const { rows } = crossed(item, [
      ...[lineOf(1, 'P001', '100'), lineOf(2, 'P001', '40')],
      ...[lineOf(1, 'P002', '100'), lineOf(1, 'P003', '100')],
    ]);
    expect(rows.map((one) => [one['payroll_lines.concept_key'], one['medida-x1'], one['medida-t1']])).toEqual(
      [
        ['P001', '140', '140'],
        ['Otros (2)', '100', '100'],
      ],
    );
  });

  it('has the headings that it was given: of rows, before each value, of measures and of totals', () => {
    const item = cross(['suma', 'cuenta'], { titulo_total: 'En el año' });
    const titled = ['Sucursal', 'Mes de', 'Importe', undefined];
    const renamed = {
      ...item,
      selected_columns: item.selected_columns.map((column, at) => ({
        ...column,
        ...(titled[at] === undefined ? {} : { titulo: titled[at] }),
      })),
    };
    const { table } = crossed(renamed, YEAR.slice(0, 1));
    expect(table.selected_columns.map(({ titulo, readable_name }) => titulo ?? readable_name)).toEqual([
      'Sucursal',
      'Mes de oct 2026 · Importe',
      'Mes de oct 2026 · Importe cuenta',
      'En el año · Importe',
      'En el año · Importe cuenta',
    ]);
  });

  it('linked to its page it has the columns, the first rows and the totals of each page', () => {
    const item = cross(['suma'], {
      detail_column: 'paysheets.id',
      resumen: { medidas: [measured('suma').medida], primeros: { medida: 'medida-suma', n: 1 } },
    });
    const question = summaryQuestionOf(item);
    if (question === null) throw new Error('a cross table has a question');
    const receipt = (payroll: number, ...rest: Parameters<typeof row>) => ({
      ...row(...rest),
      'paysheets.id': payroll,
    });
    const groups = summarisedRows(question, [
      ...[
        receipt(1, 'Norte', '2026-01-01', '5'),
        receipt(1, 'Sur', '2026-02-01', '3'),
        receipt(1, 'Sur', '2026-01-09', '1'),
      ],
      ...[receipt(2, 'Norte', '2026-03-01', '7'), receipt(2, 'Este', '2026-03-02', '9')],
    ]);
    const pageOf = (payroll: number) => {
      const page = crossTable(
        item,
        groups.filter((group) => group['paysheets.id'] === payroll),
      );
      const keys = page.table.selected_columns.map(({ column }) => column);
      const totals = runningTotals(page.table);
      for (const line of page.rows) totals.add(line);
      return {
        heads: page.table.selected_columns.map(({ readable_name }) => readable_name),
        lines: page.rows.map((line) => keys.map((key) => line[key])),
        totals: [...totals.result().values()],
      };
    };
    expect(pageOf(1)).toEqual({
      heads: ['Centro', 'ene 2026', 'feb 2026', 'Total'],
      lines: [
        ['Norte', '5', null, '5'],
        ['Otros (1)', '1', '3', '4'],
      ],
      totals: ['6', '3', '9'],
    });
    expect(pageOf(2)).toEqual({
      heads: ['Centro', 'mar 2026', 'Total'],
      lines: [
        ['Este', '9', '9'],
        ['Otros (1)', '7', '7'],
      ],
      totals: ['16', '16'],
    });
    // A sheet of Excel has the pages below one another.
    const whole = crossTable(item, groups);
    const totals = runningTotals(whole.table);
    for (const line of whole.rows) totals.add(line);
    expect(whole.rows.map((line) => line['paysheets.id'])).toEqual([1, 1, 2, 2]);
    expect([...totals.result().values()]).toEqual(['6', '3', '16', '25']);
  });

  it('refuses more columns than can be read, and says how many and what to do', () => {
    const days = Array.from({ length: 5000 }, (_, at) => row('Norte', null, '1', at));
    const item = cross(['suma'], { columnas: ['employees.rfc'] });
    const many = {
      ...item,
      selected_columns: [
        ...item.selected_columns.filter((one) => one !== DAY),
        { column: 'employees.rfc', data_type: 'text' as const, readable_name: 'RFC' },
      ],
    };
    const rows = days.map((one, at) => ({ ...one, 'employees.rfc': `RFC${at}` }));
    expect(() => crossed(many, rows)).toThrow(
      /La tabla cruzada tendría 5,000 columnas y puede tener 200 columnas\. Agrupa “RFC” por mes/,
    );
    expect(crossed(many, rows.slice(0, MAX_CROSS_COLUMNS)).rows).toHaveLength(1);
  });

  it('refuses more cells than it holds', () => {
    const groups = Array.from({ length: MAX_CROSS_CELLS }, (_, at) => ({
      [CENTER.column]: `Centro ${at}`,
      [DAY.column]: '2026-01-01',
    }));
    expect(() => crossTable(cross(['suma']), groups)).toThrow('más de 100,000 celdas');
    expect(crossTable(cross(['suma']), groups.slice(1)).rows).toHaveLength(MAX_CROSS_CELLS - 1);
  });

  it('adds up as its rows do, whatever they are: each pair, each row, each column, all', () => {
    const amount = fc.option(
      fc.integer({ min: -100_000, max: 100_000 }).map((cents) => (cents / 100).toFixed(2)),
      { nil: null },
    );
    const day = fc.option(
      fc
        .tuple(
          fc.integer({ min: 2024, max: 2026 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 1, max: 28 }),
        )
        .map(
          ([year, month, date]) =>
            `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
        ),
      { nil: null },
    );
    const rows = fc.array(fc.tuple(fc.constantFrom('Norte', 'Sur', '', null), day, amount), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(rows, (random) => {
        const list = random.map(([center, date, value], at) => row(center, date, value, at));
        const { table, rows: lines } = crossed(cross(['suma']), list);
        const months = [...new Set(list.map(monthOf))].toSorted();
        const columns = table.selected_columns.slice(1).map(({ column }) => column);
        expect(columns).toHaveLength(months.length + 1);
        for (const [at, column] of columns.entries()) {
          const own = list.filter((one) => months[at] === undefined || monthOf(one) === months[at]);
          for (const line of lines)
            expect(line[column] ?? null).toBe(sumOf(own.filter((one) => centerOf(one) === centerOf(line))));
          if (lines.length > 0) expect(lines[0]?.[`${column}@0`] ?? null).toBe(sumOf(own));
        }
      }),
      { numRuns: 200, seed: 20261127 },
    );
  });

  it('counts what a join repeats once in each cell and once in each total, and adds nothing up in Excel', () => {
    const salary = 'employees.daily_salary';
    const medida = { id: 'medida-sueldo', column: salary, funcion: 'suma' as const };
    const item = cross([], {
      selected_tables: ['employees', 'payroll_lines', 'payroll_results'],
      selected_columns: [
        { column: 'payroll_lines.concept_key', data_type: 'text', readable_name: 'Concepto' },
        { column: 'employees.gender', data_type: 'text', readable_name: 'Sexo' },
        { column: 'medida-sueldo', data_type: 'numeric', readable_name: 'Sueldo' },
      ],
      columnas: ['employees.gender'],
      resumen: { medidas: [medida] },
    });
    const question = summaryQuestionOf(item);
    expect(question?.medidas[0]?.own).toEqual(['employees.id']);
    expect(storedQuery(item).key_columns).toContain('employees.id');
    const lineOf = (id: number, concept: string, pay: string): Row => ({
      ...{ 'payroll_lines.concept_key': concept, 'employees.gender': id % 2 ? 'F' : 'M' },
      ...{ 'employees.id': id, [salary]: pay },
    });
    const { table, rows } = crossed(item, [
      lineOf(1, 'P001', '100'),
      lineOf(1, 'P001', '100'),
      lineOf(1, 'P002', '100'),
      lineOf(2, 'P001', '40'),
    ]);
    const [, f = '', , total = ''] = table.selected_columns.map(({ column }) => column);
    expect(rows.map((one) => one[f])).toEqual(['100', '100']);
    expect([rows[0]?.[`${f}@0`], rows[0]?.[`${total}@0`]]).toEqual(['100', '140']);
    expect(table.cruce?.rowSums.size).toBe(0);
    expect(table.cruce?.repeated.has(total)).toBe(true);
  });
});

/** Totals of what is computed of each row, and of the rows that meet a criterion. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowCompleter } from '../data/additional-column.ts';
import type { Row, SelectedColumn } from '../data/column.ts';
import { ExactDecimal } from '../data/exact-decimal.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { outcomesOfRows, outcomeText, withFormulaOutcomes } from './formula-results.ts';
import { formulaRowKeys } from './formula-row-keys.ts';
import { formulaSources, storedReportFormula, withRenamedSources } from './formula-tables.ts';
import type { ReportItem, TablaItem } from './item.ts';
import { newItem } from './new-item.ts';
import { mapItemFormulas } from './placed-formulas.ts';
import { usedTables } from './query-columns.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { compileReportFormula } from './report-formula.ts';
import { expressionColumn } from './row-expression.ts';
import { rowsQueryOf } from './rows-query.ts';
import { validateReport } from './validate-report.ts';
import { withParameters } from './with-parameters.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const TODAY = '2026-11-20';

const column = (
  key: string,
  readable_name: string,
  data_type: SelectedColumn['data_type'],
): SelectedColumn => ({
  column: key,
  data_type,
  readable_name,
  ...(data_type === 'numeric' && { formato: 'moneda' }),
});
const table = (uuid: string, changes: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla', uuid),
  selected_tables: ['payroll_lines', 'concepts', 'employees'],
  selected_columns: [
    column('concepts.description', 'Concepto', 'text'),
    column('payroll_lines.amount', 'Importe', 'numeric'),
    column('employees.sbc', 'Base', 'numeric'),
    column('employees.hire_date', 'Ingreso', 'date'),
  ],
  ...changes,
});
const textWith = (formula: string): ReportItem => ({
  ...newItem('texto'),
  valor: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'formula', attrs: { formula } }] }],
  },
});
function report(items: ReportItem[], parametros: ReportParameter[] = []): ReportDocument {
  const layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
  return { ...emptyReport('Reporte'), layouts, parametros };
}

const line = (name: string, amount: string | null, employee: number, sbc: string): Row => ({
  ...{ 'concepts.description': name, 'payroll_lines.amount': amount },
  ...{ 'employees.id': employee, 'employees.sbc': sbc, 'employees.hire_date': `2020-0${employee}-15` },
});
const ROWS: Row[] = [
  line('Sueldo', '5000', 1, '400'),
  line('ISR', '-350.25', 1, '400'),
  line('Sueldo', '7000.5', 2, '600'),
  line('isr', '-600', 2, '600'),
  line('', null, 2, '600'),
];

function resultOf(formula: string, rows = ROWS, parametros: ReportParameter[] = []): string {
  const items = [table(UUID), table(OTHER)];
  const stored = storedReportFormula(formula, formulaSources(report(items, parametros)));
  const document = report([...items, textWith(stored)], parametros);
  const outcomes = outcomesOfRows(document, (uuid) => (uuid === UUID ? rows : []), TODAY);
  const [outcome] = outcomes.values();
  return outcome === undefined ? 'no outcome' : outcomeText(outcome, null);
}
function problemOf(formula: string): string | null {
  const compiled = compileReportFormula(formula, formulaSources(report([table(UUID), table(OTHER)])));
  return isProblem(compiled) ? compiled.message : null;
}

describe('a total', () => {
  it.each([
    ['SUMA(SI([Tabla 1.Importe] > 0; [Tabla 1.Importe]; 0))', '$12,000.50'],
    ['SUMA([Tabla 1.Importe] * 2) - 1', '$22,099.50'],
    ['SUMA((1 + [Tabla 1.Importe]) * -2; 1)', '-$22,107.50'],
    ['SUMA(MAX([Tabla 1.Importe]; 0))', '$12,000.50'],
    ['MAX(ABS([Tabla 1.Importe]))', '$7,000.50'],
    ['CONTARA([Tabla 1.Concepto] & "!")', '5'],
    ['SUMAR.SI([Tabla 1.Concepto]; "ISR"; [Tabla 1.Importe])', '-$950.25'],
    ['sumar.si([Tabla 1.Importe]; ">= 5,000")', '$12,000.50'],
    ['SUMAR.SI([Tabla 1.Importe]; "<-350.25"; ABS([Tabla 1.Importe]))', '$600.00'],
    ['SUMAR.SI([Tabla 1.Concepto]; "Aguinaldo"; [Tabla 1.Importe])', '$0.00'],
    ['CONTAR.SI([Tabla 1.Concepto]; "<> ISR")', '3'],
    ['CONTAR.SI([Tabla 1.Concepto]; "")', '1'],
    ['CONTAR.SI([Tabla 1.Importe]; 5000)', '1'],
    ['CONTAR.SI([Tabla 1.Ingreso]; ">= 15/02/2020")', '3'],
    ['PROMEDIO.SI([Tabla 1.Concepto]; "sueldo"; [Tabla 1.Importe])', '$6,000.25'],
    ['PROMEDIO.SI([Tabla 1.Concepto]; "Aguinaldo"; [Tabla 1.Importe])', '—'],
    ['MAX(SUMAR.SI([Tabla 1.Concepto]; "ISR"; [Tabla 1.Importe]); 0)', '$0.00'],
    ['REDONDEAR(SUMAR.SI([Tabla 1.Concepto]; "Sueldo"; [Tabla 1.Importe]) * 16%; 2)', '$1,920.08'],
  ])('%s is %s', (formula, expected) => {
    expect(resultOf(formula)).toBe(expected);
  });

  it('counts what a join repeats once, also inside of an expression', () => {
    expect(resultOf('SUMA([Tabla 1.Base] * 2)')).toBe('$2,000.00');
    const formula = `SUMA([${UUID}.employees.sbc] * 2)`;
    expect(formulaRowKeys(report([table(UUID), textWith(formula)])).get(UUID)).toEqual(['employees.id']);
  });

  it.each([
    ['SUMA(SUMA([Tabla 1.Importe]) * [Tabla 1.Importe])', '“SUMA” es un total'],
    ['SUMA([Tabla 1.Importe] * [Tabla 2.Importe])', 'dos tablas'],
    ['SUMA([Tabla 1.Concepto] & "a")', 'lo que se calcula en cada fila'],
    ['SUMAR.SI([Tabla 1.Concepto])', 'SUMAR.SI lleva la columna'],
    ['CONTAR.SI([Tabla 1.Concepto]; "ISR"; 1)', 'CONTAR.SI lleva'],
    ['SUMAR.SI("ISR"; [Tabla 1.Concepto]; 1)', 'primero va una columna'],
    ['CONTAR.SI([Tabla 1.Importe]; "> mucho")', 'se compara con números'],
    ['CONTAR.SI([Tabla 1.Importe]; "1,234.5.6")', 'se compara con números'],
    ['CONTAR.SI([Tabla 1.Ingreso]; "> ayer")', 'se compara con fechas'],
    ['CONTAR.SI([Tabla 1.Concepto]; "IS*")', 'comodines'],
    ['CONTAR.SI([Tabla 1.Concepto]; "> A")', ''],
    ['SUMA([Tabla 1.Importe] * CONTAR.SI([Tabla 1.Concepto]; "ISR"))', '“CONTAR.SI” es un total'],
    ['SUMA([Tabla 1.Nada] * 2)', 'Ninguna tabla del reporte tiene'],
    [`SUMA(${'ABS('.repeat(150)}[Tabla 1.Importe]${')'.repeat(150)} * 1)`, null],
  ])('%s is a problem that says why', (formula, text) => {
    const problem = problemOf(formula);
    if (text === null) expect(problem).toBeNull();
    else expect(problem).toContain(text);
  });

  it('waits for the value of a parameter, and takes it as a value', () => {
    const parameter: ReportParameter = {
      ...{ id: 'parametro-1', nombre: 'Concepto', tipo: 'texto', requerido: true },
    };
    const formula = 'CONTAR.SI([Tabla 1.Concepto]; [Concepto])';
    expect(resultOf(formula, ROWS, [parameter])).toBe('—');
    const items = [
      table(UUID),
      textWith(storedReportFormula(formula, formulaSources(report([table(UUID)], [parameter])))),
    ];
    const resolved = withParameters(
      report(items, [parameter]),
      new Map([['parametro-1', { tipo: 'texto', valor: 'ISR', texto: 'ISR' }]]),
    );
    expect([...outcomesOfRows(resolved, () => ROWS, TODAY).values()]).toMatchObject([{ value: '2' }]);
  });

  it('is what adding up the rows by hand gives (seeded)', () => {
    const rows = fc.array(
      fc.record({
        name: fc.constantFrom('ISR', 'Sueldo', ''),
        amount: fc.option(fc.integer({ min: -9_999_999, max: 9_999_999 }), { freq: 5 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: -5000, max: 5000 }), (lines, limit) => {
        const data = lines.map(({ name, amount }, index) =>
          line(
            name,
            amount === null ? null : new ExactDecimal(amount).div(100).toFixed(),
            (index % 9) + 1,
            '1',
          ),
        );
        const formula = `SUMAR.SI([Tabla 1.Importe]; "> ${limit}") + SUMAR.SI([Tabla 1.Concepto]; "ISR"; [Tabla 1.Importe])`;
        const over = lines.filter(({ amount }) => amount !== null && amount > limit * 100);
        const isr = lines.filter(({ name }) => name === 'ISR');
        const cents = [...over, ...isr].reduce((sum, { amount }) => sum + (amount ?? 0), 0);
        const items = [table(UUID)];
        const stored = storedReportFormula(formula, formulaSources(report(items)));
        const [outcome] = outcomesOfRows(report([...items, textWith(stored)]), () => data, TODAY).values();
        expect(new ExactDecimal(String(outcome?.value)).times(100).toNumber()).toBe(cents);
      }),
      { seed: 20261127, numRuns: 200 },
    );
  });
});

it('another lookup is told what to use instead', () => {
  const [message] = validateReport(
    report([table(UUID), textWith('BUSCARV("ISR"; [Tabla 1.Concepto]; [Tabla 1.Importe])')]),
  )
    .map((one) => one.message)
    .filter((one) => one.includes('BUSCARV'));
  expect(message).toContain('usa BUSCARX');
});

describe('a condition', () => {
  const text = (mostrar_si: string): ReportItem => ({ ...newItem('texto'), mostrar_si });
  const problems = (mostrar_si: string): string[] =>
    validateReport(report([table(UUID), text(mostrar_si)]))
      .filter(({ field }) => field === 'mostrar_si')
      .map(({ message }) => message);

  it('is a comparison that can be computed', () => {
    expect(problems(`FILAS([${UUID}.employees.sbc]) > 0`)).toEqual([]);
    expect(problems('')).toEqual([expect.stringContaining('Escribe la condición')]);
    expect(problems(`FILAS([${UUID}.employees.sbc])`)).toEqual([expect.stringContaining('una comparación')]);
    expect(problems('FILAS([Tabla 9.Nada]) > 0')).toEqual([expect.stringContaining('Ninguna tabla')]);
  });

  it('counts all rows, with and without a value', () => {
    expect(resultOf('FILAS([Tabla 1.Importe])')).toBe('5');
    expect(resultOf('FILAS([Tabla 1.Importe])', [])).toBe('0');
    expect(resultOf('SI(FILAS([Tabla 1.Importe]) > 4; "sí"; "no")')).toBe('sí');
  });

  it('hides items, and sections of which nothing is left, never the whole page', () => {
    const [shown, hidden] = [
      text(`FILAS([${UUID}.employees.sbc]) > 0`),
      text(`FILAS([${UUID}.employees.sbc]) = 0`),
    ];
    const document = report([hidden, table(UUID), shown]);
    const printed = withFormulaOutcomes(
      document,
      outcomesOfRows(document, () => ROWS, TODAY),
    );
    expect(printed.layouts.map(({ index, items }) => [index, items[0]?.uuid])).toEqual([
      [0, UUID],
      [1, shown.uuid],
    ]);
    const alone = report([{ ...table(UUID), mostrar_si: hidden.mostrar_si }]);
    const nothing = withFormulaOutcomes(
      alone,
      outcomesOfRows(alone, () => ROWS, TODAY),
    );
    expect(nothing.layouts).toEqual([{ index: 0, separation: false, items: [] }]);
  });

  it('hides a section with all that stands in it', () => {
    const document = report([table(UUID), text('1 = 1')]);
    const [first, second] = document.layouts;
    if (first === undefined || second === undefined) throw new Error('no sections');
    const printed = (mostrar_si: string) => {
      const one = { ...document, layouts: [first, { ...second, separation: true, mostrar_si }] };
      return withFormulaOutcomes(
        one,
        outcomesOfRows(one, () => ROWS, TODAY),
      ).layouts.map(({ items }) => items[0]?.uuid);
    };
    expect(printed(`FILAS([${UUID}.employees.sbc]) > 99`)).toEqual([UUID]);
    expect(printed(`FILAS([${UUID}.employees.sbc]) < 99`)).toHaveLength(2);
    const wrong = { ...document, layouts: [first, { ...second, mostrar_si: 'FILAS([Tabla 9.Nada]) > 0' }] };
    expect(validateReport(wrong).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Sección 2: Condición para mostrar .*Ninguna tabla/),
    );
  });

  it('hides columns, and changes no value of those that are computed of them', () => {
    const rounded = { ...expressionColumn('adicional-1', '[employees.sbc] / 3'), nombre: 'Tercio' };
    const { redondeo: _none, ...third } = rounded;
    const sixth = { ...expressionColumn('adicional-2', '[adicional-1] * 6'), nombre: 'Seis tercios' };
    const own = table(UUID);
    if (own.nombre !== 'tabla') throw new Error('no table');
    const hide = `FILAS([${UUID}.employees.sbc]) = 0`;
    const item: TablaItem = {
      ...own,
      selected_columns: [
        ...own.selected_columns,
        {
          column: 'adicional-1',
          data_type: 'numeric',
          readable_name: 'Tercio',
          formato: 'entero',
          mostrar_si: hide,
        },
        { column: 'adicional-2', data_type: 'numeric', readable_name: 'Seis tercios' },
        { column: 'payroll_lines.amount', data_type: 'numeric', readable_name: 'Importe', mostrar_si: hide },
      ],
      additional_columns: [third, sixth],
    };
    const document = report([item]);
    expect(validateReport(document).filter(({ field }) => field === 'mostrar_si')).toEqual([]);
    const [shown] = withFormulaOutcomes(
      document,
      outcomesOfRows(document, () => ROWS, TODAY),
    ).layouts.flatMap(({ items }) => items);
    if (shown?.nombre !== 'tabla') throw new Error('no table');
    expect(shown.selected_columns.map(({ column }) => column)).toEqual([
      ...own.selected_columns.map(({ column }) => column),
      'adicional-2',
    ]);
    for (const row of ROWS)
      expect(rowCompleter(shown, TODAY)(row)['adicional-2']).toEqual(
        rowCompleter(item, TODAY)(row)['adicional-2'],
      );
    // The rows are still those of the payroll lines, and what they repeat still counts once.
    expect(usedTables(shown)).toEqual(usedTables(item));
    expect(rowsQueryOf(shown)?.extra_columns).toEqual(['payroll_lines.amount']);
    const all: TablaItem = {
      ...item,
      selected_columns: item.selected_columns.map((column) => ({ ...column, mostrar_si: hide })),
    };
    const nothing = report([all, text('1 = 1')]);
    expect(
      withFormulaOutcomes(
        nothing,
        outcomesOfRows(nothing, () => ROWS, TODAY),
      ).layouts.map(({ items }) => items[0]?.nombre),
    ).toEqual(['texto']);
    const broken = report([
      { ...item, selected_columns: [{ ...item.selected_columns[0], mostrar_si: '1 + 1' }] },
    ] as ReportItem[]);
    expect(validateReport(broken).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Columna “.*”: Condición para mostrar .*comparación/),
    );
  });

  it('of a column is for tables with their rows', () => {
    const chart = {
      ...newItem('grafica'),
      selected_tables: ['employees'],
      selected_columns: [
        {
          column: 'employees.sbc',
          data_type: 'numeric' as const,
          readable_name: 'Base',
          mostrar_si: '1 = 1',
        },
      ],
    };
    expect(validateReport(report([chart])).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('que solo pueden tener las columnas de una tabla sin resumir'),
    );
  });

  it('follows a copied table', () => {
    const renamed = mapItemFormulas(text(`FILAS([${UUID}.employees.sbc]) > 0`), (formula) =>
      withRenamedSources(formula, () => OTHER),
    );
    expect(renamed.mostrar_si).toBe(`FILAS([${OTHER}.employees.sbc]) > 0`);
  });
});

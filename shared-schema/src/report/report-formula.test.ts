import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row, SelectedColumn } from '../data/column.ts';
import { ExactDecimal } from '../data/exact-decimal.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { FormulaGathering, outcomesOfRows, outcomeText, withFormulaOutcomes } from './formula-results.ts';
import { formulaRowKeys } from './formula-row-keys.ts';
import {
  formulaSources,
  readableReportFormula,
  storedReportFormula,
  withRenamedSources,
} from './formula-tables.ts';
import type { ReportItem, TablaItem } from './item.ts';
import { newItem } from './new-item.ts';
import { mapItemFormulas } from './placed-formulas.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { compileReportFormula } from './report-formula.ts';
import { validateReport } from './validate-report.ts';
import { ParameterUseError, withParameters } from './with-parameters.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const TODAY = '2026-11-20';

const money = (column: string, readable_name: string): SelectedColumn => ({
  column,
  data_type: 'numeric',
  readable_name,
  formato: 'moneda',
});
const table = (uuid: string, changes: Partial<TablaItem> = {}): TablaItem => ({
  ...newItem('tabla', uuid),
  selected_tables: ['employees'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    money('employees.sbc', 'Salario base'),
    { column: 'employees.hire_date', data_type: 'date', readable_name: 'Ingreso' },
  ],
  ...changes,
});
const textWith = (formula: string): ReportItem => ({
  ...newItem('texto'),
  valor: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Total: ' },
          { type: 'formula', attrs: { formula } },
        ],
      },
    ],
  },
});
function report(items: ReportItem[], parametros: ReportParameter[] = []): ReportDocument {
  const layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
  return { ...emptyReport('Reporte'), layouts, parametros };
}
const stored = (formula: string, document: ReportDocument): string =>
  storedReportFormula(formula, formulaSources(document));

/** What a formula over the first table gives, as a text. */
function resultOf(formula: string, rows: Row[], items: ReportItem[] = [table(UUID)]): string {
  const bare = report(items);
  const document = report([...items, textWith(stored(formula, bare))]);
  const outcomes = outcomesOfRows(document, (uuid) => (uuid === UUID ? rows : []), TODAY);
  const [outcome] = outcomes.values();
  return outcome === undefined ? 'no outcome' : outcomeText(outcome, null);
}
function problemOf(formula: string, document = report([table(UUID)])) {
  const compiled = compileReportFormula(formula, formulaSources(document));
  return isProblem(compiled) ? compiled : null;
}

const ROWS: Row[] = [
  { 'employees.name': 'Ana', 'employees.sbc': '1000.10', 'employees.hire_date': '2020-02-01' },
  { 'employees.name': 'Beto', 'employees.sbc': '2000.20', 'employees.hire_date': '2019-05-03' },
  { 'employees.name': '', 'employees.sbc': null, 'employees.hire_date': null },
];

describe('a formula over a table', () => {
  it.each([
    ['SUMA([Tabla 1.Salario base])', '$3,000.30'],
    ['PROMEDIO([Tabla 1.Salario base])', '$1,500.15'],
    ['MAX([tabla 1.salario base]) - MIN([Tabla 1.Salario base])', '$1,000.10'],
    ['CONTAR([Tabla 1.Salario base])', '2'],
    ['CONTARA([Tabla 1.Nombre])', '2'],
    ['MIN([Tabla 1.Ingreso])', '3 de mayo de 2019'],
    ['SUMA([Tabla 1.Salario base]; 0.7) * 2', '$6,002.00'],
    ['REDONDEAR(SUMA([Tabla 1.Salario base]) * 16%; 2)', '$480.05'],
    ['CONTAR([Tabla 1.Salario base]) / 3', '0.67'],
    ['LETRA(SUMA([Tabla 1.Salario base]))', 'tres mil pesos 30/100 M.N.'],
    ['TEXTO(HOY(); "dd/mm/aaaa")', '20/11/2026'],
    ['SI(CONTAR([Tabla 1.Salario base]) > 1; "varios"; "uno")', 'varios'],
    ['SUMA([Tabla 1.Salario base]) / (CONTAR([Tabla 1.Salario base]) - 2)', '—'],
    ['SI.ERROR(1 / (CONTAR([Tabla 1.Salario base]) - 2); 0)', '0'],
  ])('%s: %s', (formula, expected) => {
    expect(resultOf(formula, ROWS)).toBe(expected);
  });

  it('of no rows is a sum of zero, and a dash where there is nothing to divide', () => {
    expect(resultOf('SUMA([Tabla 1.Salario base])', [])).toBe('$0.00');
    expect(resultOf('PROMEDIO([Tabla 1.Salario base])', [])).toBe('—');
  });

  it('adds a computed column as it is shown, rounded', () => {
    const third = {
      ...{
        id: 'adicional-1',
        nombre: 'Tercio',
        operator: null,
        selected_columns: [],
        valor: '',
        resultado: null,
      },
      tipo: 'formula' as const,
      formula: '[employees.sbc] / 3',
    };
    const item = table(UUID, {
      additional_columns: [third],
      selected_columns: [money('employees.sbc', 'Base'), money('adicional-1', 'Tercio')],
    });
    const rows = Array.from({ length: 3 }, () => ({ 'employees.sbc': '100' }));
    expect(resultOf('SUMA([Tabla 1.Tercio])', rows, [item])).toBe('$99.99');
  });

  it('counts what a join repeats once, and asks for the keys', () => {
    const item = table(UUID, {
      selected_tables: ['payroll_lines', 'employees'],
      selected_columns: [
        money('employees.sbc', 'Base'),
        { column: 'payroll_lines.units', data_type: 'numeric', readable_name: 'Unidades' },
      ],
    });
    const rows: Row[] = [
      { 'employees.id': 1, 'employees.sbc': '100', 'payroll_lines.units': '1' },
      { 'employees.id': 1, 'employees.sbc': '100', 'payroll_lines.units': '2' },
      { 'employees.id': 2, 'employees.sbc': '50', 'payroll_lines.units': '3' },
    ];
    const formula = 'SUMA([Tabla 1.Base]) + SUMA([Tabla 1.Unidades])';
    expect(resultOf(formula, rows, [item])).toBe('$156.00');
    const document = report([item, textWith(stored(formula, report([item])))]);
    expect(formulaRowKeys(document).get(UUID)).toEqual(['employees.id']);
  });

  it('is exact for any figures (seeded)', () => {
    const cents = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { maxLength: 60 });
    fc.assert(
      fc.property(cents, (figures) => {
        const rows = figures.map((one) => ({ 'employees.sbc': new ExactDecimal(one).div(100).toFixed() }));
        const sum = figures.reduce((total, one) => total.plus(one), new ExactDecimal(0));
        const document = report([table(UUID), textWith(`SUMA([${UUID}.employees.sbc])`)]);
        const gathering = new FormulaGathering(document, TODAY);
        for (const row of rows) gathering.add(UUID, row);
        const [outcome] = gathering.result().values();
        expect(new ExactDecimal(String(outcome?.value)).times(100).toFixed()).toBe(sum.toFixed());
      }),
      { seed: 20261126, numRuns: 200 },
    );
  });
});

describe('names', () => {
  it('follow the table: its alias, its heading, its number, while what is stored stays', () => {
    const one = report([table(OTHER), table(UUID)]);
    const formula = stored('SUMA([Tabla 2.Salario base])', one);
    expect(formula).toBe(`SUMA([${UUID}.employees.sbc])`);
    const alias = report([table(OTHER), table(UUID, { alias: 'Nómina ]' })]);
    const renamed = readableReportFormula(formula, formulaSources(alias));
    expect(renamed).toBe('SUMA([Nómina ]].Salario base])');
    expect(stored(renamed, alias)).toBe(formula);
    const moved = report([table(UUID), table(OTHER)]);
    expect(readableReportFormula(formula, formulaSources(moved))).toBe('SUMA([Tabla 1.Salario base])');
  });

  it('are never shared: a number that another table has as its alias is skipped', () => {
    const document = report([table(UUID), table(OTHER, { alias: 'tabla 1' })]);
    expect(formulaSources(document).tables.map(({ name }) => name)).toEqual(['Tabla 2', 'tabla 1']);
    const twice = report([table(UUID, { alias: 'Neto' }), table(OTHER, { alias: 'NETO ' })]);
    expect(validateReport(twice)).toMatchObject([{ uuid: OTHER, field: 'alias' }]);
  });

  it('of two columns with one heading have their keys', () => {
    const item = table(UUID, {
      selected_columns: [money('employees.sbc', 'Salario'), money('employees.daily_salary', 'Salario')],
    });
    const problem = problemOf('SUMA([Tabla 1.Salario])', report([item]));
    expect(problem?.message).toContain('[Tabla 1.employees.sbc], [Tabla 1.employees.daily_salary]');
    expect(problemOf('SUMA([Tabla 1.employees.sbc])', report([item]))).toBeNull();
  });

  it('follow a table that is copied with its text', () => {
    const text = textWith(`SUMA([${UUID}.employees.sbc])`);
    const copied = mapItemFormulas(text, (formula) =>
      withRenamedSources(formula, (id) => (id === UUID ? OTHER : id)),
    );
    expect(JSON.stringify(copied)).toContain(`SUMA([${OTHER}.employees.sbc])`);
  });
});

describe('what cannot be computed', () => {
  it.each([
    ['[Tabla 1.Salario base] * 2', 'ponla en SUMA', '[Tabla 1.Salario base]'],
    ['SUMA([Tabla 1.Nombre])', 'opera con números', '[Tabla 1.Nombre]'],
    ['CONTAR([Tabla 1.Nombre])', 'CONTARA', '[Tabla 1.Nombre]'],
    ['PROMEDIO([Tabla 1.Salario base]; 2)', 'una sola columna', 'PROMEDIO([Tabla 1.Salario base]; 2)'],
    ['SUMA([Tabla 1.Salrio base])', '¿Quisiste decir [Tabla 1.Salario base]?', '[Tabla 1.Salrio base]'],
    [`SUMA([${OTHER}.employees.sbc])`, 'ya no está en el reporte', `[${OTHER}.employees.sbc]`],
    [`SUMA([${UUID}.employees.curp])`, 'ya no está en “Tabla 1”', `[${UUID}.employees.curp]`],
    ['1 +', 'falta un valor', ''],
  ])('%s is refused where it is wrong', (formula, message, part) => {
    const problem = problemOf(formula);
    expect(problem?.message).toContain(message);
    expect(formula.slice(problem?.start, problem?.end)).toBe(part);
  });

  it('is a problem of the item, or of the page for a header', () => {
    const text = textWith(`SUMA([${OTHER}.employees.sbc])`);
    expect(validateReport(report([table(UUID), text]))).toMatchObject([{ uuid: text.uuid, field: 'valor' }]);
    const whole = report([table(UUID)]);
    const header = text.nombre === 'texto' ? text.valor : null;
    const problems = validateReport({ ...whole, page: { ...whole.page, header } });
    expect(problems).toMatchObject([{ uuid: null }]);
    expect(problems[0]?.message).toContain('encabezado');
  });

  it('are tables that follow the page, whose rows have no total of all', () => {
    const driver: ReportItem = {
      ...newItem('texto_dinamico'),
      selected_tables: ['employees'],
      selected_columns: [{ column: 'employees.name', data_type: 'text', readable_name: 'Nombre' }],
    };
    const document = report([driver, table(UUID, { detail_column: 'employees.id' })]);
    expect(formulaSources(document).tables[0]?.perPage).toBe(true);
    expect(problemOf('SUMA([Tabla 1.Salario base])', document)?.message).toContain('cada página');
  });

  it('are tables that are summarised, whose rows are groups', () => {
    const measure = { id: 'medida-suma', column: 'employees.sbc' as const, funcion: 'suma' as const };
    const summarised = table(UUID, { resumen: { medidas: [measure] } });
    const document = report([summarised]);
    expect(formulaSources(document).tables[0]?.summarised).toBe(true);
    expect(problemOf('SUMA([Tabla 1.Salario base])', document)?.message).toContain('resume sus filas');
  });

  it('are not compiled where there are too many of them', () => {
    const many = report([
      table(UUID),
      ...Array.from({ length: 501 }, (_, index) => textWith(`${index} + x`)),
    ]);
    expect(validateReport(many)).toMatchObject([{ uuid: null, message: expect.stringContaining('500') }]);
  });

  it('never hangs or throws, whatever is written (seeded)', () => {
    const bits = fc.constantFrom(
      'SUMA(',
      'CONTARA(',
      ')',
      ';',
      '[Tabla 1.Salario base]',
      '[x]',
      '"',
      ']',
      '1',
      '+',
      '\t',
      'LETRA(',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (chunks) => {
        const document = report([table(UUID), textWith(chunks.join(''))]);
        for (const problem of validateReport(document)) expect(problem.message).not.toBe('');
        outcomesOfRows(document, () => ROWS, TODAY);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('in a text', () => {
  it('the result takes the place of the formula, with its marks; data never become a formula', () => {
    const document = report([
      table(UUID),
      textWith(`SI(MAX([${UUID}.employees.sbc]) > 0; "=SUMA([x]) <b>"; "")`),
    ]);
    const outcomes = outcomesOfRows(document, () => ROWS, TODAY);
    const [, text] = withFormulaOutcomes(document, outcomes).layouts.flatMap(({ items }) => items);
    expect(text).toMatchObject({
      valor: { content: [{ content: [{ text: 'Total: ' }, { type: 'text', text: '=SUMA([x]) <b>' }] }] },
    });
  });
});

describe('parameters in formulas', () => {
  const RATE: ReportParameter = { id: 'parametro-1', nombre: 'Tasa', tipo: 'numero', requerido: true };
  const NOTE: ReportParameter = { id: 'parametro-2', nombre: 'Nota', tipo: 'texto', requerido: true };
  const DAY: ReportParameter = { id: 'parametro-3', nombre: 'Corte', tipo: 'fecha', requerido: true };
  const ALL = [RATE, NOTE, DAY];

  const result = (formula: string, id: string, valor: string): string => {
    const bare = report([table(UUID)], ALL);
    const document = report([table(UUID), textWith(stored(formula, bare))], ALL);
    expect(validateReport(document)).toEqual([]);
    const resolved = withParameters(document, new Map([[id, { tipo: 'texto', texto: valor, valor }]]));
    expect(validateReport(resolved)).toEqual([]);
    const [outcome] = outcomesOfRows(resolved, () => ROWS, TODAY).values();
    return outcome === undefined ? 'no outcome' : outcomeText(outcome, null);
  };

  it('stand there as values', () => {
    expect(result('SUMA([Tabla 1.Salario base]) * Tasa', 'parametro-1', '-2.5')).toBe('-$7,500.75');
    expect(result('2 - Tasa', 'parametro-1', '-2.5')).toBe('4.50');
    expect(result('Corte + 1', 'parametro-3', '2026-12-31')).toBe('1 de enero de 2027');
    expect(result('Nota & "!"', 'parametro-2', 'dijo "hola"')).toBe('dijo "hola"!');
  });

  it('texts are never read as formulas (seeded)', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('"', '&', '[', ']', '(', ')', 'SUMA', ';', '1', 'á', ' '),
    });
    fc.assert(
      fc.property(
        hostile.filter((text) => text.trim() !== ''),
        (text) => {
          expect(result('Nota', 'parametro-2', text)).toBe(text);
        },
      ),
      { seed: 11, numRuns: 300 },
    );
  });

  it('refuse what a formula cannot have, by the parameter’s name', () => {
    const bare = report([table(UUID)], ALL);
    const document = report([table(UUID), textWith(stored('Nota', bare))], ALL);
    const value = { tipo: 'texto' as const, texto: 'x', valor: 'a\u0007b' };
    expect(() => withParameters(document, new Map([['parametro-2', value]]))).toThrow(ParameterUseError);
    const optional = report([table(UUID)], [{ ...RATE, requerido: false }]);
    expect(problemOf('Tasa * 2', optional)?.message).toContain('opcional');
    const client: ReportParameter = { ...RATE, tipo: 'cliente' };
    expect(problemOf('Tasa', report([table(UUID)], [client]))?.message).toContain('no se puede usar');
    expect(problemOf('[parametro-9]', bare)?.message).toContain('ya no existe');
  });
});

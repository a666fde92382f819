/** Formulas that cannot give what they were meant to: each says so, and none keeps a report from being read. */
import { expect, it } from 'vitest';
import type { AdditionalColumn } from '../data/additional-column.ts';
import { rowCompleter } from '../data/additional-column.ts';
import { catalogColumn } from '../data/catalog.ts';
import { readableFormula, storedFormula } from '../data/formula-names.ts';
import { type TablaItem, tablaItem } from './item.ts';
import { newItem } from './new-item.ts';
import { emptyReport } from './report.ts';
import { validateReport } from './validate-report.ts';

const computed = (id: string, formula: string): AdditionalColumn => ({
  ...{ id: `adicional-${id}`, nombre: `Campo ${id}`, tipo: 'formula', operator: null },
  ...{ selected_columns: [], valor: '', resultado: null, formula },
});

const tableOf = (...additional_columns: AdditionalColumn[]): TablaItem =>
  tablaItem.parse({
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [{ column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' }],
    additional_columns,
  });

/** What is said of formulas where their report is saved. */
const problemsOf = (...formulas: string[]): string[] =>
  validateReport({
    ...emptyReport('Fórmulas'),
    layouts: [
      {
        index: 0,
        separation: false,
        items: [tableOf(...formulas.map((formula, at) => computed('abc'[at] ?? 'z', formula)))],
      },
    ],
  }).map(({ message }) => message);

const resultOf = (formula: string, daily_salary: string | null) =>
  rowCompleter(tableOf(computed('a', formula)), '2026-11-26')({ 'employees.daily_salary': daily_salary })[
    'adicional-a'
  ];

it('a division by zero has no result, whether the zero is written or comes with the row', () => {
  expect(problemsOf('[employees.daily_salary] / 0')).toEqual([]);
  expect(resultOf('[employees.daily_salary] / 0', '10')).toBeNull();
  expect(resultOf('100 / [employees.daily_salary]', '0')).toBeNull();
  expect(resultOf('SI.ERROR(100 / [employees.daily_salary]; 0)', '0')).toBe('0');
});

it('mixed types are named, with the function that makes one of the other', () => {
  expect(problemsOf('[employees.daily_salary] + [employees.name]')[0]).toContain('VALOR(texto)');
  expect(problemsOf('SI([employees.name]; 1; 2)')[0]).toMatch(/^Campo adicional “Campo a”: /);
});

it('a column that is not there is named', () => {
  expect(problemsOf('[employees.gone] * 2')[0]).toContain('ya no existe');
  expect(problemsOf('[clients.rfc] & "x"')[0]).toContain('no tienen la columna “Clientes.RFC del cliente”');
});

it('a nesting of more than 200 levels is refused at once', () => {
  expect(problemsOf(`${'SI(VERDADERO; '.repeat(220)}1${'; 0)'.repeat(220)}`)[0]).toContain('200 niveles');
  expect(problemsOf(`${'('.repeat(190)}1${')'.repeat(190)}`)).toEqual([]);
});

it('10,000 characters are read, one more is not', () => {
  const long = `"${'a'.repeat(9_998)}"`;
  expect(long).toHaveLength(10_000);
  expect(problemsOf(long)).toEqual([]);
  expect(tablaItem.safeParse(tableOf(computed('a', '1'))).success).toBe(true);
  const longer = { ...tableOf(), additional_columns: [computed('a', `${long} `)] };
  expect(tablaItem.safeParse(longer).success).toBe(false);
});

it('a column renamed in the catalogue has its new name in formulas that were written before', () => {
  const position = tableOf();
  const stored = storedFormula('[Salario diario] * 2', position, '', []);
  // What is stored has its key, which no new name changes; it is read with the name of today.
  expect(stored).toBe('[employees.daily_salary] * 2');
  const today = catalogColumn('employees.daily_salary')?.readable_name;
  expect(readableFormula(stored, position, '', [])).toBe(`[${today}] * 2`);
});

it('columns that use each other are told by name, in their order', () => {
  for (const message of problemsOf('[adicional-b]', '[adicional-c] + 1', '[adicional-a]'))
    expect(message).toContain('en círculo: Campo a → Campo b → Campo c → Campo a.');
});

it('text from data stays text, whatever it looks like', () => {
  const row = { 'employees.name': '=SUMA(1;2)' };
  const complete = rowCompleter(tableOf(computed('a', '[employees.name] & "!"')), '2026-11-26');
  expect(complete(row)['adicional-a']).toBe('=SUMA(1;2)!');
});

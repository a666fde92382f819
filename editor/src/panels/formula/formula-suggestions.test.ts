import { namedColumns } from '@lienzo/schema/data/formula-names';
import { FUNCTION_NAMES } from '@lienzo/schema/formula/function-table';
import { describe, expect, it } from 'vitest';
import { formulaSuggestions } from './formula-suggestions.ts';
import { functionAt } from './function-at.ts';

const item = {
  selected_tables: ['employees'],
  additional_columns: [
    {
      id: 'adicional-1',
      nombre: 'Salario mensual',
      tipo: 'numero' as const,
      operator: 'sumar',
      selected_columns: ['employees.sbc'],
    },
  ],
};
const texts = { column: 'Campo', ofFunction: 'Función' };
/** The caret is where `|` stands. */
function suggested(marked: string, all = false) {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const named = namedColumns(item, '', []);
  return formulaSuggestions(text, caret, { named, functions: FUNCTION_NAMES, all, words: texts }).map(
    (one) => ({
      ...one,
      result: text.slice(0, one.start) + one.written + text.slice(one.end),
    }),
  );
}

describe('suggestions in a formula', () => {
  it('are columns and functions that begin with the word, then those that have it inside', () => {
    const match = suggested('1 + sal|');
    expect(match.slice(0, 3).map(({ label }) => label)).toEqual([
      'Salario mensual',
      'Salario diario',
      'Salario base de cotización',
    ]);
    expect(match[0]?.result).toBe('1 + [Salario mensual]');
    expect(suggested('redo|')[0]).toMatchObject({ label: 'REDONDEAR', result: 'REDONDEAR(' });
    expect(suggested('ano|').map(({ label }) => label)).toContain('AÑO');
  });

  it('know names of several words that are being written', () => {
    expect(suggested('1 + salario d|').map(({ result }) => result)).toEqual(['1 + [Salario diario]']);
    expect(suggested('x salario d|')[0]?.result).toBe('x [Salario diario]');
    expect(suggested('salario s|')[0]?.result).toMatch(/^salario /);
  });

  it('are columns alone inside of brackets, whose end is taken with them', () => {
    expect(suggested('[salario d|]*2')[0]?.result).toBe('[Salario diario]*2');
    expect(suggested('cu|')[0]?.result).toBe('CURP');
  });

  it('come when asked for, and never inside of a text', () => {
    expect(suggested('1 + |')).toEqual([]);
    expect(suggested('1 + |', true)).toHaveLength(8);
    expect(suggested('"sal|')).toEqual([]);
    expect(suggested('sum|(1)')[0]?.result).toBe('SUMA(1)');
  });
});

describe('the function at a place', () => {
  it.each([
    ['SUMA(1; ABS(|2))', 'ABS'],
    ['SUMA(1; ABS(2)|)', 'SUMA'],
    ['SU|MA(1)', 'SUMA'],
    ['SUMA((1 + 2|))', 'SUMA'],
    ['SUMA(1)|', undefined],
    ['SI("("; [a(]|)', 'SI'],
  ])('%s: %s', (marked, name) => {
    expect(functionAt(marked.replace('|', ''), marked.indexOf('|'))).toBe(name);
  });
});

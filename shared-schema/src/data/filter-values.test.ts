import { describe, expect, it } from 'vitest';
import { conditionsFor, filterCondition, styleConditionsFor } from './filter-condition.ts';
import {
  hasValues,
  MAX_LISTED,
  readValues,
  valorForCondition,
  valuesProblem,
  writeValues,
} from './filter-values.ts';

describe('the values of a condition', () => {
  it('are one text, two, a list, or none', () => {
    expect(readValues('igual a', ' 5 ')).toEqual(['5']);
    expect(readValues('entre', writeValues(['1', '9']))).toEqual(['1', '9']);
    expect(readValues('está en', writeValues(['Ana, de Sur', '"']))).toEqual(['Ana, de Sur', '"']);
    expect(readValues('está vacío', 'da igual')).toEqual([]);
    for (const valor of ['', '5', '{}', '[1,2]', '[', 'null']) expect(readValues('entre', valor)).toEqual([]);
  });

  it('are given when each of them is', () => {
    expect(hasValues('entre', writeValues(['1', ' ']))).toBe(false);
    expect(hasValues('entre', writeValues(['1', '2']))).toBe(true);
    expect(hasValues('está en', writeValues([]))).toBe(false);
    expect(hasValues('está vacío', '')).toBe(true);
    expect(hasValues('contiene', ' ')).toBe(false);
  });

  it.each([
    ['numeric', 'entre', ['1', ''], 'Escribe los dos valores del filtro.'],
    ['numeric', 'entre', ['10', '9'], 'El primer valor debe ser menor o igual que el segundo.'],
    ['numeric', 'entre', ['9', '10'], null],
    ['numeric', 'entre', ['9', 'diez'], 'Escribe un número, por ejemplo 1500.50.'],
    ['date', 'entre', ['2026-02-01', '2026-01-31'], 'El primer valor debe ser menor o igual que el segundo.'],
    ['date', 'entre', ['2026-01-31', '2026-01-31'], null],
    ['text', 'está en', [], 'Elige al menos un valor.'],
    ['text', 'está en', ['', 'Ana'], null],
    ['integer', 'está en', ['1', 'dos'], 'Escribe un número, por ejemplo 1500.50.'],
    ['text', 'está en', Array.from({ length: MAX_LISTED + 1 }, String), 'Elige menos valores: caben 200.'],
  ] as const)('%s %s %j: %s', (type, condition, values, problem) => {
    expect(valuesProblem(type, condition, writeValues(values))).toBe(problem);
  });

  it('stay when the next condition can have them', () => {
    expect(valorForCondition('5', 'mayor que', 'menor que')).toBe('5');
    expect(valorForCondition('5', 'mayor que', 'entre')).toBe(writeValues(['5', '']));
    expect(valorForCondition(writeValues(['5', '9']), 'entre', 'igual a')).toBe('5');
    expect(valorForCondition('5', 'igual a', 'está vacío')).toBe('');
    expect(valorForCondition('', 'está vacío', 'igual a')).toBe('');
    expect(valorForCondition('Ana', 'contiene', 'está en')).toBe(writeValues([]));
  });
});

it('no value holds what no database stores, in a list neither', () => {
  for (const bad of ['a\0b', 'a\uD800'])
    for (const [condition, valor] of [
      ['contiene', bad],
      ['está en', JSON.stringify(['Ana', bad])],
    ] as const)
      expect(valuesProblem('text', condition, valor)).toContain('no se pueden buscar');
});

it.each(['integer', 'numeric', 'date', 'timestamp'] as const)(
  'values that are ordered (%s) are compared',
  (type) => {
    expect(conditionsFor(type)).toEqual([
      'mayor que',
      'menor que',
      'igual a',
      'distinto de',
      'mayor o igual que',
      'menor o igual que',
      'entre',
      'está en',
      'está vacío',
      'no está vacío',
    ]);
  },
);

it('every condition belongs to some type, and styles have all but lists', () => {
  const offered = new Set((['text', 'numeric', 'date', 'boolean'] as const).flatMap(conditionsFor));
  expect([...offered].toSorted()).toEqual([...filterCondition.options].toSorted());
  expect(conditionsFor('empty')).toEqual([]);
  expect(conditionsFor('text')).toEqual([
    ...styleConditionsFor('text').slice(0, 4),
    'está en',
    'está vacío',
    'no está vacío',
  ]);
});

import { describe, expect, it } from 'vitest';
import type { ReportFilter } from './filter.ts';
import { filterGroups, joinFilters, meetsFilters, tidyGroups, unionOf } from './filter-groups.ts';

const filter = (key: string, valor: string, grupo?: string): ReportFilter => ({
  id: key,
  nombre: key,
  selected_columns: [`employees.${key}`],
  column_type: 'text',
  condition: 'es exactamente',
  valor,
  ...(grupo === undefined ? {} : { grupo }),
});
/** Filters by their names, those of a group with its name: `a1 b1 c`. */
const filters = (text: string): ReportFilter[] =>
  text.split(' ').map(([id = '', grupo]) => filter(id, '', grupo));
/** Groups in parentheses: `(a o b) y c`. */
const textOf = (list: readonly ReportFilter[]): string =>
  filterGroups(list)
    .map((group) => group.map(({ id }) => id).join(' o '))
    .map((group) => (group.includes(' ') ? `(${group})` : group))
    .join(' y ');

describe('groups of filters', () => {
  it('stand where their first filter stands', () => {
    expect(textOf(filters('a b1 c d1 e'))).toBe('a y (b o d) y c y e');
    expect(filterGroups([])).toEqual([]);
  });

  it('are put side by side, and those of one dissolved', () => {
    expect(tidyGroups(filters('a2 b1 c d1'))).toEqual(filters('a b1 d1 c'));
  });

  it.each([
    ['a b c', 1, 'o', '(a o b) y c'],
    ['a b1 c1', 1, 'o', '(a o b o c)'],
    ['a1 b1 c', 2, 'o', '(a o b o c)'],
    ['a1 b1 c2 d2', 2, 'o', '(a o b o c o d)'],
    ['a1 b1 c1 d1', 2, 'y', '(a o b) y (c o d)'],
    ['a1 b1 c1', 1, 'y', 'a y (b o c)'],
    ['a1 b1', 1, 'y', 'a y b'],
    ['a1 b1', 1, 'o', '(a o b)'],
    ['a b', 0, 'o', 'a y b'],
    ['a b', 2, 'o', 'a y b'],
  ] as const)('%s, the one at %i by %s: %s', (before, at, union, after) => {
    const joined = joinFilters(filters(before), at, union, 'new');
    expect(textOf(joined)).toBe(after);
    expect(joined).toEqual(tidyGroups(joined));
  });

  it('join neighbours only', () => {
    const joined = filters('a1 b1 c2 d');
    const unions = joined.map((filter, at) => unionOf(joined[at - 1], filter));
    expect(unions).toEqual(['y', 'o', 'y', 'y']);
  });
});

it('a row meets one filter of each group', () => {
  const row = (gender: string, estado_civil: string, name: string) => ({
    'employees.gender': gender,
    'employees.estado_civil': estado_civil,
    'employees.name': name,
  });
  const asked = [
    filter('gender', 'Femenino', 'g'),
    filter('name', 'Ana'),
    filter('estado_civil', 'Casado', 'g'),
    { ...filter('name', 'x', 'g'), condition: null },
  ];
  expect(meetsFilters(asked, row('Femenino', 'Soltero', 'Ana'))).toBe(true);
  expect(meetsFilters(asked, row('Masculino', 'Casado', 'Ana'))).toBe(true);
  expect(meetsFilters(asked, row('Masculino', 'Soltero', 'Ana'))).toBe(false);
  expect(meetsFilters(asked, row('Femenino', 'Casado', 'Luis'))).toBe(false);
  expect(meetsFilters([], row('', '', ''))).toBe(true);
});

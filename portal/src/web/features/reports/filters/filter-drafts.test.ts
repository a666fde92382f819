import type { FilterOfReport } from '@lienzo/schema/reports/report-filter-endpoints';
import { describe, expect, it } from 'vitest';
import {
  canJoin,
  draftGroup,
  draftUnion,
  filterKey,
  filterProblems,
  groupDrafts,
  groupFilters,
  isRegrouped,
  withDrafts,
  withOwn,
} from './filter-drafts';

const salary: FilterOfReport = {
  id: 'f1',
  uuid: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a01',
  nombre: 'Salario',
  readable_name: 'Salario diario',
  selected_columns: ['employees.daily_salary'],
  column_type: 'numeric',
  condition: 'mayor que',
  valor: '500',
};

describe('filter drafts', () => {
  it('lie over the saved values', () => {
    const drafts = { [filterKey(salary)]: { valor: '700' } };
    expect(withDrafts([salary], drafts)).toEqual([{ ...salary, valor: '700' }]);
  });

  it('are told apart by item', () => {
    expect(filterKey(salary)).not.toBe(
      filterKey({ ...salary, uuid: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a02' }),
    );
  });

  it('are checked like a saved report', () => {
    expect(filterProblems(salary)).toEqual({});
    expect(filterProblems({ ...salary, condition: 'contiene' })).toHaveProperty('condition');
    expect(filterProblems({ ...salary, condition: null, valor: '' })).toEqual({
      condition: 'Elige una condición.',
    });
    expect(filterProblems({ ...salary, condition: 'está vacío', valor: '' })).toEqual({});
    expect(filterProblems({ ...salary, condition: 'entre', valor: '["9","1"]' })).toEqual({
      valor: 'El primer valor debe ser menor o igual que el segundo.',
    });
    expect(filterProblems({ ...salary, valor: 'mucho' })).toHaveProperty('valor');
  });

  it('are given once for the filters that ask the same in several items', () => {
    const duplicate = { ...salary, uuid: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a02' };
    const other = { ...duplicate, id: 'f2', valor: '900' };
    const groups = groupFilters([salary, other, duplicate]);
    expect(groups.map(({ members }) => members)).toEqual([[salary, duplicate], [other]]);
    const [group] = groups;
    if (group === undefined) throw new Error('no group');
    const drafts = draftGroup(draftGroup({}, group, { valor: '7' }), group, { condition: 'igual a' });
    expect(withDrafts([salary, other, duplicate], drafts).map(({ valor }) => valor)).toEqual([
      '7',
      '900',
      '7',
    ]);
    expect(drafts[filterKey(duplicate)]).toEqual({ valor: '7', condition: 'igual a' });
  });

  it('stay beside those that they are joined to by O', () => {
    const grouped = { ...salary, grupo: 'g' };
    const other = { ...grouped, id: 'f2', valor: '900' };
    const inAnother = [grouped, other].map((filter) => ({
      ...filter,
      grupo: 'h',
      uuid: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a02',
    }));
    const alone = { ...salary, uuid: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a03' };
    const between = { ...salary, id: 'f3', valor: '1' };
    const groups = groupFilters([grouped, between, other, ...inAnother, alone]);
    expect(
      groups.map(({ union, members }) => [union, members.map(({ id, uuid }) => `${id} ${uuid.at(-1)}`)]),
    ).toEqual([
      ['y', ['f1 1', 'f1 2']],
      ['o', ['f2 1', 'f2 2']],
      ['y', ['f3 1']],
      ['y', ['f1 3']],
    ]);
  });

  it('join neighbours of every item by O, and part them by Y', () => {
    const duplicateValue = { ...salary, uuid: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a02' };
    const saved = [
      salary,
      { ...salary, id: 'f2' },
      duplicateValue,
      { ...duplicateValue, id: 'f2' },
      { ...duplicateValue, id: 'f3' },
    ].map((filter) => ({ ...filter, nombre: filter.id }));
    const [first, second, third] = groupFilters(saved);
    if (!first || !second || !third) throw new Error('no groups');
    expect([
      canJoin(saved, undefined, first),
      canJoin(saved, first, second),
      // The third is of one item alone.
      canJoin(saved, second, third),
    ]).toEqual([false, true, false]);
    const drafts = draftUnion({ [filterKey(salary)]: { valor: '7' } }, saved, second, 'o');
    const joined = withDrafts(saved, groupDrafts(drafts));
    expect(groupFilters(joined).map(({ union }) => union)).toEqual(['y', 'o', 'y']);
    expect(isRegrouped(saved, joined)).toBe(true);
    expect(joined[0]?.valor).toBe('500');
    expect(withDrafts(saved, drafts)[0]?.valor).toBe('7');
    const [, again] = groupFilters(joined);
    if (!again) throw new Error('no group');
    const parted = withDrafts(saved, draftUnion(drafts, joined, again, 'y'));
    expect(isRegrouped(saved, parted)).toBe(false);
  });

  it('of a person can leave the group that they have in the report', () => {
    const result = [
      { ...salary, grupo: 'g' },
      { ...salary, id: 'f2', grupo: 'g' },
    ];
    const own = result.map(({ uuid, id, condition, valor }) => ({ uuid, id, condition, valor, grupo: null }));
    expect(withOwn({ result, own })).toEqual([salary, { ...salary, id: 'f2' }]);
  });

  it('that are asked at download need no value', () => {
    expect(filterProblems({ ...salary, valor: '', parametro: 'p1', pregunta: 'Salario' })).toEqual({});
  });
});

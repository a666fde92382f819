import type { FilterOfReport } from '@lienzo/schema/api/report-endpoints';
import { describe, expect, it } from 'vitest';
import { filterKey, filterProblems, withDrafts } from './filter-drafts';

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
      valor: 'Escribe el valor del filtro.',
    });
    expect(filterProblems({ ...salary, valor: 'mucho' })).toHaveProperty('valor');
  });
});

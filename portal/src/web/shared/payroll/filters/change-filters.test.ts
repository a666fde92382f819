import { expect, test } from 'vitest';
import { changeFilters } from './change-filters';

const ALL = { cliente: 'c', nominas: '1', centro: 2, anio: 2026, proceso: 1, periodo: 9 };

test('a filter clears those that depend on it', () => {
  expect(changeFilters(ALL, { cliente: 'd' })).toEqual({ cliente: 'd' });
  expect(changeFilters(ALL, { nominas: '1,2' })).toEqual({
    ...ALL,
    nominas: '1,2',
    centro: undefined,
    periodo: undefined,
  });
  expect(changeFilters(ALL, { anio: 2025 })).toEqual({
    ...ALL,
    anio: 2025,
    proceso: undefined,
    periodo: undefined,
  });
  expect(changeFilters(ALL, { proceso: 2 })).toEqual({ ...ALL, proceso: 2, periodo: undefined });
  expect(changeFilters(ALL, { periodo: 10 })).toEqual({ ...ALL, periodo: 10 });
  expect(changeFilters(ALL, { centro: undefined })).toEqual({ ...ALL, centro: undefined });
});

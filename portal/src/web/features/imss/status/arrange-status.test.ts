import type { ImssStatusRow } from '@lienzo/schema/imss/imss-request';
import { expect, it } from 'vitest';
import { arrangeStatus } from './arrange-status';

const row = (id: number, more: Partial<ImssStatusRow>): ImssStatusRow => ({
  ...{ id, empresa: 'Uno', nomina: '100 Quincenal', registro: 'Y5412345109', status: 'Listo' },
  ...{ fecha_inicial: '2026-01-01', fecha_final: '2026-01-31', tiempo: '0:02', state: 'lista' },
  ...{ person: '', created_at: '2026-02-01T00:00:00Z', counts: {}, files: [] },
  ...more,
});
const ROWS = [
  row(3, { nomina: '200 Semanal', tiempo: '0:10' }),
  row(2, { status: 'Falta el número', tiempo: '0:09' }),
  row(1, { registro: 'B1111111118' }),
];
const ids = (...args: Parameters<typeof arrangeStatus>): number[] =>
  arrangeStatus(...args).map(({ id }) => id);

it('finds payroll, register and status, without accents and capitals', () => {
  expect(ids(ROWS, 'semanal', undefined)).toEqual([3]);
  expect(ids(ROWS, 'b1111', undefined)).toEqual([1]);
  expect(ids(ROWS, 'NUMERO', undefined)).toEqual([2]);
  expect(ids(ROWS, 'Uno', undefined)).toEqual([]);
});

it('keeps the given order until a column is sorted, numbers by their value', () => {
  expect(ids(ROWS, '', undefined)).toEqual([3, 2, 1]);
  expect(ids(ROWS, '', { column: 'tiempo', order: 'asc' })).toEqual([1, 2, 3]);
  expect(ids(ROWS, '', { column: 'nomina', order: 'desc' })[0]).toBe(3);
});

import type { Closing } from '@lienzo/schema/capture/closing-endpoints';
import { expect, it } from 'vitest';
import { currentPeriods } from './current-periods.ts';

const TODAY = '2026-11-20';
const closing = (fields: Partial<Closing>): Closing => ({
  client_id: '',
  client: '',
  paysheet_id: 1,
  id_humansite: '1',
  paysheet: '',
  period_id: 0,
  process_id: 1,
  process: 'Ordinario',
  mes: '',
  calendar: 2026,
  initial_date: '2026-11-16',
  end_date: '2026-11-30',
  payment_date: '2026-11-30',
  closes: '2026-11-30',
  estatus: 'Abierta',
  states: { I: 'Abierto', IN: 'Abierto', E: 'Abierto' },
  captured: 0,
  people: 0,
  executives: [],
  ...fields,
});
const matchOf = (...closings: Closing[]) => currentPeriods(closings, TODAY).get(1)?.period_id;

it('is the one of the ordinary process that holds the day, finalised or not', () => {
  const before = closing({ period_id: 1, initial_date: '2026-11-01', end_date: '2026-11-15' });
  const ordinary = closing({ period_id: 2, estatus: 'Finalizada' });
  const other = closing({ period_id: 3, process_id: 4 });
  const next = closing({ period_id: 4, initial_date: '2026-12-01', end_date: '2026-12-15' });
  expect(matchOf(before, next, other, ordinary)).toBe(2);
});

it('is the next open one where none holds the day', () => {
  const later = closing({ period_id: 5, initial_date: '2026-12-16', end_date: '2026-12-31' });
  const next = closing({ period_id: 4, initial_date: '2026-12-01', end_date: '2026-12-15' });
  const past = closing({ period_id: 1, initial_date: '2026-11-01', end_date: '2026-11-15' });
  expect(matchOf(later, past, next)).toBe(4);
  expect(matchOf(past)).toBeUndefined();
});

it('is each payroll’s own', () => {
  const all = [closing({ period_id: 1 }), closing({ period_id: 2, paysheet_id: 7 })];
  expect([...currentPeriods(all, TODAY)].map(([id, { period_id }]) => [id, period_id])).toEqual([
    [1, 1],
    [7, 2],
  ]);
});

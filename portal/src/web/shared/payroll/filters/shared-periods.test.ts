import type { CapturePeriodChoice } from '@lienzo/schema/masters/master-endpoints';
import { expect, test } from 'vitest';
import { sharedPeriods } from './shared-periods';

const period = (id: number, initial_date: string, end_date: string): CapturePeriodChoice => ({
  id,
  number: 1,
  mes: 'Periodo',
  calendar: 2026,
  initial_date,
  end_date,
  payment_date: end_date,
  incidence_close_date: null,
  estatus: 'Abierta',
  served: true,
});

const FORTNIGHTS = [period(1, '2026-01-01', '2026-01-15'), period(2, '2026-01-16', '2026-01-31')];

test('one payroll has its own periods', () => {
  const shared = sharedPeriods([{ paysheetId: 7, periods: FORTNIGHTS }]);
  expect(shared.map(({ ids }) => [...ids])).toEqual([[[7, 1]], [[7, 2]]]);
});

test('several have those with the same first and last day', () => {
  const others = [period(5, '2026-01-01', '2026-01-15'), period(6, '2026-01-16', '2026-01-30')];
  const shared = sharedPeriods([
    { paysheetId: 7, periods: FORTNIGHTS },
    { paysheetId: 8, periods: others },
  ]);
  expect(shared).toHaveLength(1);
  expect([...(shared[0]?.ids ?? [])]).toEqual([
    [7, 1],
    [8, 5],
  ]);
});

test('a shared one is open and served when it is in all of them', () => {
  const [first = period(1, '', '')] = FORTNIGHTS;
  const among = (change: Partial<CapturePeriodChoice>) => {
    const [shared] = sharedPeriods([
      { paysheetId: 7, periods: [first] },
      { paysheetId: 8, periods: [{ ...first, id: 5, ...change }] },
    ]);
    return [shared?.estatus, shared?.served];
  };
  expect(among({})).toEqual(['Abierta', true]);
  expect(among({ estatus: 'Finalizada' })).toEqual(['Finalizada', true]);
  expect(among({ served: false })).toEqual(['Abierta', false]);
});

test('without any in common there are none', () => {
  const weeks = [period(9, '2026-01-05', '2026-01-11')];
  expect(
    sharedPeriods([
      { paysheetId: 7, periods: FORTNIGHTS },
      { paysheetId: 8, periods: weeks },
    ]),
  ).toEqual([]);
});

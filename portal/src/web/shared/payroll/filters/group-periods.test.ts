import { expect, test } from 'vitest';
import { groupPeriods } from './group-periods';

const TODAY = '2026-11-27';
const week = (
  id: number,
  initial_date: string,
  end_date: string,
  { closes = null, estatus = 'Abierta', served = true }: Partial<Rest> = {},
) => ({ id, mes: `Semana ${id}`, initial_date, end_date, incidence_close_date: closes, estatus, served });
type Rest = { closes: string | null; estatus: 'Abierta' | 'Finalizada'; served: boolean };

const listed = (periods: ReturnType<typeof week>[]) =>
  groupPeriods(periods, TODAY).map(
    ({ group, items }) => `${group}: ${items.map(({ value }) => value).join(' ')}`,
  );

test('the list of periods starts with what closes next', () => {
  expect(
    listed([
      week(44, '2026-10-26', '2026-11-01', { served: false }),
      week(45, '2026-11-02', '2026-11-08', { estatus: 'Finalizada' }),
      week(46, '2026-11-09', '2026-11-15', { closes: '2026-11-17' }),
      week(47, '2026-11-16', '2026-11-22', { closes: '2026-11-26' }),
      week(48, '2026-11-23', '2026-11-29', { closes: '2026-12-01' }),
      week(49, '2026-11-27', '2026-12-03', { closes: '2026-11-30' }),
      week(50, '2026-12-04', '2026-12-10'),
      week(51, '2026-12-11', '2026-12-17'),
    ]),
  ).toEqual(['Por cerrar: 49 48 47 46', 'Anteriores: 45 44', 'Siguientes: 50 51']);
});

test('without a day of its own a capture closes with its period, and the day itself still counts', () => {
  expect(
    listed([
      week(1, '2026-11-01', '2026-11-26'),
      week(2, '2026-11-02', TODAY),
      week(3, '2026-11-03', '2026-11-28'),
    ]),
  ).toEqual(['Por cerrar: 2 3 1']);
  expect(listed([])).toEqual([]);
});

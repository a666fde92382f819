import { expect, it } from 'vitest';
import { addDays } from '../payroll/plain-date.ts';
import { daysOfLines } from './days-of-lines.ts';
import type { OvertimeDay, OvertimeRule } from './overtime.ts';

/** From Monday 2 to Sunday 15 November 2026. */
const FORTNIGHT = { initial_date: '2026-11-02', end_date: '2026-11-15' };
/** From Thursday 5: Monday to Wednesday are of the period before. */
const SINCE_THURSDAY = { initial_date: '2026-11-05', end_date: '2026-11-15' };
const doubles = (horas: string, semana = 'TIEM_EXT') => ({ semana, clave_concepto: 'P023C_HR', horas });
const triples = (horas: string) => ({ semana: 'triples', clave_concepto: 'P024C_HR', horas });
const matchOf = (
  lines: Parameters<typeof daysOfLines>[0],
  { rule = 'clasica_3x3' as OvertimeRule, period = FORTNIGHT, previous = [] as OvertimeDay[] } = {},
) => {
  const dates = Array.from({ length: 14 }, (_, at) => addDays('2026-11-02', at));
  const days = daysOfLines(lines, {
    ...{ period, rule, previous, dates: dates.filter((day) => day >= period.initial_date) },
  });
  return days?.map(({ date, hours }) => `${date.slice(8)}: ${hours}`);
};

// Worked by hand from specification 3 §5 and §9: 3 doubles a day on 3 days of a week, 9 in all; 4 on 4 by the reform.
it.each([
  [[doubles('9')], 'clasica_3x3', ['02: 3.0', '03: 3.0', '04: 3.0']],
  [[doubles('9', 'TIEMEXT1')], 'clasica_3x3', ['09: 3.0', '10: 3.0', '11: 3.0']],
  [[doubles('3'), triples('7')], 'clasica_3x3', ['02: 10.0']],
  // Three days with little overtime use up the week: the fourth one is triple.
  [[doubles('1.5'), triples('3')], 'clasica_3x3', ['02: 0.5', '03: 0.5', '04: 0.5', '05: 3.0']],
  // By the reform a day is full with 4 hours, not with 3.
  [[doubles('4'), triples('3')], 'ley_vigente', ['02: 7.0']],
  [[doubles('2'), triples('1')], 'ley_vigente', ['02: 0.5', '03: 0.5', '04: 0.5', '05: 0.5', '06: 1.0']],
  [[], 'clasica_3x3', []],
] as const)('%j under %s are %j', (lines, rule, days) => {
  expect(matchOf(lines, { rule })).toEqual(days);
});

it('the days of the period before take their share of the first week', () => {
  const previous = ['02', '03', '04'].map((day) => ({ date: `2026-11-${day}`, hours: '3' }));
  expect(matchOf([triples('2')], { period: SINCE_THURSDAY, previous })).toEqual(['05: 2.0']);
  expect(matchOf([doubles('3')], { period: SINCE_THURSDAY, previous })).toBeUndefined();
});

it.each([
  ['more doubles than a week has', [doubles('9.5')]],
  ['triples without a reason for them', [triples('1')]],
  ['doubles that leave room, beside triples', [doubles('1'), triples('1')]],
])('%s are of no days', (_name, lines) => {
  expect(matchOf(lines)).toBeUndefined();
});

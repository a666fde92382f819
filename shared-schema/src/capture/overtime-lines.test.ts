import { describe, expect, it } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { addDays, daysBetween } from '../payroll/plain-date.ts';
import { daysOfLines } from './days-of-lines.ts';
import { disperseHours } from './disperse-overtime.ts';
import type { OvertimeDay } from './overtime.ts';
import { overtimeLines, previousDaysOf, sameLines, TRIPLES } from './overtime-lines.ts';

/** From Monday 2 to Sunday 15 March, and the whole month, which begins on a Sunday. */
const FORTNIGHT = { initial_date: '2026-03-02', end_date: '2026-03-15' };
const MONTH = { initial_date: '2026-03-01', end_date: '2026-03-31' };

const daysFrom = (first: string, hours: string[]): OvertimeDay[] =>
  hours.flatMap((each, at) => (each === '0' ? [] : [{ date: addDays(first, at), hours: each }]));
const datesOf = ({ initial_date, end_date }: typeof MONTH) =>
  Array.from({ length: daysBetween(initial_date, end_date) + 1 }, (_, at) => addDays(initial_date, at));
const sum = (hours: string[]): string => ExactDecimal.sum(0, ...hours).toFixed(2);

describe('lines', () => {
  it.each([
    [['3', '3', '3'], ['TIEM_EXT 9.00 2026-03-06']],
    [
      ['3', '3', '3', '1'],
      ['TIEM_EXT 9.00 2026-03-06', 'triples 1.00 2026-03-03'],
    ],
    [['10'], ['TIEM_EXT 3.00 2026-03-06', 'triples 7.00 2026-03-03']],
    [['0', '0', '0', '0', '0', '0', '2.5'], ['TIEM_EXT 2.50 2026-03-06']],
    [['0', '0', '0', '0', '0', '0', '0', '1'], ['TIEMEXT1 1.00 2026-03-13']],
    [[], []],
  ])('of %j are %j', (hours, lines) => {
    const made = overtimeLines(daysFrom('2026-03-02', hours), FORTNIGHT, 'clasica_3x3');
    expect(made.map(({ semana, horas, fecha }) => `${semana} ${horas} ${fecha}`)).toEqual(lines);
  });

  it('of a month with six weeks have no more than four codes, and lose no hour', () => {
    const days = datesOf(MONTH).map((date) => ({ date, hours: '1' }));
    const lines = overtimeLines(days, MONTH, 'clasica_3x3');
    expect(new Set(lines.map(({ semana }) => semana))).toEqual(
      new Set(['TIEM_EXT', 'TIEMEXT1', 'TIEMEXT2', 'TIEMEXT3', 'triples']),
    );
    expect(sum(lines.map(({ horas }) => horas))).toBe('31.00');
  });

  it('leave the previous period’s hours out, but for their share of the allowance', () => {
    // Monday 23 February to Saturday 28 are of the period before.
    expect(previousDaysOf(MONTH)).toHaveLength(6);
    expect(previousDaysOf(FORTNIGHT)).toEqual([]);
    const days = [...daysFrom('2026-02-23', ['3', '3', '3']), { date: '2026-03-01', hours: '4' }];
    expect(overtimeLines(days, MONTH, 'clasica_3x3')).toEqual([
      { semana: 'triples', clave_concepto: TRIPLES, horas: '4.00', fecha: '2026-03-01' },
    ]);
  });
});

describe('random hours', () => {
  let seed = 11;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };

  it('sum to their lines, under both rules and in every period', () => {
    for (let round = 0; round < 300; round += 1) {
      const period = round % 2 === 0 ? MONTH : FORTNIGHT;
      const days = datesOf(period).flatMap((date) => {
        const halves = next(3) === 0 ? next(21) : 0;
        return halves === 0 ? [] : [{ date, hours: String(halves / 2) }];
      });
      const lines = overtimeLines(days, period, round % 3 === 0 ? 'ley_vigente' : 'clasica_3x3');
      expect(sum(lines.map(({ horas }) => horas))).toBe(sum(days.map(({ hours }) => hours)));
      for (const { fecha } of lines)
        expect(fecha >= period.initial_date && fecha <= period.end_date).toBe(true);
    }
  });

  it('that are dispersed sum to their total, ten a day at most', () => {
    for (let total = 0.5; total <= 140; total += 4.5) {
      const days = disperseHours(String(total), datesOf(FORTNIGHT));
      expect(sum((days ?? []).map(({ hours }) => hours))).toBe(new ExactDecimal(total).toFixed(2));
      for (const { hours } of days ?? []) expect(Number(hours)).toBeLessThanOrEqual(10);
    }
    expect(disperseHours('140.5', datesOf(FORTNIGHT))).toBeUndefined();
  });

  it('can be found again from their lines', () => {
    const context = {
      ...{ period: FORTNIGHT, rule: 'clasica_3x3' as const, dates: datesOf(FORTNIGHT), previous: [] },
    };
    for (let total = 0.5; total <= 40; total += 1.5) {
      const days = disperseHours(String(total), datesOf(FORTNIGHT)) ?? [];
      const lines = overtimeLines(days, FORTNIGHT, 'clasica_3x3');
      const again = daysOfLines(lines, context) ?? [];
      expect(sameLines(lines, overtimeLines(again, FORTNIGHT, 'clasica_3x3'))).toBe(true);
    }
  });
});

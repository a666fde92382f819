import { describe, expect, it } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { addDays, daysBetween } from '../payroll/plain-date.ts';
import type { OvertimeDay } from './overtime.ts';
import { overtimeInBlocks } from './overtime-blocks.ts';
import { overtimeLines, TRIPLES } from './overtime-lines.ts';

/** Thursday to Thursday, and the whole month, which begins on a Sunday and has six weeks. */
const FORTNIGHT = { initial_date: '2026-01-01', end_date: '2026-01-15' };
const MONTH = { initial_date: '2026-03-01', end_date: '2026-03-31' };

const hoursOn = (period: typeof MONTH, hours: Record<number, string>): OvertimeDay[] =>
  Object.entries(hours).map(([day, each]) => ({
    date: addDays(period.initial_date, Number(day) - 1),
    hours: each,
  }));

/** The days with what the capture keeps of them. */
function captured(days: readonly OvertimeDay[], period: typeof MONTH, rule: 'clasica_3x3' | 'ley_vigente') {
  const lines = overtimeLines(days, period, rule);
  const sum = (isTriple: boolean): string =>
    ExactDecimal.sum(
      0,
      ...lines
        .filter(({ clave_concepto }) => (clave_concepto === TRIPLES) === isTriple)
        .map(({ horas }) => horas),
    ).toFixed(2);
  return { days, doubles: sum(false), triples: sum(true) };
}
const blocksOf = (period: typeof MONTH, hours: Record<number, string>) => {
  const { blocks, triples } = overtimeInBlocks(
    captured(hoursOn(period, hours), period, 'clasica_3x3'),
    period,
    'clasica_3x3',
  );
  return [...blocks, triples].join(' ');
};

describe('blocks of nine hours', () => {
  it('are named by the place of the day in the period, not by its week', () => {
    // 5 to 8 January are of one week, and of two blocks; the fourth day is triple.
    expect(blocksOf(FORTNIGHT, { 5: '4', 6: '3', 8: '3', 9: '2' })).toBe('6 3 0 0 3');
    expect(blocksOf(FORTNIGHT, { 7: '3', 8: '3', 14: '2', 15: '1.5' })).toBe('3 5 1.5 0 0');
    expect(blocksOf(MONTH, { 21: '1', 22: '2', 31: '3' })).toBe('0 0 1 5 0');
  });

  it('send what they cannot hold to the first one with room', () => {
    // Sunday the 1st, then nine hours of the week from the 2nd on, all among the first seven days.
    expect(blocksOf(MONTH, { 1: '3', 2: '3', 3: '3', 4: '3' })).toBe('9 3 0 0 0');
  });

  it('leave no double hour to the triple ones, though a month has more than four weeks', () => {
    const hours = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [at + 1, '3']));
    // 3 hours of the first Sunday, four weeks of nine, and 30 and 31 March.
    expect(blocksOf(MONTH, hours)).toBe('9 9 9 18 48');
  });

  it('keep the sums of what was captured where the rule has changed since', () => {
    const days = hoursOn(MONTH, { 2: '5', 10: '1' });
    const { blocks, triples } = overtimeInBlocks({ days, doubles: '5', triples: '1' }, MONTH, 'clasica_3x3');
    expect([...blocks, triples]).toEqual(['5', '0', '0', '0', '1']);
  });

  it('always sum to what was captured, under both rules and in every period', () => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 300; round += 1) {
      const period = round % 2 === 0 ? MONTH : FORTNIGHT;
      const rule = round % 3 === 0 ? 'ley_vigente' : 'clasica_3x3';
      const dates = Array.from({ length: daysBetween(period.initial_date, period.end_date) + 1 }, (_, at) =>
        addDays(period.initial_date, at),
      );
      const days = dates.flatMap((date) => {
        const halves = next(3) === 0 ? next(21) : 0;
        return halves === 0 ? [] : [{ date, hours: String(halves / 2) }];
      });
      const capture = captured(days, period, rule);
      const made = overtimeInBlocks(capture, period, rule);
      expect(ExactDecimal.sum(0, ...made.blocks).toFixed(2)).toBe(capture.doubles);
      expect(new ExactDecimal(made.triples).toFixed(2)).toBe(capture.triples);
      if (Number(capture.doubles) <= 36)
        for (const hours of made.blocks) expect(Number(hours)).toBeLessThanOrEqual(9);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { addDays } from '../payroll/plain-date.ts';
import { mondayOf, type OvertimeRule, overtimeWeeks } from './overtime.ts';

/** Monday, 2 November 2026. */
const MONDAY = '2026-11-02';
const days = (hours: readonly (string | null)[], from = MONDAY) =>
  hours.flatMap((one, at) => (one === null ? [] : [{ date: addDays(from, at), hours: one }]));
const shares = (hours: readonly (string | null)[], rule: OvertimeRule = 'clasica_3x3', from = MONDAY) =>
  overtimeWeeks(days(hours, from), rule).map((week) => [
    week.doubles.toString(),
    week.triples.toString(),
    week.isOverLimit,
  ]);

describe('the classic rule: 9 hours, 3 a day, 3 days', () => {
  it.each([
    [['3', '3', '3'], '9', '0'],
    [['4'], '3', '1'],
    [['2', '2', '2', '2'], '6', '2'],
    [['3', '3', '3', '0.5'], '9', '0.5'],
    [['10', '10', '10', '10', '10', '10', '10'], '9', '61'],
    [['0.5', '0.5', '0.5', '3'], '1.5', '3'],
  ])('%j has %s doubles and %s triples', (hours, doubles, triples) => {
    expect(shares(hours)).toEqual([[doubles, triples, false]]);
  });

  it('begins anew on Monday, not on Sunday', () => {
    const hours = [null, null, null, '3', '3', '3', '3', '3'];
    expect(shares(hours)).toEqual([
      ['9', '3', false],
      ['3', '0', false],
    ]);
    expect([mondayOf('2026-11-08'), mondayOf('2026-11-09')]).toEqual([MONDAY, '2026-11-09']);
  });

  it('counts the days before the period against the allowance of the first week', () => {
    const [week] = overtimeWeeks(days(['3', '3', '3', '2']), 'clasica_3x3');
    expect(week?.days.at(-1)?.triple.toString()).toBe('2');
  });
});

describe('the law by date', () => {
  it('is the classic rule before May of 2026', () => {
    expect(shares(['4', '4'], 'ley_vigente', '2026-04-20')).toEqual([['6', '2', false]]);
  });

  it('has 4 hours on 4 days from then on, and more in 2028 to 2030', () => {
    const hours = ['4', '4', '4', '4'];
    expect(shares(hours, 'ley_vigente')).toEqual([['9', '7', true]]);
    expect(shares(hours, 'ley_vigente', '2028-01-03')).toEqual([['10', '6', true]]);
    expect(shares(hours, 'ley_vigente', '2029-01-01')).toEqual([['11', '5', true]]);
    expect(shares(hours, 'ley_vigente', '2030-01-07')).toEqual([['12', '4', false]]);
  });
});

it('drops no hour, gives no week more than its limit, whatever the hours', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 400; round += 1) {
    const hours = Array.from({ length: 16 }, () => {
      const halves = random(21);
      return halves === 0 ? null : String(halves / 2);
    });
    const total = hours.reduce((sum, one) => sum + Number(one ?? 0), 0);
    for (const rule of ['clasica_3x3', 'ley_vigente'] as const) {
      const weeks = overtimeWeeks(days(hours, '2026-10-30'), rule);
      const sum = weeks.reduce(
        (all, { doubles, triples }) => all + doubles.toNumber() + triples.toNumber(),
        0,
      );
      expect(sum).toBe(total);
      for (const week of weeks) {
        expect(week.doubles.toNumber()).toBeLessThanOrEqual(9);
        for (const day of week.days) expect(day.double.plus(day.triple).equals(day.hours)).toBe(true);
      }
    }
  }
});

it.each(['0', '-1', '10.5', '11', '0.25', '', 'x'])('refuses %s hours', (hours) => {
  expect(() => overtimeWeeks([{ date: MONDAY, hours }], 'clasica_3x3')).toThrow(RangeError);
});

it('refuses a day twice', () => {
  const day = { date: MONDAY, hours: '1' };
  expect(() => overtimeWeeks([day, day], 'clasica_3x3')).toThrow(RangeError);
});

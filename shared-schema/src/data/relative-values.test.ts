import { describe, expect, it } from 'vitest';
import { relativePeriod, relativeRange } from './relative-values.ts';

describe('the days of a relative moment', () => {
  it.each([
    ['hoy', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['mes actual', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['mes actual', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['mes anterior', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['mes anterior', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['últimos 3 meses', '2026-11-23', '2026-08-23', '2026-11-23'],
    ['últimos 3 meses', '2026-05-31', '2026-02-28', '2026-05-31'],
    ['últimos 3 meses', '2026-01-15', '2025-10-15', '2026-01-15'],
    ['este año', '2026-11-23', '2026-01-01', '2026-12-31'],
    ['año anterior', '2026-01-01', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s', (relative, today, desde, hasta) => {
    expect(relativeRange(relative, today)).toEqual({ desde, hasta });
  });

  it('are not known without payroll periods for those that name one', () => {
    expect(relativeRange('periodo actual', '2026-11-23')).toBeNull();
    expect(relativeRange('último periodo cerrado', '2026-11-23')).toBeNull();
  });
});

describe('the period of a relative moment', () => {
  const period = (id: number, initial_date: string, end_date: string, cerrado: boolean) => ({
    id,
    initial_date,
    end_date,
    cerrado,
  });
  const periods = [
    period(4, '2026-12-01', '2026-12-15', false),
    period(3, '2026-11-16', '2026-11-30', false),
    period(2, '2026-11-01', '2026-11-15', true),
    period(1, '2026-10-16', '2026-10-31', true),
  ];
  const matchOf = (relative: 'último periodo cerrado' | 'periodo actual', today: string, among = periods) =>
    relativePeriod(relative, today, among)?.id;

  it('is the closed one that ends last of those that have begun', () => {
    expect(matchOf('último periodo cerrado', '2026-11-23')).toBe(2);
    expect(matchOf('último periodo cerrado', '2026-11-01')).toBe(2);
    expect(matchOf('último periodo cerrado', '2026-10-31')).toBe(1);
    expect(matchOf('último periodo cerrado', '2026-10-01')).toBeUndefined();
    expect(matchOf('último periodo cerrado', '2026-11-23', periods.slice(0, 2))).toBeUndefined();
  });

  it('is the one that the day lies in, first and last day included, or else the next', () => {
    for (const today of ['2026-11-16', '2026-11-23', '2026-11-30'])
      expect(matchOf('periodo actual', today)).toBe(3);
    expect(matchOf('periodo actual', '2026-11-23', [...periods.slice(0, 1), ...periods.slice(2)])).toBe(4);
    expect(matchOf('periodo actual', '2027-01-01')).toBeUndefined();
  });

  it('is the one with the lowest number of those that end on the same day', () => {
    const duplicate = [
      period(9, '2026-11-16', '2026-11-30', true),
      period(7, '2026-11-16', '2026-11-30', true),
    ];
    expect(matchOf('último periodo cerrado', '2026-11-23', duplicate)).toBe(7);
    expect(matchOf('periodo actual', '2026-11-23', duplicate)).toBe(7);
  });
});

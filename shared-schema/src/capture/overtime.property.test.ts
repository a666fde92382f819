/** Properties of overtime under both rules (specification 3 §5 and §9): no hour is lost, no week has too many doubles. */
import type { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { weekdayOf } from '../payroll/plain-date.ts';
import { checkOvertimeDays } from './check-overtime-days.ts';
import { daysOfLines } from './days-of-lines.ts';
import { disperseHours } from './disperse-overtime.ts';
import { type CsvLine, incidentCsv } from './incident-csv.ts';
import { mondayOf, type OvertimeDay, type OvertimeRule, overtimeWeeks } from './overtime.ts';
import { DOUBLES, overtimeLines, previousDaysOf, sameLines, TRIPLES } from './overtime-lines.ts';
import { aDay, anOvertimeRule, daysIn, overtimeFrom, twoPeriods } from './testing/payroll-arbitraries.ts';

/** What a week may have at most, written down apart from the rules: LFT 66 to 68, the reform of 2026. */
function limitsOf(monday: string, rule: OvertimeRule): { doubles: number; perDay: number; days: number } {
  if (rule === 'clasica_3x3' || monday < '2026-05-01') return { doubles: 9, perDay: 3, days: 3 };
  const doubles = monday < '2028-01-01' ? 9 : monday < '2029-01-01' ? 10 : monday < '2030-01-01' ? 11 : 12;
  return { doubles, perDay: 4, days: 4 };
}

const sum = (parts: readonly (Decimal | string)[]): string => ExactDecimal.sum(0, ...parts).toFixed(2);
const hoursOf = (days: readonly OvertimeDay[]): string => sum(days.map(({ hours }) => hours));
const fiveWeeks = aDay.chain((first) => overtimeFrom(first, 33));

describe('weeks', () => {
  it('pay every hour once, double or triple', () => {
    fc.assert(
      fc.property(fiveWeeks, anOvertimeRule, (days, rule) => {
        const weeks = overtimeWeeks(days, rule);
        const shared = weeks.flatMap((week) => week.days);
        expect(shared.map(({ date, hours }) => `${date} ${hours}`)).toEqual(
          days.map(({ date, hours }) => `${date} ${hours}`).toSorted(),
        );
        for (const { hours, double, triple } of shared) {
          expect(double.plus(triple).equals(hours)).toBe(true);
          expect(double.isNegative() || triple.isNegative()).toBe(false);
        }
        expect(sum(weeks.flatMap(({ doubles, triples }) => [doubles, triples]))).toBe(hoursOf(days));
      }),
    );
  });

  it('keep to their limits, and have triples only where one of them is reached', () => {
    fc.assert(
      fc.property(fiveWeeks, anOvertimeRule, (days, rule) => {
        for (const { monday, days: ofWeek, doubles } of overtimeWeeks(days, rule)) {
          const limits = limitsOf(monday, rule);
          const withDoubles = ofWeek.filter(({ double }) => double.greaterThan(0));
          expect(weekdayOf(monday)).toBe(1);
          expect(doubles.lessThanOrEqualTo(limits.doubles)).toBe(true);
          expect(withDoubles.length).toBeLessThanOrEqual(limits.days);
          for (const { double, triple } of ofWeek) {
            expect(double.lessThanOrEqualTo(limits.perDay)).toBe(true);
            if (triple.isZero() || double.equals(limits.perDay)) continue;
            expect(doubles.equals(limits.doubles) || withDoubles.length === limits.days).toBe(true);
          }
        }
      }),
    );
  });

  it('do not depend on the order in which days are given', () => {
    fc.assert(
      fc.property(fiveWeeks, anOvertimeRule, (days, rule) => {
        const sorted = days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
        expect(overtimeWeeks(days, rule)).toEqual(overtimeWeeks(sorted, rule));
      }),
    );
  });
});

describe('the two views of the same hours: weeks, and the lines of periods', () => {
  const aCapture = twoPeriods.chain(([one, next]) =>
    fc.record({
      ...{ one: fc.constant(one), next: fc.constant(next), rule: anOvertimeRule },
      days: overtimeFrom(one.initial_date, [...daysIn(one), ...daysIn(next)].length),
    }),
  );

  it('hold the same doubles and triples: a period’s end in a week gives none away and none twice', () => {
    fc.assert(
      fc.property(aCapture, ({ one, next, rule, days }) => {
        const before = new Set(previousDaysOf(next));
        const lines = [
          ...overtimeLines(
            days.filter(({ date }) => date <= one.end_date),
            one,
            rule,
          ),
          ...overtimeLines(
            days.filter(({ date }) => date > one.end_date || before.has(date)),
            next,
            rule,
          ),
        ];
        const paid = (concept: string) =>
          sum(lines.filter(({ clave_concepto }) => clave_concepto === concept).map(({ horas }) => horas));
        const weeks = overtimeWeeks(days, rule);
        expect(paid(DOUBLES)).toBe(sum(weeks.map(({ doubles }) => doubles)));
        expect(paid(TRIPLES)).toBe(sum(weeks.map(({ triples }) => triples)));
      }),
    );
  });

  it('name each week once, date every line within its period, and leave out what is nothing', () => {
    fc.assert(
      fc.property(aCapture, ({ one, rule, days }) => {
        const own = days.filter(({ date }) => date <= one.end_date);
        const lines = overtimeLines(own, one, rule);
        for (const { fecha, horas } of lines) {
          expect(fecha >= one.initial_date && fecha <= one.end_date).toBe(true);
          expect(Number(horas)).toBeGreaterThan(0);
        }
        expect(sum(lines.map(({ horas }) => horas))).toBe(hoursOf(own));
        // The fourth code also stands for the fifth and the sixth week.
        const codes = lines.filter(({ semana }) => !['triples', 'TIEMEXT3'].includes(semana));
        expect(new Set(codes.map(({ semana }) => semana)).size).toBe(codes.length);
      }),
    );
  });

  it('are what the CSV says, by person and concept', () => {
    fc.assert(
      fc.property(aCapture, fc.string(), fc.boolean(), ({ one, rule, days }, employee, bulk) => {
        const lines = overtimeLines(
          days.filter(({ date }) => date <= one.end_date),
          one,
          rule,
        );
        const csv = incidentCsv(
          lines.map(
            ({ clave_concepto, fecha, horas }): CsvLine => ({
              ...{ id_humansite: 'ALC-Q1', process: 'ORD', employee, year: 2026, month: 1 },
              ...{ key: clave_concepto, type_value: 'HR', date: fecha, amount: horas },
            }),
          ),
          { bulk },
        );
        const read = readCsv(csv);
        expect(read.every((cells) => cells.length === 9 && cells[0] === 'A3O' && cells[3] === employee)).toBe(
          true,
        );
        for (const concept of [DOUBLES, TRIPLES])
          expect(sum(read.filter((cells) => cells[6] === concept).map((cells) => cells[8] ?? '0'))).toBe(
            sum(lines.filter(({ clave_concepto }) => clave_concepto === concept).map(({ horas }) => horas)),
          );
      }),
    );
  });
});

describe('a total', () => {
  const halves = fc.integer({ min: 1, max: 700 }).map((count) => String(count / 2));

  it('that is dispersed keeps its hours on days that may be saved, or says that it does not fit', () => {
    fc.assert(
      fc.property(twoPeriods, halves, ([period], total) => {
        const dates = daysIn(period);
        const days = disperseHours(total, dates);
        expect(days === undefined).toBe(Number(total) > 10 * dates.length);
        if (days === undefined) return;
        expect(hoursOf(days)).toBe(new ExactDecimal(total).toFixed(2));
        const sent = days.map(({ date, hours }) => ({
          employee_id: 1,
          fecha: date,
          horas: hours,
          field: date,
        }));
        const ana = {
          id: 1,
          name: 'Ana',
          employments: [{ hire_date: '2010-01-01', initial_date: '2010-01-01', termination_date: null }],
        };
        expect(
          checkOvertimeDays(sent, { period, employees: new Map([[1, ana]]), isDisabled: () => false }),
        ).toEqual([]);
      }),
    );
  });

  it('has as many doubles as its days can hold', () => {
    fc.assert(
      fc.property(twoPeriods, halves, ([period], total) => {
        const dates = daysIn(period);
        const days = disperseHours(total, dates);
        fc.pre(days !== undefined);
        const room = [...Map.groupBy(dates, mondayOf).values()].map((week) => 3 * Math.min(3, week.length));
        const most = Math.min(
          Number(total),
          room.reduce((all, one) => all + one, 0),
        );
        const weeks = overtimeWeeks(days ?? [], 'clasica_3x3');
        expect(sum(weeks.map(({ doubles }) => doubles))).toBe(most.toFixed(2));
      }),
    );
  });
});

describe('lines that are sent without their days', () => {
  const aCapture = twoPeriods.chain(([period]) => {
    const first = mondayOf(period.initial_date);
    return fc.record({
      ...{ period: fc.constant(period), rule: anOvertimeRule },
      days: overtimeFrom(first, daysIn({ ...period, initial_date: first }).length),
    });
  });

  it('find days again that pay the same', () => {
    fc.assert(
      fc.property(aCapture, ({ period, rule, days }) => {
        const previous = days.filter(({ date }) => date < period.initial_date);
        const lines = overtimeLines(days, period, rule);
        const dates = daysIn(period);
        const match = daysOfLines(lines, { period, rule, dates, previous });
        // Which of the weeks that share the fourth code has how much, lines do not say.
        const isShared = new Set(dates.map(mondayOf)).size > 4;
        expect(match !== undefined || isShared).toBe(true);
        if (match !== undefined && !isShared)
          expect(sameLines(lines, overtimeLines([...previous, ...match], period, rule))).toBe(true);
      }),
    );
  });
});

/** Cells of a CSV, quoted or not, by lines that end with CRLF. */
function readCsv(csv: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

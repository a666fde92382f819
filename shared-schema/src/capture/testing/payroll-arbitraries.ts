/** What properties of the payroll rules are tried with: days, amounts, hours, certificates, identifiers. */
import fc from 'fast-check';
import { PERIODICITIES } from '../../payroll/payroll-calendar.ts';
import { payrollPeriods } from '../../payroll/payroll-periods.ts';
import { addDays, daysBetween } from '../../payroll/plain-date.ts';
import type { CapturePeriod } from '../capture-problem.ts';
import type { OvertimeDay, OvertimeRule } from '../overtime.ts';

/** Days of years with and without a 29 February, before and after each step of the reform of overtime. */
export const aDay = fc.integer({ min: 0, max: 7 * 365 }).map((days) => addDays('2024-12-01', days));

/** Some of the days in a row from a first one, each once and in any order. */
export const someDaysFrom = (first: string, count: number, atMost = count): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray(
    Array.from({ length: count }, (_, at) => addDays(first, at)),
    { minLength: 1, maxLength: Math.min(count, atMost) },
  );

/** Pesos from a cent to the largest that one date takes. */
export const anAmount = fc
  .oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9_999_999_999 }))
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

/** Hours of a day in halves, from 0.5 to 10. */
const hoursOfADay = fc.integer({ min: 1, max: 20 }).map((halves) => String(halves / 2));

export const anOvertimeRule = fc.constantFrom<OvertimeRule>('clasica_3x3', 'ley_vigente');

/** Overtime of one employee on some of the days in a row, in any order. */
export const overtimeFrom = (first: string, count: number): fc.Arbitrary<OvertimeDay[]> =>
  someDaysFrom(first, count).chain((dates) =>
    fc
      .array(hoursOfADay, { minLength: dates.length, maxLength: dates.length })
      .map((hours) => dates.map((date, at) => ({ date, hours: hours[at] ?? '1' }))),
  );

/** A period and the one after it, of any periodicity. */
export const twoPeriods: fc.Arbitrary<[CapturePeriod, CapturePeriod]> = fc
  .tuple(fc.constantFrom(...PERIODICITIES), fc.integer({ min: 2025, max: 2031 }), fc.nat())
  .map(([periodicity, year, place]) => {
    const periods = payrollPeriods(periodicity, year);
    const at = place % (periods.length - 1);
    const [one, next] = periods.slice(at, at + 2);
    if (one === undefined || next === undefined) throw new RangeError('a year with less than two periods');
    return [one, next];
  });

export const daysIn = ({ initial_date, end_date }: CapturePeriod): string[] =>
  Array.from({ length: daysBetween(initial_date, end_date) + 1 }, (_, at) => addDays(initial_date, at));

/** Two capital letters and six digits. */
export const aFolio = fc.stringMatching(/^[A-Z]{2}\d{6}$/);

/** Names as registries know them, with particles, accents, Ñ and common first names. */
const aSurname = fc.constantFrom(
  ...['Hernández', 'De la Peña', 'Ñúñez', 'Ortiz', 'Ek', 'Ochoa', 'Sánchez', 'Büchner', 'Iñiguez', 'Del Río'],
);
export const aPerson = fc.record({
  nombres: fc.constantFrom('María José', 'José Luis', 'Ana', 'Íñigo', 'Olga', 'Ma. Elena', 'Ñandú', 'Eva'),
  apellido_paterno: aSurname,
  apellido_materno: fc.option(aSurname, { nil: '' }),
  birth_date: fc.integer({ min: 0, max: 75 * 365 }).map((days) => addDays('1940-01-01', days)),
});

/** A text of digits. */
export const digits = (length: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** A text in which the digit at a place is another one. */
export const withOtherDigit = (text: string, position: number, step: number): string =>
  `${text.slice(0, position)}${(Number(text.charAt(position)) + step) % 10}${text.slice(position + 1)}`;

/** How far a changed digit goes: never back to itself. */
export const aStep = fc.integer({ min: 1, max: 9 });

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../payroll/plain-date.ts';
import { restDays } from '../../payroll/rest-days.ts';
import { calendarWith, IMSS_CALENDAR, imssDaysFrom, isImssWorkingDay } from './imss-working-days.ts';
import { dateProblem, deadlineOf, variableDeadline } from './movement-deadline.ts';
import { obligationsOf, paymentDeadline } from './obligations.ts';

test('the list has no day that is not certain: those of the law, none of them twice', () => {
  for (const [year, entries] of Object.entries(IMSS_CALENDAR)) {
    const days = entries.map(({ day }: { day: string }) => day);
    expect(days).toEqual([...restDays(Number(year))].toSorted());
  }
});

describe('the deadline of a movement', () => {
  it('is the fifth working day after the fact', () => {
    // A Wednesday: Thursday, Friday, Monday, Tuesday, Wednesday.
    expect(deadlineOf({ type: '08', date: '2026-07-01' })).toEqual({
      earliest: '2026-06-30',
      latest: '2026-07-08',
      lost_after: '2027-06-30',
      is_confirmed: true,
    });
    // 16 September, a Wednesday, is none.
    expect(deadlineOf({ type: '02', date: '2026-09-11' }).latest).toBe('2026-09-21');
    expect(deadlineOf({ type: '07', date: '2026-09-11' }).latest).toBe('2026-09-21');
    // Over the year's end; a Saturday.
    expect(deadlineOf({ type: '02', date: '2026-12-26' }).latest).toBe('2027-01-04');
  });

  it('takes an alta one working day ahead, a change two, a baja none', () => {
    // A Monday after a weekend: Friday is one working day before it.
    expect(deadlineOf({ type: '08', date: '2026-07-06' }).earliest).toBe('2026-07-03');
    expect(deadlineOf({ type: '07', date: '2026-07-06' }).earliest).toBe('2026-07-02');
    expect(deadlineOf({ type: '02', date: '2026-07-06' }).earliest).toBe('2026-07-06');
    // The Tuesday after a long weekend.
    expect(deadlineOf({ type: '08', date: '2026-03-17' }).earliest).toBe('2026-03-13');
  });

  it('of variable income is the fifth working day of the month', () => {
    expect(
      ['01', '03', '05', '07', '09', '11'].map((month) => variableDeadline(2026, Number(month))),
    ).toEqual(['2026-01-08', '2026-03-06', '2026-05-08', '2026-07-07', '2026-09-07', '2026-11-06']);
    expect(deadlineOf({ type: '07', date: '2026-09-01', variable: true }).latest).toBe('2026-09-07');
  });

  it('says when the year is not listed, and then comes out early', () => {
    const unlisted = deadlineOf({ type: '02', date: '2029-01-29' });
    expect(unlisted.is_confirmed).toBe(false);
    expect(unlisted.latest).toBe('2029-02-05');
    // A day that a bureau adds counts; the year is confirmed once it has all rest days of the law.
    const added = [{ day: '2029-02-05', reason: 'Constitución' }];
    expect(deadlineOf({ type: '02', date: '2029-01-29' }, calendarWith(added))).toMatchObject({
      latest: '2029-02-06',
      is_confirmed: false,
    });
    const whole = [...restDays(2029)].map((day) => ({ day, reason: 'Ley' }));
    expect(deadlineOf({ type: '02', date: '2029-01-29' }, calendarWith(whole))).toMatchObject({
      latest: '2029-02-06',
      is_confirmed: true,
    });
  });

  it('is later by the days that a bureau adds, and only by those', () => {
    const own = calendarWith([{ day: '2026-07-03', reason: 'Paro de la subdelegación' }]);
    expect(deadlineOf({ type: '08', date: '2026-07-01' }, own).latest).toBe('2026-07-09');
    expect(deadlineOf({ type: '08', date: '2026-09-11' }, own)).toEqual(
      deadlineOf({ type: '08', date: '2026-09-11' }),
    );
    expect(paymentDeadline(2026, 8, calendarWith([{ day: '2026-08-17', reason: 'Contingencia' }]))).toBe(
      '2026-08-18',
    );
  });

  it('agrees with what IDSE takes on every day around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.constantFrom<'08' | '07' | '02'>('08', '07', '02'),
        (at, type) => {
          const movement = { type, date: addDays('2025-01-10', at) };
          const { earliest, latest, lost_after } = deadlineOf(movement);
          expect(dateProblem(movement, addDays(earliest, -1))).toBe('early');
          expect(dateProblem(movement, earliest)).toBeNull();
          expect(dateProblem(movement, latest)).toBeNull();
          expect(dateProblem(movement, addDays(latest, 1))).toBe('late');
          expect(dateProblem(movement, lost_after)).toBe('late');
          expect(dateProblem(movement, addDays(lost_after, 1))).toBe('lost');
          // Counted by hand: the working days after the fact, up to the deadline.
          let count = 0;
          for (let day = addDays(movement.date, 1); day <= latest; day = addDays(day, 1))
            if (weekdayOf(day) % 6 !== 0 && !restDays(Number(day.slice(0, 4))).has(day)) count += 1;
          expect(count).toBe(5);
          expect(isImssWorkingDay(latest)).toBe(true);
        },
      ),
    );
  });

  it('counts back as it counts forth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 20 }), (at, count) => {
        const day = addDays('2025-02-01', at);
        const later = imssDaysFrom(day, count);
        expect(daysBetween(day, later)).toBeGreaterThanOrEqual(count);
        if (isImssWorkingDay(day)) expect(imssDaysFrom(later, -count)).toBe(day);
      }),
    );
  });
});

describe('obligations', () => {
  it('are due on the 17th, or the next working day after a Friday, a weekend or a holiday', () => {
    // As published for 2026.
    expect(Array.from({ length: 11 }, (_, at) => paymentDeadline(2026, at + 2))).toEqual([
      ...['2026-02-17', '2026-03-17', '2026-04-20', '2026-05-18', '2026-06-17', '2026-07-20', '2026-08-17'],
      ...['2026-09-17', '2026-10-19', '2026-11-17', '2026-12-17'],
    ]);
    expect(paymentDeadline(2027, 1)).toBe('2027-01-18');
    // The third Monday of March 2025.
    expect(paymentDeadline(2025, 3)).toBe('2025-03-18');
  });

  it('of a year are twelve months, six bimesters, six variabilities and a statement', () => {
    const all = obligationsOf('Y5412345109', 2026);
    expect(all.map(({ due }) => due)).toEqual(all.map(({ due }) => due).toSorted());
    const dueOf = (kind: string) =>
      all.filter((one) => one.kind === kind).map(({ period, due }) => `${period} ${due}`);
    expect(dueOf('cuotas_mensuales')).toHaveLength(12);
    expect(dueOf('cuotas_mensuales')[0]).toBe('2025-12 2026-01-19');
    expect(dueOf('cuotas_bimestrales')).toEqual([
      ...['2025-B6 2026-01-19', '2026-B1 2026-03-17', '2026-B2 2026-05-18', '2026-B3 2026-07-20'],
      ...['2026-B4 2026-09-17', '2026-B5 2026-11-17'],
    ]);
    expect(dueOf('variabilidad')[0]).toBe('2025-B6 2026-01-08');
    // 28 February 2026 is a Saturday.
    expect(dueOf('prima_riesgo')).toEqual(['2025 2026-03-02']);
    expect(new Set(all.map(({ kind, period }) => `${kind} ${period}`)).size).toBe(25);
    expect(all.every(({ is_confirmed }) => is_confirmed)).toBe(true);
  });

  it('of a year without list say that they are not confirmed', () => {
    const all = obligationsOf('Y5412345109', 2030);
    expect(all.every(({ is_confirmed, note }) => !is_confirmed && note.includes('confirma la fecha'))).toBe(
      true,
    );
  });
});

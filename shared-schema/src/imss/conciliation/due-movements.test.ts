import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../payroll/plain-date.ts';
import { type AffiliationHistory, dueMovements } from './due-movements.ts';

const YEAR = { first: '2026-01-01', last: '2026-12-31' };
const history: AffiliationHistory = {
  employments: [{ hire_date: '2025-03-10', initial_date: '2025-03-10', termination_date: null }],
  salaries: [{ vigente_desde: '2025-03-10', daily_salary: '500', sbc: '524.65' }],
  benefits: [],
  zone: 'general',
};
const due = (change: Partial<AffiliationHistory>, range = YEAR) =>
  dueMovements({ ...history, ...change }, range).map(
    ({ type, date, sbc, reason }) => `${type} ${date} ${sbc} ${reason}`,
  );
const span = (initial_date: string, termination_date: string | null, hire_date = initial_date) => ({
  hire_date,
  initial_date,
  termination_date,
});

describe('movements that are due', () => {
  it('are hires, rehires and terminations, and no change of place', () => {
    const employments = [
      span('2026-01-05', '2026-02-10'),
      span('2026-02-11', '2026-03-31', '2026-01-05'),
      span('2026-06-01', null),
    ];
    const salaries = [{ vigente_desde: '2026-01-05', daily_salary: '500', sbc: '524.65' }];
    expect(due({ employments, salaries })).toEqual([
      '08 2026-01-05 524.65 alta',
      '02 2026-03-31 null baja',
      '08 2026-06-01 524.65 reingreso',
    ]);
    expect(due({ employments: [span('2026-01-05', null)], salaries: [] })).toEqual([
      '08 2026-01-05 null alta',
    ]);
  });

  it('are changes of the contribution base, not of the salary alone', () => {
    const salaries = [
      ...history.salaries,
      { vigente_desde: '2026-02-01', daily_salary: '510', sbc: '535.14' },
      { vigente_desde: '2026-02-16', daily_salary: '511', sbc: '535.140' },
    ];
    expect(due({ salaries }, { first: '2026-01-01', last: '2026-02-28' })).toEqual([
      '07 2026-02-01 535.14 salario',
    ]);
    // Of the day of the hire it is the hire's.
    expect(
      due({ employments: [span('2026-02-01', null)], salaries }, { first: '2026-01-01', last: '2026-02-28' }),
    ).toEqual(['08 2026-02-01 535.14 alta']);
  });

  it('are anniversaries, by what the factor grows', () => {
    // 1.0493 to 1.0507: 500 × 0.0014; what is variable in the base stays.
    expect(due({})).toEqual(['07 2026-03-10 525.35 aniversario']);
    expect(due({ salaries: [{ vigente_desde: '2025-03-10', daily_salary: '500', sbc: '624.65' }] })).toEqual([
      '07 2026-03-10 625.35 aniversario',
    ]);
    // A salary of that day has it already; at the cap nothing grows; from the sixth to the tenth year neither.
    const salaries = [
      ...history.salaries,
      { vigente_desde: '2026-03-10', daily_salary: '550', sbc: '577.89' },
    ];
    expect(due({ salaries })).toEqual(['07 2026-03-10 577.89 salario']);
    expect(
      due({ salaries: [{ vigente_desde: '2025-03-10', daily_salary: '4000', sbc: '2932.75' }] }),
    ).toEqual([]);
    expect(
      due({
        employments: [span('2019-03-10', null)],
        salaries: [{ vigente_desde: '2019-03-10', daily_salary: '500', sbc: '528.10' }],
      }),
    ).toEqual([]);
    expect(due({ employments: [span('2025-03-10', '2026-03-09')] })).toEqual(['02 2026-03-09 null baja']);
    // 29 February: the year is full on 1 March.
    const leap = {
      employments: [span('2024-02-29', null)],
      salaries: [{ vigente_desde: '2024-02-29', daily_salary: '500', sbc: '525.35' }],
    };
    expect(due(leap)).toEqual(['07 2026-03-01 526.05 aniversario']);
  });

  it('are other benefits of the payroll on their day, and anniversaries by those of theirs', () => {
    const own = (vigente_desde: string, aguinaldo_days: string) => ({
      ...{ vigente_desde, factor: 'cuatro_decimales' as const },
      benefits: { aguinaldo_days, vacation_premium_percent: '50', vacation_days: null },
    });
    // The second year has 14 days: 1.0507 by law, 1 + (30 + 14 × 0.5) ÷ 365 = 1.1014 then; 500 × 0.0507 more.
    expect(due({ benefits: [own('2026-06-01', '30')] })).toEqual([
      '07 2026-03-10 525.35 aniversario',
      '07 2026-06-01 550.70 prestaciones',
    ]);
    // From 1.0986 of 12 days to 1.1014.
    expect(due({ benefits: [own('2025-01-01', '30')] })).toEqual(['07 2026-03-10 526.05 aniversario']);
    // The same benefits again change nothing; a salary of the day has them already.
    expect(due({ benefits: [own('2025-01-01', '30'), own('2026-06-01', '30')] })).toHaveLength(1);
    const salaries = [
      ...history.salaries,
      { vigente_desde: '2026-06-01', daily_salary: '500', sbc: '550.70' },
    ];
    expect(due({ salaries, benefits: [own('2026-06-01', '30')] })).toEqual([
      '07 2026-03-10 525.35 aniversario',
      '07 2026-06-01 550.70 salario',
    ]);
    // Above the cap there is nothing to tell.
    const high = [{ vigente_desde: '2025-03-10', daily_salary: '4000', sbc: '2932.75' }];
    expect(due({ salaries: high, benefits: [own('2026-06-01', '30')] })).toEqual([]);
  });

  it('tell the IMSS every day what the masters have', () => {
    const gaps = fc.array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 0, max: 20 })), {
      minLength: 1,
      maxLength: 5,
    });
    const raises = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 320, max: 330 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(gaps, raises, (spans, changes) => {
        let day = '2026-01-01';
        const employments = spans.map(([length, gap]) => {
          const one = span(day, addDays(day, length - 1));
          day = addDays(day, length + gap);
          return one;
        });
        const byDay = new Map([
          ['2026-01-01', 320],
          ...changes.map(([at, sbc]): [string, number] => [addDays('2026-01-01', at), sbc]),
        ]);
        const salaries = [...byDay]
          .map(([vigente_desde, sbc]) => ({ vigente_desde, daily_salary: '310', sbc: String(sbc) }))
          .toSorted((one, other) => (one.vigente_desde < other.vigente_desde ? -1 : 1));
        const movements = dueMovements({ ...history, employments, salaries }, YEAR);
        for (let today = '2026-01-01'; today <= '2026-09-30'; today = addDays(today, 1)) {
          const employed = employments.some(
            (one) => one.initial_date <= today && today <= (one.termination_date ?? today),
          );
          const expected = employed ? salaries.findLast((one) => one.vigente_desde <= today)?.sbc : undefined;
          // A baja ends with its day.
          const past = movements.filter((one) => (one.type === '02' ? one.date < today : one.date <= today));
          const last = past.at(-1);
          expect(last?.type === '02' ? undefined : last?.sbc).toBe(expected);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Properties of incidents and disabilities (specification 3 §5): money is not lost, and no day is taken twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { addDays } from '../payroll/plain-date.ts';
import { checkDisabilityRows, type SentDisabilityDay } from './check-disability-rows.ts';
import { type CaptureConcept, checkIncidentRows } from './check-incident-rows.ts';
import { disabilityDays, interrupted, lastDayOf, overlapping } from './disability.ts';
import { type IncidentDraft, incidentRecords, missingParts } from './incident.ts';
import { splitAmount } from './split-amount.ts';
import { aDay, aFolio, anAmount, daysIn, twoPeriods } from './testing/payroll-arbitraries.ts';

const ANA = {
  id: 1,
  name: 'Ana',
  employments: [{ hire_date: '2010-01-01', initial_date: '2010-01-01', termination_date: null }],
};
const EMPLOYEES = new Map([[1, ANA]]);
const CONCEPTS: CaptureConcept[] = [
  { id: 1, key: 'P012', description: 'Bono', type_value: 'IM' },
  { id: 2, key: 'D020C_DI', description: 'Falta', type_value: 'DI' },
  { id: 3, key: 'D022C_HR', description: 'Retardo', type_value: 'HR' },
  { id: 4, key: 'P003C_DI', description: 'Vacaciones', type_value: 'DI' },
];
const context = (period: { initial_date: string; end_date: string }) => ({
  ...{ paysheet_id: 7, period, employees: EMPLOYEES },
  concepts: new Map(CONCEPTS.map((one) => [one.id, one])),
  taken: () => undefined,
});

describe('an amount split over dates', () => {
  it('sums exactly to the whole, in parts that differ by a cent at most', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 1, max: 366 }), (amount, dates) => {
        const parts = splitAmount(amount, dates);
        expect(parts).toHaveLength(dates);
        expect(ExactDecimal.sum(...parts).toFixed(2)).toBe(new ExactDecimal(amount).toFixed(2));
        const range = ExactDecimal.max(...parts).minus(ExactDecimal.min(...parts));
        expect(range.lessThanOrEqualTo('0.01')).toBe(true);
        for (const part of parts) expect(part).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });
});

describe('an incident', () => {
  const aDraft = twoPeriods.chain(([period]) =>
    fc.record({
      period: fc.constant(period),
      concept: fc.constantFrom(...CONCEPTS),
      dates: fc.shuffledSubarray(daysIn(period)),
      quantity: fc.oneof(
        anAmount,
        fc.nat({ max: 31 }).map(String),
        fc.constantFrom('', '0', '1.005', '-1', 'x'),
      ),
    }),
  );

  /** An amount is split, hours are those of each date, a day is one. */
  const wholeOf = ({ type_value, dates, quantity }: IncidentDraft) => {
    if (type_value === 'DI') return new ExactDecimal(dates.length);
    return new ExactDecimal(quantity).times(type_value === 'IM' ? 1 : dates.length);
  };

  it('that lacks nothing and breaks no rule is sent with the whole of its amount', () => {
    fc.assert(
      fc.property(aDraft, ({ period, concept, dates, quantity }) => {
        const draft = { ...concept, dates, quantity };
        fc.pre(missingParts(draft).length === 0);
        const records = incidentRecords(draft);
        const rows = records.map((one) => ({ id_empleado: 1, id_concepto: concept.id, ...one }));
        fc.pre(checkIncidentRows(rows, context(period)).length === 0);
        const sum = ExactDecimal.sum(...records.map(({ incidencia }) => incidencia));
        expect(sum.toFixed(2)).toBe(wholeOf(draft).toFixed(2));
      }),
    );
  });

  it('never takes a day twice, nor a concept the same date', () => {
    const aRow = fc.record({
      id_empleado: fc.constant(1),
      id_concepto: fc.constantFrom(1, 2, 3, 4),
      fecha: fc.integer({ min: 0, max: 4 }).map((day) => addDays('2026-01-05', day)),
      incidencia: fc.constant('1'),
    });
    const period = { initial_date: '2026-01-01', end_date: '2026-01-15' };
    fc.assert(
      fc.property(fc.array(aRow, { maxLength: 12 }), (rows) => {
        const bad = new Set(checkIncidentRows(rows, context(period)).map(({ field }) => field.split('.')[1]));
        const kept = rows.filter((_, at) => !bad.has(String(at)));
        const inDays = kept.filter(({ id_concepto }) => id_concepto === 2 || id_concepto === 4);
        expect(new Set(inDays.map(({ fecha }) => fecha)).size).toBe(inDays.length);
        expect(new Set(kept.map((row) => `${row.id_concepto} ${row.fecha}`)).size).toBe(kept.length);
        // What is refused is refused for a reason that another row of the same date gives.
        for (const [at, { fecha }] of rows.entries())
          if (bad.has(String(at)))
            expect(rows.filter((row) => row.fecha === fecha).length).toBeGreaterThan(1);
      }),
    );
  });
});

describe('a disability', () => {
  const aSpan = fc.record({
    folio: aFolio,
    fecha_incapacidad: fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-01-20', days)),
    dias_incapacidad: fc.integer({ min: 1, max: 30 }),
  });
  type Span = { folio: string; fecha_incapacidad: string; dias_incapacidad: number };
  const rowsOf = (span: Span): SentDisabilityDay[] =>
    disabilityDays(span).map((fecha_incapacidad) => ({
      ...{ id: 1, folio: span.folio, incapacidad: 316, fecha_incapacidad },
      ...{ tipo_incapacidad: 'I' as const, tipo_control: 1, tipo_riesgo: 0, tipo_secuela: 0 },
    }));
  const PERIOD = { initial_date: '2026-01-20', end_date: '2026-03-02' };
  const checked = (rows: readonly SentDisabilityDay[], incidents: ReadonlySet<string> = new Set()) =>
    checkDisabilityRows(rows, {
      ...{ period: PERIOD, employees: EMPLOYEES, elsewhere: [] },
      hasIncident: (_employee, day) => incidents.has(day),
      hasHours: () => false,
    });

  it('has the days from its start on, as many as it says', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 400 }), (fecha_incapacidad, dias_incapacidad) => {
        const days = disabilityDays({ folio: 'OL000001', fecha_incapacidad, dias_incapacidad });
        expect(days).toEqual(days.map((_, at) => addDays(fecha_incapacidad, at)));
        expect(days).toHaveLength(dias_incapacidad);
        expect(days.at(-1)).toBe(lastDayOf({ fecha_incapacidad, dias_incapacidad }));
      }),
    );
  });

  it('is found again in its days, sent in any order', () => {
    const sent = aSpan.chain((span) => {
      const rows = rowsOf(span);
      return fc.record({
        span: fc.constant(span),
        rows: fc.shuffledSubarray(rows, { minLength: rows.length }),
      });
    });
    fc.assert(
      fc.property(sent, ({ span, rows }) => {
        const { problems, certificates } = checked(rows);
        expect(problems).toEqual([]);
        expect(certificates).toMatchObject([{ employee_id: 1, ...span }]);
      }),
    );
  });

  it('with a day missing inside, a day twice or a day of an incident is refused', () => {
    fc.assert(
      fc.property(aSpan, fc.nat(), (span, position) => {
        const rows = rowsOf(span);
        const at = position % rows.length;
        const one = rows[at];
        if (one === undefined) throw new RangeError('a certificate without days');
        expect(checked([...rows, one]).problems).toHaveLength(1);
        expect(checked(rows, new Set([one.fecha_incapacidad])).problems).toHaveLength(1);
        if (at > 0 && at < rows.length - 1) expect(checked(rows.toSpliced(at, 1)).problems).toHaveLength(1);
      }),
    );
  });

  it('meets another one exactly when they share a day', () => {
    const spans = fc.uniqueArray(aSpan, { selector: ({ folio }) => folio, minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(spans, (several) => {
        const shares = (one: Span, other: Span): boolean => {
          const days = new Set(disabilityDays(one));
          return disabilityDays(other).some((day) => days.has(day));
        };
        const isBefore = (one: Span, other: Span): boolean =>
          one.fecha_incapacidad < other.fecha_incapacidad ||
          (one.fecha_incapacidad === other.fecha_incapacidad &&
            several.indexOf(one) < several.indexOf(other));
        const meeting = several.filter((one) =>
          several.some((other) => isBefore(other, one) && shares(one, other)),
        );
        expect(new Set(overlapping(several))).toEqual(new Set(meeting));
        const [stored, added] = [several.slice(0, 2), several.slice(2)];
        expect(new Set(interrupted(added, stored))).toEqual(
          new Set(
            added.filter((one) =>
              stored.some((other) => other.fecha_incapacidad >= one.fecha_incapacidad && shares(one, other)),
            ),
          ),
        );
        const { problems } = checked(several.flatMap(rowsOf));
        expect(problems).toHaveLength(meeting.length);
      }),
    );
  });
});

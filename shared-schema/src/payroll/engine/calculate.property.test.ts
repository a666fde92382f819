import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_FIGURES } from '../figures/published-figures.ts';
import { repeatYear } from '../figures/repeat-year.ts';
import { calculate } from './calculate.ts';
import type { CalculationInput } from './calculation-input.ts';
import type { CalculationResult, PayLine } from './calculation-result.ts';
import { captured, inputOf } from './testing/input-of.ts';
import { traceDocument, traceRecorder } from './trace.ts';

const cents = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => new Decimal(value).dividedBy(100).toFixed(2));
const dayOf = fc.integer({ min: 1, max: 15 }).map((day) => `2026-06-${String(day).padStart(2, '0')}`);

/** A person of one fortnight: any salary, days, hours, credits, and values set by hand. */
const anInput: fc.Arbitrary<CalculationInput> = fc
  .record({
    daily: cents(31_504, 900_000),
    zone: fc.constantFrom('general' as const, 'frontera' as const),
    hired: fc.constantFrom('2019-02-28', '2024-01-08', '2026-06-03', '2026-06-15'),
    left: fc.constantFrom(null, '2026-06-15', '2026-06-11'),
    days: fc.uniqueArray(fc.tuple(dayOf, fc.constantFrom('D020C_DI', 'P003C_DI', 'D014C_DI', 'P020')), {
      selector: ([day]) => day,
      maxLength: 15,
    }),
    amounts: fc.array(
      fc.tuple(fc.constantFrom('P002', 'P011', 'P012', 'P029', 'P030', 'O003'), cents(1, 500_000)),
      {
        maxLength: 4,
      },
    ),
    hours: fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('TIEM_EXT', 'TIEMEXT1', 'TIEMEXT2', 'triples'),
        fc.integer({ min: 1, max: 18 }),
      ),
      { selector: ([week]) => week, maxLength: 4 },
    ),
    alimony: fc.constantFrom(null, '15', '40'),
    housing: fc.constantFrom(null, [1, '20'], [2, '1500'], [3, '20']),
    conventions: fc.record({
      monthly_adjustment: fc.boolean(),
      partial_period_tax: fc.constantFrom('elevar_y_prorratear' as const, 'tarifa_directa' as const),
      quota_rounding: fc.constantFrom('por_concepto' as const, 'en_la_suma' as const),
      quota_days: fc.constantFrom('calendario' as const, 'periodo' as const),
    }),
  })
  .map((one) => {
    const credit = (kind: 'PENSION' | 'INFONAVIT', discount_type: number, value: string) => ({
      ...{
        kind,
        number: '1234567890',
        discount_type,
        value,
        vigente_desde: '2024-01-01',
        vigente_hasta: null,
      },
    });
    return inputOf({
      ...{
        daily: one.daily,
        sbc: new Decimal(one.daily).times('1.0493').toFixed(2),
        hired: one.hired,
        left: one.left,
      },
      settings: { zone: one.zone, conventions: [{ vigente_desde: '2024-01-01', ...one.conventions }] },
      incidents: [
        ...one.days.filter(([, key]) => key !== 'D014C_DI').map(([day, key]) => captured(key, '1.00', day)),
        ...one.amounts.map(([key, amount]) => captured(key, amount)),
      ],
      disabilities: one.days
        .filter(([, key]) => key === 'D014C_DI')
        .map(([fecha_incapacidad, concept]) => ({ fecha_incapacidad, concept })),
      overtime: one.hours.map(([semana, halves]) => ({
        semana,
        clave_concepto: semana === 'triples' ? 'P024C_HR' : 'P023C_HR',
        horas: (halves / 2).toFixed(2),
        fecha: '2026-06-10',
      })),
      person: {
        credits: [
          ...(one.alimony === null ? [] : [credit('PENSION', 1, one.alimony)]),
          ...(one.housing === null
            ? []
            : [credit('INFONAVIT', Number(one.housing[0]), String(one.housing[1]))]),
        ],
      },
    });
  });

const total = (
  lines: readonly PayLine[],
  key: 'amount' | 'taxable' | 'exempt',
  ...kinds: PayLine['kind'][]
): string =>
  Decimal.sum(0, ...lines.filter(({ kind }) => kinds.includes(kind)).map((line) => line[key])).toFixed(2);

/** Puts a text where the input has another one. */
function spoil(input: CalculationInput, path: number, value: string): void {
  const [salary] = input.person.salaries;
  const [employment] = input.person.employments;
  const fields: [object | undefined, string][] = [
    [salary, 'daily_salary'],
    [salary, 'sbc'],
    [salary, 'vigente_desde'],
    [employment, 'hire_date'],
    [employment, 'initial_date'],
    [employment, 'termination_date'],
    [input.person.credits[0], 'value'],
    [input.person.credits[0], 'vigente_desde'],
    [input.incidents[0], 'amount'],
    [input.incidents[0], 'capture_date'],
    [input.incidents[0], 'concept'],
    [input.overtime[0], 'horas'],
    [input.overtime[0], 'fecha'],
    [input.disabilities[0], 'fecha_incapacidad'],
    [input.month, 'taxed'],
    [input.month, 'withheld'],
    [input.settings, 'risk_premium'],
    [input.settings.benefits, 'vacation_premium_percent'],
    [input.period, 'end_date'],
  ];
  const [holder, key] = fields[path] ?? [];
  if (holder !== undefined && key !== undefined) Object.assign(holder, { [key]: value });
}

function expectConsistent({ lines, totals, quotas }: CalculationResult): void {
  expect(total(lines, 'amount', 'Percepción', 'Otro pago')).toBe(totals.perceptions);
  expect(total(lines, 'amount', 'Otro pago')).toBe(totals.other_payments);
  expect(total(lines, 'amount', 'Deducción')).toBe(totals.deductions);
  expect(new Decimal(totals.perceptions).minus(totals.deductions).toFixed(2)).toBe(totals.net);
  expect(total(lines, 'taxable', 'Percepción')).toBe(totals.taxable);
  expect(total(lines, 'exempt', 'Percepción')).toBe(totals.exempt);
  for (const { kind, amount, taxable, exempt } of lines) {
    expect(new Decimal(taxable).isNegative() || new Decimal(exempt).isNegative()).toBe(false);
    if (kind === 'Percepción') expect(new Decimal(taxable).plus(exempt).toFixed(2)).toBe(amount);
  }
  const worker = Decimal.sum(0, ...quotas.map((quota) => quota.worker)).toFixed(2);
  expect(worker).toBe(totals.quotas_worker);
}

describe('a fortnight of anybody', () => {
  test('lines add up to the totals, and net is perceptions less deductions', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        expectConsistent(calculate(input));
      }),
      { numRuns: 400, seed: 2026 },
    );
  });

  test('the result is the same with and without a recorder, twice, and with others calculated in between', () => {
    fc.assert(
      fc.property(anInput, anInput, (input, other) => {
        const alone = calculate(input);
        const { record, document } = traceRecorder();
        expect(calculate(input, record)).toEqual(alone);
        calculate(other);
        expect(calculate(structuredClone(input))).toEqual(alone);
        expect(traceDocument.parse(document)).toEqual(document);
        // Every calculated amount has a record that gave it.
        const traced = new Set(document.records.map(({ concept }) => concept));
        for (const { concept, kind, amount } of alone.lines)
          if (kind !== 'Incidencia' && amount !== '0.00')
            expect(traced.has(concept) || concept === 'O001').toBe(true);
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  test('whatever stands in a field, nothing is thrown, and no line has a value that is no number', () => {
    const junk = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '',
        '0',
        '-1',
        '1e9',
        'NaN',
        'Infinity',
        '99999999999999.99',
        '2026-02-30',
        '2026-06-10',
        '9999-12-31',
      ),
    );
    const text = fc.record({ path: fc.nat({ max: 18 }), value: junk });
    fc.assert(
      fc.property(anInput, fc.array(text, { minLength: 1, maxLength: 3 }), (valid, changes) => {
        const input = structuredClone(valid);
        for (const { path, value } of changes) spoil(input, path, value);
        const { lines, totals } = calculate(input);
        for (const value of [...lines.map(({ amount }) => amount), totals.net, totals.employer_cost])
          expect(value).toMatch(/^-?\d+\.\d{2}$/);
      }),
      { numRuns: 1500, seed: 666 },
    );
  });

  test('D4: employer and worker together pay the same per branch with and without LSS 36', () => {
    fc.assert(
      fc.property(cents(31_504, 44_087), (daily) => {
        const quotas = (zone: 'general' | 'frontera') =>
          calculate(inputOf({ daily, sbc: '462.62', settings: { zone } }));
        const [general, border] = [quotas('general'), quotas('frontera')];
        expect(border.quotas.every(({ worker_paid_by }) => worker_paid_by === 'patrón')).toBe(true);
        const sums = ({ quotas: branches }: CalculationResult) =>
          branches.map(({ branch, employer, worker }) => [
            branch,
            new Decimal(employer).plus(worker).toFixed(2),
          ]);
        expect(sums(border)).toEqual(sums(general));
        expect(border.totals.employer_cost).toBe(
          new Decimal(border.totals.quotas_employer).plus(border.totals.quotas_worker).toFixed(2),
        );
      }),
      { numRuns: 50, seed: 36 },
    );
  });

  test('D6: January and February differ only by what the UMA and the subsidy change', () => {
    fc.assert(
      fc.property(cents(44_088, 250_000), (daily) => {
        const on = (payment_date: string) =>
          calculate(inputOf({ daily, sbc: daily, period: { payment_date }, settings: { zone: 'general' } }));
        const [january, february] = [on('2026-01-30'), on('2026-02-13')];
        const tax = ({ totals }: CalculationResult) =>
          new Decimal(totals.isr).plus(totals.subsidy_used).toFixed(2);
        expect(tax(january)).toBe(tax(february));
        expect(january.totals.perceptions).toBe(february.totals.perceptions);
        const same = ({ quotas }: CalculationResult) =>
          quotas.filter(({ branch }) => !['cuota_fija', 'excedente', 'cesantia_vejez'].includes(branch));
        expect(same(january)).toEqual(same(february));
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test('a cent more of a taxed payment lowers the net by no more than the known jumps', () => {
    fc.assert(
      fc.property(cents(1, 4_000_000), (bonus) => {
        const net = (amount: string) =>
          new Decimal(calculate(inputOf({ incidents: [captured('P012', amount)] })).totals.net);
        const more = new Decimal(bonus).plus('0.01').toFixed(2);
        // The largest jump of the 15 days' tariff of 2026 is nine cents, and a cent of rounding.
        expect(net(more).minus(net(bonus)).toNumber()).toBeGreaterThanOrEqual(-0.1);
      }),
      { numRuns: 300, seed: 15 },
    );
  });
});

test('a payment in 2027 is refused by name until a set is confirmed', () => {
  const period = { initial_date: '2027-01-01', end_date: '2027-01-15', payment_date: '2027-01-15' };
  const { lines, totals, findings } = calculate(inputOf({ period }));
  expect([lines, totals.net]).toEqual([[], '0.00']);
  expect(findings.map(({ severity, code, message }) => [severity, code, message])).toEqual([
    [
      'error',
      'falta_cifra',
      'Falta la tarifa mensual del ISR del 15/01/2027. Confirma las cifras del 2027 antes de calcular.',
    ],
    [
      'error',
      'falta_cifra',
      'Falta el salario mínimo del 15/01/2027. Confirma las cifras del 2027 antes de calcular.',
    ],
    [
      'error',
      'falta_cifra',
      'Falta el subsidio al empleo del 15/01/2027. Confirma las cifras del 2027 antes de calcular.',
    ],
  ]);
  const figures = repeatYear(PUBLISHED_FIGURES, 2026, 2027);
  expect(calculate(inputOf({ period, figures })).totals.isr).toBe('709.86');
});

test('a bonus that is paid once adds the same tax in a part of a period as in all of it', () => {
  // Without subsidy: from 9,000 a fortnight on.
  fc.assert(
    fc.property(
      cents(60_000, 900_000),
      cents(1, 5_000_000),
      fc.constantFrom('2026-06-03', '2026-06-09', '2026-06-15'),
      (daily, bonus, hired) => {
        const taxAdded = (hireDate: string): Decimal => {
          const isr = (incidents: CalculationInput['incidents']) =>
            calculate(inputOf({ daily, sbc: daily, hired: hireDate, incidents })).totals.isr;
          return new Decimal(isr([captured('P002', bonus, '2026-06-15')])).minus(isr([]));
        };
        expect(taxAdded(hired).minus(taxAdded('2024-01-08')).abs().toNumber()).toBeLessThanOrEqual(0.011);
      },
    ),
    { numRuns: 200, seed: 175 },
  );
});

import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_FIGURES as figures } from '../figures/published-figures.ts';
import { type AnnualAdjustment, annualAdjustment, type YearOfPay } from './annual-adjustment.ts';
import { calculate } from './calculate.ts';
import { monthlyCost, monthlyProvisions, provisionsOfDays } from './employer-cost.ts';
import { LEGAL_BENEFITS } from './integration.ts';
import { grossFor } from './net-to-gross.ts';
import { cappedProfitShare, type ProfitSharer, profitShares } from './profit-sharing.ts';
import { exactYears, indemnity, isSeniorityDue, seniorityBonus, yearsOfService } from './rules/settlement.ts';
import { inputOf } from './testing/input-of.ts';

const date = '2026-06-15';
const pesos = (amount: string) => new Decimal(amount);

describe('PTU', () => {
  test.each([
    ['50000', '15000', '0', '45000.00'],
    ['60000', '15000', '60000', '60000.00'],
    ['50000', '10000', '0', '30000.00'],
  ])(
    'E12: a share of %s with %s a month and an average of %s is capped to %s',
    (share, monthly, average, capped) => {
      const limits = { monthlyPay: pesos(monthly), averageOfThreeYears: pesos(average) };
      expect(cappedProfitShare(pesos(share), limits).toFixed(2)).toBe(capped);
    },
  );

  const people: ProfitSharer[] = [
    { id: '1', isConfidence: true, days: 325, pay: pesos('50000') },
    { id: '2', isConfidence: true, days: 365, pay: pesos('90000') },
    { id: '3', isConfidence: false, days: 250, pay: pesos('63000') },
    { id: '4', isConfidence: false, days: 300, pay: pesos('74000') },
  ];

  test('E13: 60,000 among four people, staff of confidence limited', () => {
    const shares = profitShares(pesos('60000'), people);
    expect(
      shares.map(({ payUsed, byDays, byPay, share }) =>
        [payUsed, byDays, byPay, share].map((one) => one.toFixed(2)),
      ),
    ).toEqual([
      ['50000.00', '7862.90', '5438.72', '13301.63'],
      ['88800.00', '8830.65', '9659.17', '18489.82'],
      ['63000.00', '6048.39', '6852.79', '12901.18'],
      ['74000.00', '7258.06', '8049.31', '15307.37'],
    ]);
  });

  test('D3: the shares sum to the amount, to the cent', () => {
    const person = fc.record({
      id: fc.string(),
      isConfidence: fc.boolean(),
      days: fc.integer({ min: 1, max: 365 }),
      pay: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => new Decimal(cents).dividedBy(100)),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.array(person, { minLength: 1, maxLength: 60 }),
        (cents, many) => {
          const amount = new Decimal(cents).dividedBy(100);
          const shares = profitShares(amount, many);
          expect(Decimal.sum(...shares.map(({ share }) => share)).toFixed(2)).toBe(amount.toFixed(2));
          for (const { share, byDays, byPay } of shares)
            expect(share.minus(byDays).minus(byPay).abs().lessThan('0.01')).toBe(true);
        },
      ),
      { numRuns: 200, seed: 127 },
    );
  });

  test('nobody to share among, and amounts that are none', () => {
    expect(profitShares(pesos('100'), [])).toEqual([]);
    expect(profitShares(pesos('100'), [{ id: '1', isConfidence: false, days: 0, pay: pesos('0') }])).toEqual(
      [],
    );
    expect(() => profitShares(pesos('-1'), people)).toThrow(RangeError);
    expect(() => profitShares(pesos('0.001'), people)).toThrow(RangeError);
  });
});

describe('E16: separation', () => {
  test('three months and 20 days a year; three months alone', () => {
    expect(indemnity(pesos('528.0822'), pesos('10'), true).toFixed(2)).toBe('153143.84');
    expect(indemnity(pesos('528.1'), pesos('10'), true).toFixed(2)).toBe('153149.00');
    expect(indemnity(pesos('500'), pesos('10'), false).toFixed(2)).toBe('45000.00');
  });

  test.each([
    ['500', '10', '60000.00'],
    ['1000', '10', '75609.60'],
    ['500', '15', '90000.00'],
  ])('the seniority bonus of %s a day and %s years is %s', (daily, years, bonus) => {
    expect(seniorityBonus(pesos(daily), pesos(years), { figures, date, zone: 'general' }).toFixed(2)).toBe(
      bonus,
    );
  });

  test('who resigns gets the seniority bonus from fifteen years on', () => {
    const due = (resigns: boolean, years: string) => isSeniorityDue({ resigns, years: pesos(years) });
    expect([due(true, '14.99'), due(true, '15'), due(false, '1')]).toEqual([false, true, true]);
  });

  test('years of service: a fraction of more than six months is one', () => {
    expect(yearsOfService('2023-02-13', '2026-06-15')).toBe(3);
    expect(yearsOfService('2022-11-08', '2026-06-15')).toBe(4);
    expect(yearsOfService('2026-04-03', '2026-06-15')).toBe(1);
    expect(exactYears('2016-07-01', '2026-06-30').toFixed(2)).toBe('10.00');
    expect(exactYears('2024-02-29', '2026-02-28').toFixed(2)).toBe('2.00');
  });
});

describe('E17: the annual adjustment', () => {
  const facts: YearOfPay = {
    ...{ year: 2026, hire_date: '2020-01-01', termination_date: null, files_alone: false },
    ...{ taxed: pesos('120000'), state_tax: pesos('0'), subsidy: pesos('0'), withheld: pesos('0') },
  };
  const differenceOf = (one: AnnualAdjustment): string | undefined =>
    one.applies ? one.difference.toFixed(2) : one.reason;
  test('to withhold, in favour, with subsidies', () => {
    const adjusted = (change: Partial<YearOfPay>) =>
      differenceOf(annualAdjustment(figures, { ...facts, ...change }));
    expect(adjusted({})).toBe('8748.16');
    expect(adjusted({ withheld: pesos('4000') })).toBe('4748.16');
    expect(adjusted({ withheld: pesos('10000') })).toBe('-1251.84');
    const subsidy = pesos('535.65').times(11).plus('536.21');
    // Due 2,319.80, twelve months withheld 2,319.88.
    expect(adjusted({ subsidy })).toBe('2319.80');
    expect(adjusted({ subsidy, withheld: pesos('2319.88') })).toBe('-0.08');
    expect(adjusted({ subsidy: pesos('9000') })).toBe('0.00');
  });

  test.each<[Partial<YearOfPay>, string]>([
    [{ taxed: pesos('450000') }, 'ingreso_mayor'],
    [{ hire_date: '2026-03-15' }, 'alta_en_el_año'],
    [{ termination_date: '2026-11-30' }, 'baja_antes_de_diciembre'],
    [{ files_alone: true }, 'declara_solo'],
  ])('%j: not applicable', (change, reason) => {
    expect(differenceOf(annualAdjustment(figures, { ...facts, ...change }))).toBe(reason);
  });

  test('who leaves in December or later is adjusted', () => {
    for (const termination_date of ['2026-12-01', '2027-01-15'])
      expect(annualAdjustment(figures, { ...facts, termination_date }).applies).toBe(true);
  });

  test('D5: applied twice it is applied once', () => {
    const amount = (max: number) =>
      fc.integer({ min: 0, max }).map((cents) => new Decimal(cents).dividedBy(100));
    fc.assert(
      fc.property(amount(40_000_000), amount(9_000_000), amount(800_000), (taxed, withheld, subsidy) => {
        const once = annualAdjustment(figures, { ...facts, taxed, withheld, subsidy });
        if (!once.applies) throw new Error('within the limit');
        const after = withheld.plus(once.difference);
        expect(differenceOf(annualAdjustment(figures, { ...facts, taxed, subsidy, withheld: after }))).toBe(
          '0.00',
        );
      }),
      { numRuns: 200, seed: 97 },
    );
  });
});

test('E23: the cost of 15,000 a month with its provisions', () => {
  const scope = { figures, date, benefits: LEGAL_BENEFITS };
  const provisions = monthlyProvisions(pesos('500'), 2, scope);
  expect(Object.values(provisions).map((one) => one.toFixed(2))).toEqual(['625.00', '583.33', '145.83']);
  const quotasAndTax = pesos('2989.62').plus('760').plus('450');
  expect(monthlyCost(pesos('15000'), quotasAndTax, provisions).toFixed(2)).toBe('20553.78');
});

test('the payroll tax of a state is what its confirmed rate says; without one it is not known, which is told', () => {
  const isn = [
    {
      vigente_desde: '2026-01-01',
      vigente_hasta: null,
      fuente: 'Ley de Hacienda',
      estado: 'DF',
      porcentaje: '3',
    },
  ];
  const settings = { state: 'DF' };
  const known = calculate(inputOf({ settings, figures: { ...figures, isn } })).totals;
  expect([known.payroll_tax, known.employer_cost]).toEqual([
    '225.00',
    pesos(known.quotas_employer).plus(225).toFixed(2),
  ]);
  const unknown = calculate(inputOf({ settings }));
  expect([unknown.totals.payroll_tax, unknown.findings.map(({ code }) => code)]).toEqual([
    null,
    ['isn_desconocido'],
  ]);
});

describe('net to gross', () => {
  test('the payment that leaves exactly the net, by the same calculation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 659_289, max: 5_000_000 }), (cents) => {
        const net = new Decimal(cents).dividedBy(100);
        const match = grossFor(inputOf(), 'P012', net);
        if (match === null) throw new Error('no payment reaches the net');
        expect(match.result.totals.net).toBe(net.plus(match.difference).toFixed(2));
        // Where a row of the tariff begins, a few cents cannot be paid.
        expect(match.difference.greaterThanOrEqualTo(0) && match.difference.lessThan('0.11')).toBe(true);
        const again = calculate({
          ...inputOf(),
          incidents: [{ concept: 'P012', amount: match.amount.toFixed(2), capture_date: '2026-06-15' }],
        });
        expect(again.totals.net).toBe(match.result.totals.net);
      }),
      { numRuns: 40, seed: 6 },
    );
  });

  test('a net below the salary’s, one that nothing reaches, and a person that cannot be calculated', () => {
    expect(grossFor(inputOf(), 'P012', pesos('100'))).toBeNull();
    expect(grossFor(inputOf(), 'P012', pesos('99999999999'))).toBeNull();
    expect(grossFor(inputOf({ person: { salaries: [] } }), 'P012', pesos('9000'))).toBeNull();
    expect(grossFor(inputOf(), 'P012', pesos('6592.88'))?.amount.toFixed(2)).toBe('0.00');
  });
});

describe('provisions of a period', () => {
  const scope = { figures, date, benefits: LEGAL_BENEFITS };
  const totalsOf = (change: Parameters<typeof inputOf>[0]) => {
    const { totals } = calculate(inputOf(change));
    return [totals.provision_aguinaldo, totals.provision_vacaciones, totals.provision_prima_vacacional];
  };

  test('15 of 365 days of 15 days of aguinaldo, 16 of vacations and a quarter of these', () => {
    // 500 a day in the third year: 500 × 15 × 15 / 365, 500 × 16 × 15 / 365, and 25 % of it.
    expect(totalsOf({})).toEqual(['308.22', '328.77', '82.19']);
  });

  test('who entered within the period earns the days of theirs', () => {
    // 9 days in the first year: 500 × 15 × 9 / 365, 500 × 12 × 9 / 365.
    expect(totalsOf({ hired: '2026-06-07' })).toEqual(['184.93', '147.95', '36.99']);
  });

  test('an aguinaldo pays what was put aside, and puts nothing aside', () => {
    expect(totalsOf({ process: 'aguinaldo' })).toEqual(['0.00', '0.00', '0.00']);
  });

  test('365 days earn the whole of a year, whatever the benefits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 1, max: 40 }), (cents, year) => {
        const daily = new Decimal(cents).dividedBy(100);
        const { aguinaldo } = provisionsOfDays(daily, year, { ...scope, days: 365 });
        expect(aguinaldo.toFixed(2)).toBe(daily.times(15).toFixed(2));
      }),
      { numRuns: 200, seed: 87 },
    );
  });
});

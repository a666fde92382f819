import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MissingFigure } from '../figures/figure-on.ts';
import { PUBLISHED_FIGURES as figures } from '../figures/published-figures.ts';
import {
  afterSubsidy,
  extraordinaryTax,
  fourteenDayTax,
  incomeTax,
  separationTax,
  subsidyOf,
  type TariffLength,
  tariffOn,
} from './income-tax.ts';

const DAY = '2026-06-15';
const taxOf = (income: string, length: TariffLength, date = DAY) =>
  incomeTax(new Decimal(income), tariffOn(figures, date, length)).tax;
const subsidyFor = (income: string, length: number | 'mensual', date = DAY) =>
  subsidyOf(new Decimal(income), { figures, date, length }).amount;

/** Lower limit and fixed fee, as published. */
const PUBLISHED: [string, TariffLength, string][] = [
  [
    '2026-06-15',
    'anual',
    '0.01:0 10135.12:194.59 86022.12:5051.37 151176.20:12140.13 175735.67:16069.64 210403.70:22282.14 424353.98:67981.92 668840.15:125485.07 1276925.99:307910.81 1702567.98:444116.23 5107703.93:1601862.46',
  ],
  [
    '2026-06-15',
    'mensual',
    '0.01:0 844.60:16.22 7168.52:420.95 12598.03:1011.68 14644.65:1339.14 17533.65:1856.84 35362.84:5665.16 55736.69:10457.09 106410.51:25659.23 141880.67:37009.69 425642.00:133488.54',
  ],
  [
    '2026-06-15',
    15,
    '0.01:0 416.71:7.95 3537.16:207.75 6216.16:499.20 7225.96:660.75 8651.41:916.20 17448.76:2795.25 27501.61:5159.70 52505.26:12660.75 70006.96:18261.30 210020.71:65866.05',
  ],
  [
    '2026-06-15',
    10,
    '0.01:0 277.81:5.30 2358.11:138.50 4144.11:332.80 4817.31:440.50 5767.61:610.80 11632.51:1863.50 18334.41:3439.80 35003.51:8440.50 46671.31:12174.20 140013.81:43910.70',
  ],
  [
    '2026-06-15',
    7,
    '0.01:0 194.47:3.71 1650.68:96.95 2900.88:232.96 3372.12:308.35 4037.33:427.56 8142.76:1304.45 12834.09:2407.86 24502.46:5908.35 32669.92:8521.94 98009.67:30737.49',
  ],
  [
    '2026-06-15',
    1,
    '0.01:0 27.79:0.53 235.82:13.85 414.42:33.28 481.74:44.05 576.77:61.08 1163.26:186.35 1833.45:343.98 3500.36:844.05 4667.14:1217.42 14001.39:4391.07',
  ],
  [
    '2025-06-15',
    'anual',
    '0.01:0 8952.50:171.88 75984.56:4461.94 133536.08:10723.55 155229.81:14194.54 185852.58:19682.13 374837.89:60049.40 590796.00:110842.74 1127926.85:271981.99 1503902.47:392294.17 4511707.38:1414947.85',
  ],
  [
    '2025-06-15',
    'mensual',
    '0.01:0 746.05:14.32 6332.06:371.83 11128.02:893.63 12935.83:1182.88 15487.72:1640.18 31236.50:5004.12 49233.01:9236.89 93993.91:22665.17 125325.21:32691.18 375975.62:117912.32',
  ],
  [
    '2025-06-15',
    15,
    '0.01:0 368.11:7.05 3124.36:183.45 5490.76:441.00 6382.81:583.65 7641.91:809.25 15412.81:2469.15 24292.66:4557.75 46378.51:11183.40 61838.11:16130.55 185514.31:58180.35',
  ],
  [
    '2025-06-15',
    10,
    '0.01:0 245.41:4.70 2082.91:122.30 3660.51:294.00 4255.21:389.10 5094.61:539.50 10275.21:1646.10 16195.11:3038.50 30919.01:7455.60 41225.41:10753.70 123676.21:38786.90',
  ],
  [
    '2025-06-15',
    7,
    '0.01:0 171.79:3.29 1458.04:85.61 2562.36:205.80 2978.65:272.37 3566.23:377.65 7192.65:1152.27 11336.58:2126.95 21643.31:5218.92 28857.79:7527.59 86573.35:27150.83',
  ],
  [
    '2025-06-15',
    1,
    '0.01:0 24.55:0.47 208.30:12.23 366.06:29.40 425.53:38.91 509.47:53.95 1027.53:164.61 1619.52:303.85 3091.91:745.56 4122.55:1075.37 12367.63:3878.69',
  ],
];

/** Cents by which a row's fee differs from the tax at the end of the row before. */
const RESIDUALS: [string, TariffLength, string][] = [
  ['2026-06-15', 'anual', '-0.4 1.2 -0.4 -0.5 -1.1 0.0 0.3 -1.2 -1.7 0.7'],
  ['2026-06-15', 'mensual', '0.4 -0.1 -0.1 0.1 -0.9 0.5 0.0 -0.6 0.9 -0.2'],
  ['2026-06-15', 15, '-5.1 9.1 -2.5 -1.8 0.9 -6.4 2.0 -4.5 0.6 7.5'],
  ['2026-06-15', 10, '-3.4 6.1 -1.7 -1.2 0.6 -4.3 1.3 -3.0 0.4 5.0'],
  ['2026-06-15', 7, '-2.4 4.3 -1.2 -0.8 0.4 -3.0 0.9 -2.1 0.3 3.5'],
  ['2026-06-15', 1, '-0.3 0.6 -0.2 -0.1 0.1 -0.4 0.1 -0.3 0.0 0.5'],
  ['2025-06-15', 'anual', '-0.8 0.8 0.5 -0.7 -1.0 0.8 -0.7 -0.5 -1.8 1.1'],
  ['2025-06-15', 'mensual', '-0.4 0.5 -0.0 0.0 0.1 0.1 -0.9 1.0 -0.6 0.1'],
  ['2025-06-15', 15, '-1.8 0.0 8.6 -7.8 -3.1 3.6 5.9 -10.5 7.8 -10.8'],
  ['2025-06-15', 10, '-1.2 0.0 5.7 -5.2 -2.0 2.4 4.0 -7.0 5.2 -7.2'],
  ['2025-06-15', 7, '-0.8 0.0 4.0 -3.6 -1.4 1.7 2.8 -4.9 3.6 -5.0'],
  ['2025-06-15', 1, '-0.1 0.0 0.6 -0.5 -0.2 0.2 0.4 -0.7 0.5 -0.7'],
];

describe('D2: the tariffs follow from the monthly one', () => {
  test.each(PUBLISHED)('of %s, %s', (date, length, rows) => {
    const { brackets } = tariffOn(figures, date, length);
    expect(brackets.map(({ limiteInferior, cuotaFija }) => `${limiteInferior}:${cuotaFija}`)).toEqual(
      rows.split(' ').map((row) =>
        row
          .split(':')
          .map((text) => String(new Decimal(text)))
          .join(':'),
      ),
    );
  });
});

describe('D1: the tax jumps between two rows by the known cents only', () => {
  test.each(RESIDUALS)('of %s, %s', (date, length, cents) => {
    const tariff = tariffOn(figures, date, length);
    const expected = cents.split(' ').map(Number);
    for (const [at, { limiteInferior, cuotaFija }] of tariff.brackets.slice(1).entries()) {
      const before = tariff.brackets[at];
      const end = before && incomeTax(limiteInferior.minus('0.01'), tariff).unrounded;
      const jump = cuotaFija
        .minus(end ?? 0)
        .times(100)
        .toNumber();
      expect(Math.abs(jump - (expected[at] ?? Number.NaN))).toBeLessThanOrEqual(0.5);
    }
  });

  test('inside of a row more income is never less tax, and a cent more never costs more than a cent and the jump', () => {
    const income = fc.integer({ min: 1, max: 60_000_000 });
    const length = fc.constantFrom<TariffLength>('mensual', 15, 10, 7, 1);
    fc.assert(
      fc.property(income, length, fc.constantFrom('2025-06-15', DAY), (cents, days, date) => {
        const tariff = tariffOn(figures, date, days);
        const one = incomeTax(new Decimal(cents).dividedBy(100), tariff);
        const more = incomeTax(new Decimal(cents + 1).dividedBy(100), tariff);
        const same = one.bracket === more.bracket;
        const rise = more.unrounded.minus(one.unrounded).times(100).toNumber();
        expect(rise).toBeGreaterThanOrEqual(same ? 0 : -11);
        expect(rise).toBeLessThanOrEqual(same ? 0.35 : 11);
      }),
      { numRuns: 500, seed: 96 },
    );
  });
});

test.each([
  ['8000.00', '511.42', '511.42', '0.00'],
  ['9451.20', '669.31', '535.65', '133.66'],
  ['9480.00', '672.44', '535.65', '136.79'],
  ['10000.00', '729.02', '535.65', '193.37'],
  ['11492.66', '891.42', '535.65', '355.77'],
  ['11492.67', '891.42', '0.00', '891.42'],
  ['15000.00', '1402.82', '0.00', '1402.82'],
  ['20000.00', '2383.65', '0.00', '2383.65'],
  ['60000.00', '11736.08', '0.00', '11736.08'],
])('E1: a month of %s pays %s less %s = %s', (income, tax, subsidy, withheld) => {
  const after = afterSubsidy(taxOf(income, 'mensual'), subsidyFor(income, 'mensual'));
  expect(taxOf(income, 'mensual').toFixed(2)).toBe(tax);
  expect([after.used.toFixed(2), after.withheld.toFixed(2)]).toEqual([subsidy, withheld]);
});

test.each([
  ['3537.15', '207.66'],
  ['3537.16', '207.75'],
  ['4710.00', '335.35'],
  ['4800.00', '345.15'],
  ['5000.00', '366.91'],
  ['5250.00', '394.11'],
  ['6000.00', '475.71'],
  ['7200.00', '656.61'],
  ['7500.00', '709.86'],
  ['7800.00', '763.62'],
  ['9000.00', '990.66'],
  ['9600.00', '1118.82'],
  ['14000.00', '2058.66'],
  ['18040.35', '2934.39'],
])('E2: 15 days of %s pay %s', (income, tax) => {
  expect(taxOf(income, 15).toFixed(2)).toBe(tax);
});

test.each([
  ['4710.00', DAY, '71.05'],
  ['4800.00', DAY, '80.85'],
  ['5000.00', DAY, '102.61'],
  ['5250.00', '2026-01-30', '129.53'],
  ['5250.00', '2026-02-13', '129.81'],
  ['6000.00', DAY, '475.71'],
])('E2: of 15 days of %s paid on %s, %s is withheld', (income, date, withheld) => {
  const after = afterSubsidy(taxOf(income, 15, date), subsidyFor(income, 15, date));
  expect(after.withheld.toFixed(2)).toBe(withheld);
});

test.each([
  ['2024-05-15', 'mensual', '9081.00', '390.12'],
  ['2024-05-15', 'mensual', '9081.01', '0.00'],
  ['2025-01-15', 'mensual', '10171.00', '474.95'],
  ['2025-02-15', 'mensual', '10171.00', '474.65'],
  ['2025-02-15', 'mensual', '10171.01', '0.00'],
  ['2026-01-15', 'mensual', '11492.66', '536.21'],
  ['2026-02-15', 'mensual', '11492.66', '535.65'],
  [DAY, 15, '5670.72', '264.30'],
  [DAY, 15, '5670.73', '0.00'],
  [DAY, 7, '2646.34', '123.34'],
  [DAY, 10, '3780.48', '176.20'],
  [DAY, 14, '5292.67', '246.68'],
  ['2026-01-15', 7, '2646.34', '123.47'],
  ['2026-01-15', 10, '3780.48', '176.38'],
  ['2026-01-15', 14, '5292.67', '246.94'],
  ['2026-01-15', 15, '5670.72', '264.58'],
] as const)('E4: on %s for %s days, an income of %s allows %s', (date, length, income, amount) => {
  expect(subsidyFor(income, length, date).toFixed(2)).toBe(amount);
});

test.each([
  ['diaria', '662.48'],
  ['semanal', '662.54'],
  ['mensual', '662.54'],
] as const)('E7: 14 days of 7,000 by the %s tariff pay %s', (by, tax) => {
  expect(fourteenDayTax(new Decimal(7000), { figures, date: DAY, by }).tax.toFixed(2)).toBe(tax);
});

test.each([
  ['E10', '1480.70', '10000', '161.10'],
  ['E10', '6480.70', '15000', '1161.34'],
  ['E12', '240.35', '10000', '26.15'],
  ['E16', '896.43', '15000', '160.64'],
  ['E16', '3168.91', '15000', '567.87'],
])('%s: %s on top of %s a month pay %s by RLISR 174', (_name, taxed, monthly, tax) => {
  const scope = { figures, date: DAY, monthly: new Decimal(monthly) };
  expect(extraordinaryTax(new Decimal(taxed), scope).tax.toFixed(2)).toBe(tax);
});

test.each([
  ['21020.62', '1965.87'],
  ['100000', '9352.12'],
])('E16: a separation of %s with 15,000 a month pays %s', (taxed, tax) => {
  const scope = { figures, date: DAY, monthly: new Decimal(15000) };
  expect(separationTax(new Decimal(taxed), scope).tax.toFixed(2)).toBe(tax);
});

test('a separation of less than a month is taxed by the monthly tariff', () => {
  const scope = { figures, date: DAY, monthly: new Decimal(15000) };
  expect(separationTax(new Decimal(10000), scope).tax.toFixed(2)).toBe('729.02');
});

test('no income, no tax; a day without tariff is refused', () => {
  expect(taxOf('0', 15).toFixed(2)).toBe('0.00');
  for (const date of ['2019-03-31', '2027-01-15']) expect(() => taxOf('1', 15, date)).toThrow(MissingFigure);
});

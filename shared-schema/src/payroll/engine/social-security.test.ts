import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_FIGURES as figures } from '../figures/published-figures.ts';
import {
  BRANCHES,
  branchDays,
  cesantiaPercent,
  countedAbsences,
  employerTotal,
  limitedSbc,
  type QuotaInput,
  quotasOf,
  workerTotal,
  type Zone,
} from './social-security.ts';

const DAY = '2026-06-30';
type Case = { sbc: string; days: number; absences?: number; disabilities?: number };

function quotas(
  { sbc, days, absences = 0, disabilities = 0 }: Case,
  { date = DAY, zone = 'general', riskPremium = '0.5' }: Partial<QuotaInput> = {},
) {
  const span = { sbc: new Decimal(sbc), days, absences, disabilities };
  return quotasOf({ figures, date, zone, riskPremium, spans: [span] });
}

const amounts = (one: ReturnType<typeof quotas>): Record<string, string> =>
  Object.fromEntries(
    one.map(({ branch, employer, worker, workerPercent }) => [
      branch,
      workerPercent === null ? employer.toFixed(2) : `${employer.toFixed(2)} / ${worker.toFixed(2)}`,
    ]),
  );

describe('E20: a month of 30 days by branch, SBC 524.65', () => {
  const month = { sbc: '524.65', days: 30 };
  test.each([
    [
      'no absence',
      {},
      '717.94; 57.00 / 20.73; 110.18 / 39.35; 165.26 / 59.02; 78.70; 275.44 / 98.37; 157.40; 314.79; 1182.51 / 177.07; 786.98',
      '3846.20 / 394.54',
      '30/30/30/30',
    ],
    [
      '3 absences',
      { absences: 3 },
      '717.94; 57.00 / 20.73; 110.18 / 39.35; 165.26 / 59.02; 70.83; 247.90 / 88.53; 141.66; 283.31; 1064.26 / 159.36; 708.28',
      '3566.62 / 366.99',
      '30/27/27/27',
    ],
    [
      '5 days of disability',
      { disabilities: 5 },
      '598.28; 47.50 / 17.27; 91.81 / 32.79; 137.72 / 49.19; 65.58; 229.53 / 81.98; 131.16; 314.79; 985.42 / 147.56; 786.98',
      '3388.77 / 328.79',
      '25/25/30/30',
    ],
    [
      '2 absences and 5 days of disability',
      { absences: 2, disabilities: 5 },
      '598.28; 47.50 / 17.27; 91.81 / 32.79; 137.72 / 49.19; 60.33; 211.17 / 75.42; 120.67; 293.80; 906.59 / 135.75; 734.51',
      '3202.38 / 310.42',
      '25/23/28/28',
    ],
  ])('%s', (_name, change, byBranch, total, days) => {
    const one = quotas({ ...month, ...change });
    expect(Object.values(amounts(one)).join('; ')).toBe(byBranch);
    expect(`${employerTotal(one).toFixed(2)} / ${workerTotal(one).toFixed(2)}`).toBe(total);
    const daysOf = (branch: string) => one.find((quota) => quota.branch === branch)?.days;
    expect(['cuota_fija', 'cesantia_vejez', 'retiro', 'infonavit'].map(daysOf).join('/')).toBe(days);
  });
});

test('E23: the employer’s month of 30.4 days, SBC 500, premium 0.54355 %', () => {
  const one = quotas({ sbc: '500', days: 30.4 }, { riskPremium: '0.54355' });
  expect(Object.values(amounts(one)).map((text) => text.split(' ')[0])).toEqual(
    '727.51 49.51 106.40 159.60 82.62 266.00 152.00 304.00 1141.98 760.00'.split(' '),
  );
  expect(employerTotal(one).minus('760').toFixed(2)).toBe('2989.62');
  // The example rounds the worker's sum of 379.005 once; by branches it is a cent more.
  expect(workerTotal(one).toFixed(2)).toBe('379.01');
  const doubled = quotas({ sbc: '500', days: 30.4 }, { riskPremium: '1.0871' });
  expect(employerTotal(doubled).minus(employerTotal(one)).toFixed(2)).toBe('82.62');
});

test('E25: the surplus begins at 3 UMA, which move in February', () => {
  const surplus = (sbc: string, date: string) =>
    quotas({ sbc, days: 1 }, { date })
      .find(({ branch }) => branch === 'excedente')
      ?.base.toFixed(2);
  expect(surplus('340', '2026-03-15')).toBe('0.00');
  expect(surplus('400', '2026-03-15')).toBe('48.07');
  expect(surplus('345', '2026-01-15')).toBe('5.58');
  expect(surplus('345', '2026-03-15')).toBe('0.00');
});

test.each([
  ['315.04', 7, 'general', '52.37'],
  ['315.04', 15, 'general', '112.23'],
  ['315.04', 30, 'general', '224.47'],
  ['440.87', 7, 'frontera', '75.79'],
  ['440.87', 15, 'frontera', '162.40'],
  ['440.87', 30, 'frontera', '324.79'],
] as const)('E26: the worker’s part of %s for %i days is %s', (sbc, days, zone, total) => {
  expect(workerTotal(quotas({ sbc, days }, { zone })).toFixed(2)).toBe(total);
});

test('E26: at the border 7 days of the minimum wage have a surplus of 2.49', () => {
  const one = quotas({ sbc: '440.87', days: 7 }, { zone: 'frontera' });
  expect(one.find(({ branch }) => branch === 'excedente')?.worker.toFixed(2)).toBe('2.49');
});

test.each([
  [15, '228.63'],
  [13, '198.15'],
  [12, '182.91'],
])('E28: the worker’s quota of 600 for %i days', (days, total) => {
  expect(workerTotal(quotas({ sbc: '600', days })).toFixed(2)).toBe(total);
});

test.each<[string, Zone, string, string]>([
  ['200', 'general', DAY, '315.04'],
  ['5000', 'general', DAY, '2932.75'],
  ['400', 'frontera', DAY, '440.87'],
  ['200', 'general', '2026-01-15', '315.04'],
  ['5000', 'general', '2026-01-15', '2828.50'],
])('E18: a base of %s (%s, %s) is %s', (sbc, zone, date, expected) => {
  expect(limitedSbc(new Decimal(sbc), { figures, date, zone }).toFixed(2)).toBe(expected);
});

test.each([
  ['315.04', 'general', DAY, '3.150'],
  ['330', 'general', DAY, '6.026'],
  ['400', 'general', DAY, '6.361'],
  ['400', 'frontera', DAY, '3.150'],
  ['469.24', 'general', DAY, '6.613'],
  ['480', 'general', DAY, '7.513'],
  ['480', 'general', '2025-06-30', '6.422'],
] as const)('cesantía of a base of %s (%s, %s) is %s %%', (sbc, zone, date, percent) => {
  expect(cesantiaPercent(new Decimal(sbc), { figures, date, zone }).percent).toBe(percent);
});

test('D7: absences of two fortnights reduce the month once, seven at most', () => {
  fc.assert(
    fc.property(fc.nat({ max: 15 }), fc.nat({ max: 15 }), (first, second) => {
      const one = countedAbsences(first, 0, 7);
      const other = countedAbsences(second, first, 7);
      expect(one + other).toBe(countedAbsences(first + second, 0, 7));
      const days = (absences: number) => branchDays({ days: 15, absences, disabilities: 0 }, 'guarderias');
      expect(days(one) + days(other)).toBe(30 - Math.min(7, first + second));
    }),
    { seed: 31 },
  );
});

test('each branch is rounded once and no branch has more than its days', () => {
  const span = fc
    .record({ cents: fc.integer({ min: 31504, max: 293275 }), days: fc.integer({ min: 0, max: 31 }) })
    .chain(({ cents, days }) =>
      fc.record({
        sbc: fc.constant(new Decimal(cents).dividedBy(100)),
        days: fc.constant(days),
        absences: fc.integer({ min: 0, max: Math.min(7, days) }),
        disabilities: fc.constant(0),
      }),
    );
  fc.assert(
    fc.property(fc.array(span, { maxLength: 3 }), (spans) => {
      const one = quotasOf({ figures, date: DAY, zone: 'general', riskPremium: '0.5', spans });
      expect(one.map(({ branch }) => branch)).toEqual([...BRANCHES]);
      const enrolled = spans.reduce((total, { days }) => total + days, 0);
      for (const { days, employer, worker } of one) {
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(enrolled);
        expect(employer.decimalPlaces()).toBeLessThanOrEqual(2);
        expect(worker.decimalPlaces()).toBeLessThanOrEqual(2);
      }
    }),
    { seed: 28 },
  );
});

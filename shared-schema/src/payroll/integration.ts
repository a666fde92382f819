/** From daily salary to contribution base (LFT arts. 76, 80, 87; LSS art. 27). */
import { Decimal } from 'decimal.js';
import { cappedSbc } from './imss.ts';
import { fullYears } from './plain-date.ts';

/** The law's least: fifteen days of aguinaldo and a quarter of the vacation's pay. */
const AGUINALDO_DAYS = 15;
const VACATION_PREMIUM = '0.25';

/** Vacation days of a year of service, from 1 (reform in force since 2023-01-01). */
export function vacationDays(serviceYear: number): number {
  if (serviceYear < 1) return 0;
  if (serviceYear <= 5) return 10 + 2 * serviceYear;
  return 22 + 2 * Math.floor((serviceYear - 6) / 5);
}

/** 1 + (15 + vacation days × 0.25) / 365, to four decimals: 1.0493 in the first year. */
export function integrationFactor(serviceYear: number): Decimal {
  return new Decimal(vacationDays(serviceYear))
    .times(VACATION_PREMIUM)
    .plus(AGUINALDO_DAYS)
    .dividedBy(365)
    .plus(1)
    .toDecimalPlaces(4);
}

/** The fixed contribution base of a daily salary on a day, under the cap, in cents. */
export function fixedSbc(dailySalary: Decimal, hireDate: string, day: string): Decimal {
  const serviceYear = Math.max(0, fullYears(hireDate, day)) + 1;
  return cappedSbc(dailySalary.times(integrationFactor(serviceYear)), day);
}

/** Income tax on wages (LISR art. 96; tariffs of Anexo 8 of the RMF). */
import { Decimal } from 'decimal.js';
import { type Dated, inForce } from './figures/in-force.ts';

/** Days in a month for tax purposes; every shorter tariff is the monthly one divided by it. */
export const TAX_MONTH_DAYS = '30.4';

/** `limite_inferior`, `cuota_fija`, percent over the lower limit. */
type Bracket = readonly [limiteInferior: string, cuotaFija: string, porcentaje: string];
type Tariff = Dated & { mensual: readonly Bracket[] };

export const ISR_TARIFFS: readonly Tariff[] = [
  {
    vigente_desde: '2023-01-01',
    mensual: [
      ['0.01', '0', '1.92'],
      ['746.05', '14.32', '6.40'],
      ['6332.06', '371.83', '10.88'],
      ['11128.02', '893.63', '16.00'],
      ['12935.83', '1182.88', '17.92'],
      ['15487.72', '1640.18', '21.36'],
      ['31236.50', '5004.12', '23.52'],
      ['49233.01', '9236.89', '30.00'],
      ['93993.91', '22665.17', '32.00'],
      ['125325.21', '32691.18', '34.00'],
      ['375975.62', '117912.32', '35.00'],
    ],
  },
  {
    vigente_desde: '2026-01-01',
    mensual: [
      ['0.01', '0', '1.92'],
      ['844.60', '16.22', '6.40'],
      ['7168.52', '420.95', '10.88'],
      ['12598.03', '1011.68', '16.00'],
      ['14644.65', '1339.14', '17.92'],
      ['17533.65', '1856.84', '21.36'],
      ['35362.84', '5665.16', '23.52'],
      ['55736.69', '10457.09', '30.00'],
      ['106410.51', '25659.23', '32.00'],
      ['141880.67', '37009.69', '34.00'],
      ['425642.00', '133488.54', '35.00'],
    ],
  },
];

export type TaxBracket = { limiteInferior: Decimal; cuotaFija: Decimal; porcentaje: Decimal };

const derived = new Map<string, TaxBracket[]>();

/**
 * The tariff for payments that cover `days`: the published monthly one for a month, else the monthly one by
 * 30.4, in cents, times the days, which reproduces the published tariffs of 7, 10 and 15 days.
 * @param days 'mensual' or a number of days.
 */
export function isrTariff(day: string, days: number | 'mensual'): TaxBracket[] {
  const { vigente_desde, mensual } = inForce(ISR_TARIFFS, day);
  const key = `${vigente_desde} ${days}`;
  const known = derived.get(key);
  if (known !== undefined) return known;
  const tariff = mensual.map((bracket) => scaled(bracket, days));
  derived.set(key, tariff);
  return tariff;
}

function scaled([limite, cuota, porcentaje]: Bracket, days: number | 'mensual'): TaxBracket {
  if (days === 'mensual')
    return {
      limiteInferior: new Decimal(limite),
      cuotaFija: new Decimal(cuota),
      porcentaje: new Decimal(porcentaje),
    };
  // A lower limit is the upper limit before it plus one cent, and it is the upper limits that are scaled.
  const cent = new Decimal('0.01');
  return {
    limiteInferior: perDay(new Decimal(limite).minus(cent)).times(days).plus(cent),
    cuotaFija: perDay(new Decimal(cuota)).times(days),
    porcentaje: new Decimal(porcentaje),
  };
}

const perDay = (monthly: Decimal): Decimal => monthly.dividedBy(TAX_MONTH_DAYS).toDecimalPlaces(2);

/**
 * The tax before the employment subsidy on a payment's taxable income, in pesos, rounded to cents.
 * @param day the day of payment, which decides the tariff.
 */
export function isr(taxable: Decimal, day: string, days: number | 'mensual'): Decimal {
  const bracket = isrTariff(day, days).findLast((one) => one.limiteInferior.lessThanOrEqualTo(taxable));
  if (bracket === undefined) return new Decimal(0);
  return taxable
    .minus(bracket.limiteInferior)
    .times(bracket.porcentaje)
    .dividedBy(100)
    .plus(bracket.cuotaFija)
    .toDecimalPlaces(2);
}

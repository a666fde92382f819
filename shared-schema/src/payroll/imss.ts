/** Social security quotas (LSS arts. 25, 106, 107, 147, 168, 211; LINFONAVIT art. 29), in pesos. */
import { Decimal } from 'decimal.js';
import { type Dated, inForce } from './figures/in-force.ts';
import { dailyUma, minimumWage } from './wage-references.ts';

/** The contribution base is never more than this many UMA. */
export const SBC_CAP_UMA = 25;

/** Percent of the contribution base; the surplus is of what is over three UMA, the flat quota of one UMA. */
const WORKER = {
  excedente: '0.40',
  prestaciones_dinero: '0.25',
  gastos_medicos: '0.375',
  invalidez_vida: '0.625',
  cesantia_vejez: '1.125',
} as const;

const EMPLOYER = {
  cuota_fija: '20.40',
  excedente: '1.10',
  prestaciones_dinero: '0.70',
  gastos_medicos: '1.05',
  invalidez_vida: '1.75',
  guarderias: '1.00',
  retiro: '2.00',
  infonavit: '5.00',
} as const;

/** The employer's cesantía y vejez by base: minimum wage, up to 1.50, 2.00 … 4.00 UMA, and more. */
type CesantiaBands = Dated & { minimo: string; bandas: readonly string[] };
const BAND_LIMITS = ['1.5', '2', '2.5', '3', '3.5', '4'] as const;

export const CESANTIA_PATRONAL: readonly CesantiaBands[] = [
  {
    vigente_desde: '2025-01-01',
    minimo: '3.150',
    bandas: ['3.544', '4.426', '4.954', '5.307', '5.559', '5.747', '6.422'],
  },
  {
    vigente_desde: '2026-01-01',
    minimo: '3.150',
    bandas: ['3.676', '4.851', '5.556', '6.026', '6.361', '6.613', '7.513'],
  },
  {
    vigente_desde: '2027-01-01',
    minimo: '3.150',
    bandas: ['3.807', '5.276', '6.157', '6.745', '7.164', '7.479', '8.603'],
  },
  {
    vigente_desde: '2028-01-01',
    minimo: '3.150',
    bandas: ['3.939', '5.701', '6.759', '7.464', '7.967', '8.345', '9.694'],
  },
  {
    vigente_desde: '2029-01-01',
    minimo: '3.150',
    bandas: ['4.070', '6.126', '7.360', '8.183', '8.770', '9.211', '10.784'],
  },
  {
    vigente_desde: '2030-01-01',
    minimo: '3.150',
    bandas: ['4.202', '6.552', '7.962', '8.902', '9.573', '10.077', '11.875'],
  },
];

export type WorkerQuotas = Record<keyof typeof WORKER | 'total', Decimal>;
export type EmployerQuotas = Record<keyof typeof EMPLOYER | 'cesantia_vejez' | 'riesgos' | 'total', Decimal>;

/** `sbc` a day; `days` those that count for quotas (less absences and disabilities). */
type QuotaInput = { sbc: Decimal; days: number; day: string };

const shares = new Map<string, Decimal>();

/** A percent as the share that it is. */
function shareOf(percent: string): Decimal {
  const known = shares.get(percent);
  if (known !== undefined) return known;
  const share = new Decimal(percent).dividedBy(100);
  shares.set(percent, share);
  return share;
}

/** A quota in cents; `base` is that of all the days. */
const quota = (base: Decimal, percent: string): Decimal => base.times(shareOf(percent)).toDecimalPlaces(2);

/** A base brought under the cap of 25 UMA. */
export function cappedSbc(sbc: Decimal, day: string): Decimal {
  return Decimal.min(sbc, dailyUma(day).times(SBC_CAP_UMA)).toDecimalPlaces(2);
}

function surplus(sbc: Decimal, day: string): Decimal {
  return Decimal.max(0, sbc.minus(dailyUma(day).times(3)));
}

/** The worker's quotas, each rounded to cents. */
export function workerQuotas({ sbc, days, day }: QuotaInput): WorkerQuotas {
  const capped = cappedSbc(sbc, day);
  const base = capped.times(days);
  const quotas = {
    excedente: quota(surplus(capped, day).times(days), WORKER.excedente),
    prestaciones_dinero: quota(base, WORKER.prestaciones_dinero),
    gastos_medicos: quota(base, WORKER.gastos_medicos),
    invalidez_vida: quota(base, WORKER.invalidez_vida),
    cesantia_vejez: quota(base, WORKER.cesantia_vejez),
  };
  return { ...quotas, total: Decimal.sum(...Object.values(quotas)) };
}

/** The employer's quotas. @param riskPremium the register's prima de riesgo in percent. */
export function employerQuotas({
  sbc,
  days,
  day,
  riskPremium,
}: QuotaInput & { riskPremium: string }): EmployerQuotas {
  const capped = cappedSbc(sbc, day);
  const base = capped.times(days);
  const quotas = {
    cuota_fija: quota(dailyUma(day).times(days), EMPLOYER.cuota_fija),
    excedente: quota(surplus(capped, day).times(days), EMPLOYER.excedente),
    prestaciones_dinero: quota(base, EMPLOYER.prestaciones_dinero),
    gastos_medicos: quota(base, EMPLOYER.gastos_medicos),
    invalidez_vida: quota(base, EMPLOYER.invalidez_vida),
    guarderias: quota(base, EMPLOYER.guarderias),
    retiro: quota(base, EMPLOYER.retiro),
    cesantia_vejez: quota(base, cesantiaPercent(capped, day)),
    riesgos: quota(base, riskPremium),
    infonavit: quota(base, EMPLOYER.infonavit),
  };
  return { ...quotas, total: Decimal.sum(...Object.values(quotas)) };
}

/** The employer's percent for cesantía y vejez; the band of the minimum wage goes before those in UMA. */
export function cesantiaPercent(sbc: Decimal, day: string): string {
  const { minimo, bandas } = inForce(CESANTIA_PATRONAL, day);
  if (sbc.lessThanOrEqualTo(minimumWage(day))) return minimo;
  const times = sbc.dividedBy(dailyUma(day)).toDecimalPlaces(2);
  const band = BAND_LIMITS.findIndex((limit) => times.lessThanOrEqualTo(limit));
  return bandas.at(band) ?? minimo;
}

/** Social security quotas (LSS arts. 25, 28, 31, 36, 106, 107, 147, 168, 211; LINFONAVIT art. 29), in pesos. */
import { Decimal } from 'decimal.js';
import { figureOn } from '../figures/figure-on.ts';
import type { Figure, PayrollFigures } from '../figures/payroll-figures.ts';
import { figure, inCents, shareOf, sum, ZERO } from './decimals.ts';

export const ZONES = ['general', 'frontera'] as const;
export type Zone = (typeof ZONES)[number];

/** Branches in the order of the EMA and the EBA. */
export const BRANCHES = [
  'cuota_fija',
  'excedente',
  'prestaciones_dinero',
  'gastos_medicos',
  'riesgos_trabajo',
  'invalidez_vida',
  'guarderias',
  'retiro',
  'cesantia_vejez',
  'infonavit',
] as const;
export type Branch = (typeof BRANCHES)[number];

/** Which days a branch counts (LSS 31, INFONAVIT's rules): sickness, the other insurances, or retirement and housing. */
type DayRule = 'enfermedad' | 'seguros' | 'retiro';
const DAY_RULES: Record<Branch, DayRule> = {
  cuota_fija: 'enfermedad',
  excedente: 'enfermedad',
  prestaciones_dinero: 'enfermedad',
  gastos_medicos: 'enfermedad',
  riesgos_trabajo: 'seguros',
  invalidez_vida: 'seguros',
  guarderias: 'seguros',
  retiro: 'retiro',
  cesantia_vejez: 'seguros',
  infonavit: 'retiro',
};

/** Days on the rolls of a part of a calendar month with one contribution base. */
export type QuotaSpan = {
  /** Pesos a day, within the limits. */
  sbc: Decimal;
  /** Enrolled days, and those of them with an absence that counts or a disability. */
  days: number;
  absences: number;
  disabilities: number;
};

/** The days that a branch counts of a span. */
export function branchDays({ days, absences, disabilities }: Omit<QuotaSpan, 'sbc'>, branch: Branch): number {
  switch (DAY_RULES[branch]) {
    case 'enfermedad':
      return days - disabilities;
    case 'seguros':
      return days - absences - disabilities;
    case 'retiro':
      return days - absences;
  }
}

/**
 * How many absences of a period reduce the days: seven in a calendar month, those of its earlier periods counted.
 * Further ones reduce nothing without a baja (LSS 31-I).
 */
export const countedAbsences = (absences: number, earlier: number, limit: number): number =>
  Math.max(0, Math.min(absences, limit - earlier));

/** A base between the minimum wage of its zone and 25 UMA of the day (LSS 28), in cents. */
export function limitedSbc(
  sbc: Decimal,
  { figures, date, zone }: { figures: PayrollFigures; date: string; zone: Zone },
): Decimal {
  const least = figure(figureOn(figures, 'salario_minimo', date)[zone]);
  const uma = figure(figureOn(figures, 'uma', date).diaria);
  const most = uma.times(figureOn(figures, 'cuotas_imss', date).tope_uma);
  return inCents(Decimal.max(least, Decimal.min(sbc, most)));
}

/** The employer's percent of cesantía y vejez; the band of the minimum wage goes before those in UMA (LSS 168-II). */
export function cesantiaPercent(
  sbc: Decimal,
  { figures, date, zone }: { figures: PayrollFigures; date: string; zone: Zone },
): { source: Figure<'cesantia_vejez'>; percent: string } {
  const source = figureOn(figures, 'cesantia_vejez', date);
  if (sbc.lessThanOrEqualTo(figureOn(figures, 'salario_minimo', date)[zone]))
    return { source, percent: source.minimo };
  const times = sbc.dividedBy(figureOn(figures, 'uma', date).diaria).toDecimalPlaces(2);
  const band = source.bandas.find(
    ({ hasta_uma }) => hasta_uma === null || times.lessThanOrEqualTo(hasta_uma),
  );
  if (band === undefined) throw new RangeError('the last band of cesantía has a limit');
  return { source, percent: band.porcentaje };
}

/** A branch of a person's quotas. */
export type BranchQuota = {
  branch: Branch;
  days: number;
  /** Pesos of all the days. */
  base: Decimal;
  employerPercent: string;
  workerPercent: string | null;
  /** In cents. */
  employer: Decimal;
  worker: Decimal;
};

export type QuotaInput = {
  figures: PayrollFigures;
  /** The day of payment, which decides the figures. */
  date: string;
  zone: Zone;
  /** The register's prima de riesgo, percent. */
  riskPremium: string;
  spans: readonly QuotaSpan[];
};

/** The quotas of all branches, each rounded once. */
export function quotasOf(input: QuotaInput): BranchQuota[] {
  const { figures, date } = input;
  const rates = figureOn(figures, 'cuotas_imss', date);
  const uma = figure(figureOn(figures, 'uma', date).diaria);
  const surplusFrom = uma.times(rates.excedente_uma);
  return BRANCHES.map((branch) => {
    const base = (days: number, { sbc }: QuotaSpan): Decimal => {
      if (branch === 'cuota_fija') return uma.times(days);
      if (branch !== 'excedente') return sbc.times(days);
      return sbc.greaterThan(surplusFrom) ? sbc.minus(surplusFrom).times(days) : ZERO;
    };
    if (branch === 'cesantia_vejez') return cesantiaQuota(input, rates);
    const bases = input.spans.map((span) => base(branchDays(span, branch), span));
    const days = input.spans.reduce((total, span) => total + branchDays(span, branch), 0);
    const employerPercent = branch === 'riesgos_trabajo' ? input.riskPremium : rates.patron[branch];
    return quotaOf(branch, days, sum(bases), employerPercent, workerPercentOf(rates, branch));
  });
}

const workerPercentOf = ({ trabajador }: Figure<'cuotas_imss'>, branch: Branch): string | null => {
  switch (branch) {
    case 'excedente':
    case 'prestaciones_dinero':
    case 'gastos_medicos':
    case 'invalidez_vida':
    case 'cesantia_vejez':
      return trabajador[branch];
    case 'cuota_fija':
    case 'riesgos_trabajo':
    case 'guarderias':
    case 'retiro':
    case 'infonavit':
      return null;
  }
};

function quotaOf(
  branch: Branch,
  days: number,
  base: Decimal,
  employerPercent: string,
  workerPercent: string | null,
): BranchQuota {
  return {
    ...{ branch, days, base, employerPercent, workerPercent },
    employer: inCents(base.times(shareOf(employerPercent))),
    worker: workerPercent === null ? ZERO : inCents(base.times(shareOf(workerPercent))),
  };
}

/** The employer's percent depends on each base. */
function cesantiaQuota(input: QuotaInput, rates: Figure<'cuotas_imss'>): BranchQuota {
  let days = 0;
  let base = ZERO;
  let employer = ZERO;
  let employerPercent = '0';
  for (const span of input.spans) {
    const ofSpan = branchDays(span, 'cesantia_vejez');
    const { percent } = cesantiaPercent(span.sbc, input);
    const pesos = span.sbc.times(ofSpan);
    days += ofSpan;
    base = base.plus(pesos);
    employer = employer.plus(pesos.times(shareOf(percent)));
    employerPercent = percent;
  }
  const quota = quotaOf('cesantia_vejez', days, base, employerPercent, rates.trabajador.cesantia_vejez);
  return { ...quota, employer: inCents(employer) };
}

export const employerTotal = (quotas: readonly BranchQuota[]): Decimal =>
  sum(quotas.map(({ employer }) => employer));
export const workerTotal = (quotas: readonly BranchQuota[]): Decimal =>
  sum(quotas.map(({ worker }) => worker));

/** A person of our side, from the masters and what was captured: days, quotas, movements and credit of some months. */
import { Decimal } from 'decimal.js';
import { InvalidInput, inCents, ZERO } from '../../payroll/engine/decimals.ts';
import { bimesterAmount, bimesterDays } from '../../payroll/engine/housing-credit.ts';
import {
  type BranchQuota,
  countedAbsences,
  limitedSbc,
  type QuotaSpan,
  quotasOf,
  type Zone,
} from '../../payroll/engine/social-security.ts';
import { figureOn } from '../../payroll/figures/figure-on.ts';
import type { PayrollFigures } from '../../payroll/figures/payroll-figures.ts';
import {
  addDays,
  daysBetween,
  monthEnd,
  monthOf,
  overlapDays,
  plainDate,
  yearOf,
} from '../../payroll/plain-date.ts';
import type { QuotaKey, Quotas } from '../readers/quota-keys.ts';
import type { SideMovement, SideRow } from './confronta-side.ts';

/** What is known of a person who works, or worked, under the register. */
export type PersonFacts = {
  employee_id: number;
  nss: string;
  name: string;
  zone: Zone;
  /** Under the register, in order. */
  employments: { initial_date: string; termination_date: string | null }[];
  /** In order; of several of a day the last one holds. */
  salaries: { vigente_desde: string; sbc: string }[];
  movements: SideMovement[];
  /** Days. */
  absences: string[];
  /** First and last days of certificates. */
  disabilities: { first: string; last: string }[];
  /** Of INFONAVIT, in order. */
  credits: {
    number: string;
    discount_type: number;
    value: string;
    vigente_desde: string;
    vigente_hasta: string | null;
    /** Percent that the payroll takes instead. */
    porcentaje_reducido?: string | null;
  }[];
};

/** Which months are compared, each `YYYY-MM`. */
export type CompareScope = {
  /** Days whose movements count; absences and disabilities count from the first day of a bimester on. */
  first: string;
  last: string;
  /** Months of the quotas that are paid by month (EMA), and of those paid by bimester (EBA). */
  monthly: readonly string[];
  bimonthly: readonly string[];
};

export type SideRules = {
  figures: PayrollFigures;
  /** Of the register, in order; percent. */
  premiums: readonly { vigente_desde: string; risk_premium: string }[];
};

const MONTHLY_KEYS = {
  cuota_fija: ['cuota_fija', null],
  excedente: ['excedente_patronal', 'excedente_obrero'],
  prestaciones_dinero: ['prestaciones_dinero_patronal', 'prestaciones_dinero_obrero'],
  gastos_medicos: ['gastos_medicos_patronal', 'gastos_medicos_obrero'],
  riesgos_trabajo: ['riesgos', null],
  invalidez_vida: ['invalidez_vida_patronal', 'invalidez_vida_obrero'],
  guarderias: ['guarderias', null],
} as const satisfies Partial<Record<BranchQuota['branch'], readonly [QuotaKey, QuotaKey | null]>>;
const BIMONTHLY_KEYS = {
  retiro: ['retiro', null],
  cesantia_vejez: ['cesantia_vejez_patronal', 'cesantia_vejez_obrero'],
  infonavit: ['aportacion', null],
} as const satisfies Partial<Record<BranchQuota['branch'], readonly [QuotaKey, QuotaKey | null]>>;

/**
 * Our row of a person.
 * @returns null for who was not employed under the register on any of the days.
 * @throws InvalidInput for a day without salary or premium; MissingFigure for a month without figures.
 */
export function ourRow(facts: PersonFacts, scope: CompareScope, rules: SideRules): SideRow | null {
  const isIn = (day: string): boolean => day >= scope.first && day <= scope.last;
  const [opening = scope.first] = [scope.first, ...scope.bimonthly.map((month) => `${month}-01`)].toSorted();
  const times = timesWithin(facts, opening, scope.last);
  const end = times.at(-1)?.to;
  if (end === undefined) return null;
  const isEmployed = (day: string): boolean => times.some(({ from, to }) => from <= day && day <= to);
  // Those of a whole bimester too, which explain its days.
  const disabled = disabledDays(facts, opening, scope.last).filter(isEmployed);
  const absent = absentDays(facts, disabled).filter(
    (day) => day >= opening && day <= scope.last && isEmployed(day),
  );
  const quotas: Quotas = {};
  const days: SideRow['days'] = {};
  for (const month of scope.monthly) {
    const ofMonth = monthQuotas(facts, month, rules);
    addQuotas(quotas, ofMonth, MONTHLY_KEYS);
    addDaysOf(days, ofMonth, { enfermedad: 'cuota_fija', riesgos: 'riesgos_trabajo' });
  }
  for (const month of scope.bimonthly) {
    const ofMonth = monthQuotas(facts, month, rules);
    addQuotas(quotas, ofMonth, BIMONTHLY_KEYS);
    addDaysOf(days, ofMonth, { retiro: 'retiro', infonavit: 'infonavit' });
  }
  const credit = facts.credits.findLast((one) => isInForce(one, end));
  if (scope.bimonthly.length > 0) quotas.amortizacion = amortization(facts, scope.bimonthly, rules);
  return {
    nss: facts.nss,
    name: facts.name,
    from: scope.first,
    movements: facts.movements.filter(({ date }) => isIn(date)),
    sbc: limitedSbc(salaryOn(facts, end), limitsOf(facts, end, rules)).toFixed(2),
    days,
    absences: absent.length,
    disabilities: disabled.length,
    credit:
      credit === undefined
        ? 'none'
        : { number: credit.number, type: String(credit.discount_type), value: credit.value },
    quotas,
  };
}

type Time = { from: string; to: string };

/** The employments, cut to some days. */
const timesWithin = ({ employments }: PersonFacts, first: string, last: string): Time[] =>
  employments.flatMap(({ initial_date, termination_date }) => {
    const from = initial_date > first ? initial_date : first;
    const to = termination_date !== null && termination_date < last ? termination_date : last;
    return from <= to ? [{ from, to }] : [];
  });

function disabledDays({ disabilities }: PersonFacts, first: string, last: string): string[] {
  const days = new Set<string>();
  for (const certificate of disabilities) {
    const to = certificate.last < last ? certificate.last : last;
    for (let day = certificate.first > first ? certificate.first : first; day <= to; day = addDays(day, 1))
      days.add(day);
  }
  return [...days];
}

/** A day with a disability is no absence. */
const absentDays = ({ absences }: PersonFacts, disabled: readonly string[]): string[] =>
  [...new Set(absences)].filter((day) => !disabled.includes(day)).toSorted();

function salaryOn({ salaries }: PersonFacts, day: string): Decimal {
  const salary = salaries.findLast(({ vigente_desde }) => vigente_desde <= day);
  if (salary === undefined) throw new InvalidInput('person.salaries', day);
  return new Decimal(salary.sbc);
}

const limitsOf = ({ zone }: PersonFacts, date: string, { figures }: SideRules) => ({ figures, date, zone });

/** The quotas of a calendar month, by the figures that are in force when it begins. */
function monthQuotas(facts: PersonFacts, month: string, rules: SideRules): BranchQuota[] {
  const first = `${month}-01`;
  const last = monthEnd(yearOf(first), monthOf(first));
  const premium = rules.premiums.findLast(({ vigente_desde }) => vigente_desde <= first);
  const from = premium ?? rules.premiums.find(({ vigente_desde }) => vigente_desde <= last);
  if (from === undefined) throw new InvalidInput('settings.risk_premium', first);
  const disabled = disabledDays(facts, first, last);
  const times = timesWithin(facts, first, last);
  const absent = absentDays(facts, disabled).filter((day) =>
    times.some((time) => time.from <= day && day <= time.to),
  );
  const { ausencias_maximas } = figureOn(rules.figures, 'cuotas_imss', first);
  const counted = absent.slice(0, countedAbsences(absent.length, 0, ausencias_maximas));
  const spans = times
    .flatMap((time) => salarySpans(facts, time))
    .map((span): QuotaSpan => {
      const count = (days: readonly string[]) =>
        days.filter((day) => span.from <= day && day <= span.to).length;
      return {
        sbc: limitedSbc(salaryOn(facts, span.from), limitsOf(facts, first, rules)),
        days: daysBetween(span.from, span.to) + 1,
        absences: count(counted),
        disabilities: count(disabled),
      };
    });
  const { figures } = rules;
  return quotasOf({ figures, date: first, zone: facts.zone, riskPremium: from.risk_premium, spans });
}

/** The parts of a time with one salary. */
function salarySpans({ salaries }: PersonFacts, { from, to }: Time): Time[] {
  const changes = salaries.map(({ vigente_desde }) => vigente_desde).filter((day) => day > from && day <= to);
  const starts = [...new Set([from, ...changes])].toSorted();
  return starts.map((start, at) => {
    const next = starts[at + 1];
    return { from: start, to: next === undefined ? to : addDays(next, -1) };
  });
}

function addQuotas(
  quotas: Quotas,
  ofMonth: readonly BranchQuota[],
  keys: Partial<Record<BranchQuota['branch'], readonly [QuotaKey, QuotaKey | null]>>,
): void {
  for (const { branch, employer, worker } of ofMonth) {
    const [employerKey, workerKey] = keys[branch] ?? [];
    if (employerKey === undefined) continue;
    quotas[employerKey] = employer.plus(quotas[employerKey] ?? 0).toFixed(2);
    if (workerKey) quotas[workerKey] = worker.plus(quotas[workerKey] ?? 0).toFixed(2);
  }
}

function addDaysOf(
  days: SideRow['days'],
  ofMonth: readonly BranchQuota[],
  branches: Partial<Record<keyof SideRow['days'], BranchQuota['branch']>>,
): void {
  for (const key of ['enfermedad', 'riesgos', 'retiro', 'infonavit'] as const) {
    const quota = ofMonth.find(({ branch }) => branch === branches[key]);
    if (quota !== undefined) days[key] = (days[key] ?? 0) + quota.days;
  }
}

const isInForce = ({ vigente_desde, vigente_hasta }: PersonFacts['credits'][number], day: string): boolean =>
  vigente_desde <= day && (vigente_hasta === null || vigente_hasta >= day);

/**
 * What the credits ask for in the bimesters, for the days that each is in force; the housing insurance is not among it. A
 * percentage is of each day's base, without the days that earn no salary, as the payroll deducts it.
 */
function amortization(facts: PersonFacts, months: readonly string[], rules: SideRules): string {
  let total = ZERO;
  for (const credit of facts.credits)
    for (const month of months)
      if (credit.discount_type === PERCENT) total = total.plus(percentOfMonth(facts, credit, month, rules));
      else if (monthOf(`${month}-01`) % 2 === 0)
        total = total.plus(feeOfBimester(facts, credit, month, rules));
  return inCents(total).toFixed(2);
}

/** As the notice of a discount numbers it. */
const PERCENT = 1;

type Credit = PersonFacts['credits'][number];

/** Days of a time on which a credit is in force. */
const chargedDays = ({ vigente_desde, vigente_hasta }: Credit, { from, to }: Time): number =>
  Math.max(0, overlapDays(from, to, vigente_desde, vigente_hasta ?? to));

/** @param month the second one of the bimester. */
function feeOfBimester(facts: PersonFacts, credit: Credit, month: string, rules: SideRules): Decimal {
  const [year, number] = [yearOf(`${month}-01`), monthOf(`${month}-01`)];
  const first = plainDate(year, number - 1, 1);
  const days = bimesterDays(first);
  // Neither a fee nor a factor is of the base.
  const whole = bimesterAmount(credit, { figures: rules.figures, date: first, sbc: ZERO, days });
  const charged = timesWithin(facts, first, monthEnd(year, number)).reduce(
    (sum, time) => sum + chargedDays(credit, time),
    0,
  );
  return whole.times(charged).dividedBy(days);
}

function percentOfMonth(facts: PersonFacts, credit: Credit, month: string, rules: SideRules): Decimal {
  const first = `${month}-01`;
  const last = monthEnd(yearOf(first), monthOf(first));
  const disabled = disabledDays(facts, first, last);
  const unpaid = [...disabled, ...absentDays(facts, disabled)].filter((day) => isInForce(credit, day));
  return timesWithin(facts, first, last)
    .flatMap((time) => salarySpans(facts, time))
    .reduce((sum, span) => {
      const lost = unpaid.filter((day) => span.from <= day && day <= span.to).length;
      const sbc = limitedSbc(salaryOn(facts, span.from), limitsOf(facts, first, rules));
      const days = chargedDays(credit, span) - lost;
      return sum.plus(bimesterAmount(credit, { figures: rules.figures, date: first, sbc, days }));
    }, ZERO);
}

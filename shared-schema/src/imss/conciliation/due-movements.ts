/** The movements that an employer owes the IMSS by its masters: hires, terminations, salary changes, anniversaries. */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import type { EmploymentSpan } from '../../payroll/employment.ts';
import { type DatedBenefits, factorOn } from '../../payroll/engine/integration.ts';
import { addDays, isPlainDate, yearOf } from '../../payroll/plain-date.ts';
import { sbcLimits, type WageZone } from '../finding/sbc-limits.ts';
import type { MovementType } from '../working-days/movement-deadline.ts';

export type AffiliationHistory = {
  /** In one registro patronal, the first one first. */
  employments: readonly EmploymentSpan[];
  /** From a day on; the first one first. */
  salaries: readonly { vigente_desde: string; daily_salary: string; sbc: string }[];
  /** Of the payroll, the first one first; the law's minimum where there is none. */
  benefits: readonly DatedBenefits[];
  zone: WageZone;
};

export type DueMovement = {
  type: MovementType;
  date: string;
  /** Null for a baja, and for a hire without a salary, which the file's findings name. */
  sbc: string | null;
  /** `aniversario` by law, `prestaciones` by the payroll's benefits, although nobody changed the salary. */
  reason: 'alta' | 'reingreso' | 'baja' | 'salario' | 'aniversario' | 'prestaciones';
};

type Range = { first: string; last: string };
/** Days at the IMSS without a break. */
type Spell = { hire_date: string; first: string; last: string | null };

/** Those with a date in the range, by their day; a change of cost centre or payroll alone is none. */
export function dueMovements(history: AffiliationHistory, range: Range): DueMovement[] {
  const due = spellsOf(history.employments).flatMap((spell, at): DueMovement[] => [
    {
      type: '08',
      date: spell.first,
      sbc: salaryOn(history, spell.first)?.sbc ?? null,
      reason: at === 0 ? 'alta' : 'reingreso',
    },
    ...salaryChanges(history, spell),
    ...factorChanges(history, spell, range),
    ...(spell.last === null ? [] : [{ type: '02', date: spell.last, sbc: null, reason: 'baja' } as const]),
  ]);
  return due
    .filter(({ date }) => date >= range.first && date <= range.last)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** Employments that follow one another are one spell. */
function spellsOf(employments: readonly EmploymentSpan[]): Spell[] {
  const spells: Spell[] = [];
  for (const { hire_date, initial_date, termination_date } of employments) {
    const before = spells.at(-1);
    const goesOn = before !== undefined && before.last !== null && addDays(before.last, 1) === initial_date;
    if (goesOn) before.last = termination_date;
    else spells.push({ hire_date, first: initial_date, last: termination_date });
  }
  return spells;
}

const salaryOn = ({ salaries }: AffiliationHistory, day: string) =>
  salaries.findLast(({ vigente_desde }) => vigente_desde <= day);

const isWithin = ({ first, last }: Spell, day: string): boolean =>
  day > first && (last === null || day <= last);

function salaryChanges(history: AffiliationHistory, spell: Spell): DueMovement[] {
  return history.salaries.flatMap(({ vigente_desde: date, sbc }): DueMovement[] => {
    const before = isWithin(spell, date) ? salaryOn(history, addDays(date, -1)) : undefined;
    if (before === undefined || new ExactDecimal(before.sbc).equals(sbc)) return [];
    return [{ type: '07', date, sbc, reason: 'salario' }];
  });
}

/**
 * A year of service more and other benefits change the factor on their day (LSS art. 34-I); a salary of that day has it
 * already. Several since the last salary add up.
 */
function factorChanges(history: AffiliationHistory, spell: Spell, range: Range): DueMovement[] {
  const { benefits, salaries, zone } = history;
  const anniversaries = new Set(anniversariesIn(spell, range));
  const starts = benefits.map(({ vigente_desde }) => vigente_desde).filter((day) => isIn(range, day));
  const days = [...new Set([...anniversaries, ...starts])].toSorted();
  const factor = (day: string) => factorOn(benefits, spell.hire_date, day);
  const added = new Map<string, Decimal>();
  return days.flatMap((date): DueMovement[] => {
    const salary = salaryOn(history, date);
    const isChanged = salaries.some(({ vigente_desde }) => vigente_desde === date);
    if (!isWithin(spell, date) || salary === undefined || isChanged) return [];
    const change = factor(date).minus(factor(addDays(date, -1)));
    const more = change.times(salary.daily_salary).plus(added.get(salary.vigente_desde) ?? 0);
    if (change.isZero()) return [];
    const before = withinLimits(
      new ExactDecimal(salary.sbc).plus(added.get(salary.vigente_desde) ?? 0),
      date,
      zone,
    );
    added.set(salary.vigente_desde, more);
    const sbc = withinLimits(new ExactDecimal(salary.sbc).plus(more), date, zone);
    if (sbc.equals(before)) return [];
    const reason = anniversaries.has(date) ? 'aniversario' : 'prestaciones';
    return [{ type: '07', date, sbc: sbc.toFixed(2), reason }];
  });
}

/** In cents, between the limits of the day as far as they are known. */
function withinLimits(sbc: Decimal, day: string, zone: WageZone): Decimal {
  const limits = sbcLimits(day, zone);
  const limited = limits === null ? sbc : ExactDecimal.max(limits.floor, ExactDecimal.min(sbc, limits.cap));
  return limited.toDecimalPlaces(2);
}

const isIn = ({ first, last }: Range, day: string): boolean => day >= first && day <= last;

function anniversariesIn({ hire_date }: Spell, range: Range): string[] {
  const from = Math.max(yearOf(hire_date) + 1, yearOf(range.first));
  const years = Array.from({ length: Math.max(0, yearOf(range.last) - from + 1) }, (_, at) => from + at);
  return years.map((year) => anniversaryOf(hire_date, year)).filter((day) => isIn(range, day));
}

/** The day on which a year is full; 29 February gives 1 March where there is none. */
function anniversaryOf(hireDate: string, year: number): string {
  const day = `${String(year).padStart(4, '0')}${hireDate.slice(4)}`;
  return isPlainDate(day) ? day : `${day.slice(0, 4)}-03-01`;
}

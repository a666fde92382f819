/** The disability certificates of an employee over the years that have periods. */
import { addDays, overlapDays, yearOf } from '@lienzo/schema/payroll/plain-date';
import type { DemoEmployee } from './employees.ts';
import { type Random, randomOf } from './random.ts';

/** The built-in concepts of specification 3 §3. */
const MATERNIDAD = 314;
const ENFERMEDAD = 316;
const RIESGO = 318;

export type Certificate = {
  concept_id: number;
  from: string;
  to: string;
  tipo_incapacidad: 'I' | 'C';
  tipo_control: number;
  tipo_riesgo: number;
  tipo_secuela: number;
};

const YEARS = [2025, 2026, 2027];
/** A doctor certifies an illness for so many days at most; then a subsequent certificate follows. */
const MAX_FIRST = 7;

/** @param scope identifies the employee, for random numbers. */
export function certificatesOf(employee: DemoEmployee, scope: string): Certificate[] {
  const random = randomOf('disabilities', scope);
  const matches: Absence[] = [];
  for (const year of YEARS) {
    const drawn = drawAbsence(employee, random, year);
    if (drawn === null) continue;
    const employed = drawn.from > employee.hire_date && drawn.to < (employee.termination_date ?? '9999');
    const free = matches.every((one) => overlapDays(one.from, one.to, drawn.from, drawn.to) === 0);
    if (employed && free) matches.push(drawn);
  }
  return matches.flatMap(certified);
}

type Absence = Pick<Certificate, 'concept_id' | 'from' | 'to' | 'tipo_riesgo' | 'tipo_secuela'>;

function drawAbsence(employee: DemoEmployee, random: Random, year: number): Absence | null {
  const from = addDays(`${year}-01-01`, random.whole(0, 364));
  // Nothing needs these two, but everybody's pay depends on the draws behind them.
  random.next();
  random.next();
  const chance = random.next();
  const age = year - yearOf(employee.birth_date);
  const lasting = (days: number) => addDays(from, days - 1);
  if (employee.gender === 'Mujer' && age >= 21 && age <= 40 && chance < 0.035)
    return { concept_id: MATERNIDAD, from, to: lasting(84), tipo_riesgo: 0, tipo_secuela: 0 };
  if (chance < 0.11)
    return {
      concept_id: ENFERMEDAD,
      from,
      to: lasting(random.whole(2, 12)),
      tipo_riesgo: 0,
      tipo_secuela: 0,
    };
  if (chance > 0.98) {
    const tipo_riesgo = random.whole(1, 2);
    const to = lasting(random.whole(4, 21));
    return { concept_id: RIESGO, from, to, tipo_riesgo, tipo_secuela: tipo_riesgo === 1 ? 1 : 0 };
  }
  return null;
}

/** The certificates of an absence; control codes as specification 3 §3 pairs them. */
function certified(one: Absence): Certificate[] {
  if (one.concept_id === MATERNIDAD) return [{ ...one, tipo_incapacidad: 'I', tipo_control: 7 }];
  const until = addDays(one.from, MAX_FIRST - 1);
  if (one.to <= until) return [{ ...one, tipo_incapacidad: 'I', tipo_control: 1 }];
  return [
    { ...one, to: until, tipo_incapacidad: 'I', tipo_control: 2 },
    { ...one, from: addDays(until, 1), tipo_incapacidad: 'C', tipo_control: 4 },
  ];
}

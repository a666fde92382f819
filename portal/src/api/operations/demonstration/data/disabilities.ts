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
  folio: string;
  from: string;
  to: string;
  tipo_riesgo: number;
  tipo_secuela: number;
};

const YEARS = [2025, 2026, 2027];

/** @param place identifies the employee, for random numbers and folios. */
export function certificatesOf(employee: DemoEmployee, place: string): Certificate[] {
  const random = randomOf('disabilities', place);
  const found: Certificate[] = [];
  for (const year of YEARS) {
    const drawn = drawCertificate(employee, random, year);
    if (drawn === null) continue;
    const employed = drawn.from > employee.hire_date && drawn.to < (employee.termination_date ?? '9999');
    const free = found.every((one) => overlapDays(one.from, one.to, drawn.from, drawn.to) === 0);
    if (employed && free) found.push(drawn);
  }
  return found;
}

function drawCertificate(employee: DemoEmployee, random: Random, year: number): Certificate | null {
  const from = addDays(`${year}-01-01`, random.whole(0, 364));
  const folio = `${random.pick(['OL', 'QR', 'MX', 'ZN'])}${random.whole(100_000, 999_999)}`;
  const chance = random.next();
  const age = year - yearOf(employee.birth_date);
  const lasting = (days: number) => addDays(from, days - 1);
  if (employee.gender === 'Mujer' && age >= 21 && age <= 40 && chance < 0.035)
    return { concept_id: MATERNIDAD, folio, from, to: lasting(84), tipo_riesgo: 0, tipo_secuela: 0 };
  if (chance < 0.11)
    return {
      concept_id: ENFERMEDAD,
      folio,
      from,
      to: lasting(random.whole(2, 12)),
      tipo_riesgo: 0,
      tipo_secuela: 0,
    };
  if (chance > 0.98) {
    const tipo_riesgo = random.whole(1, 2);
    const to = lasting(random.whole(4, 21));
    return { concept_id: RIESGO, folio, from, to, tipo_riesgo, tipo_secuela: tipo_riesgo === 1 ? 1 : 0 };
  }
  return null;
}

export type DisabilityRecord = {
  concept_id: number;
  folio: string;
  fecha_incapacidad: string;
  dias_incapacidad: number;
  tipo_incapacidad: 'I' | 'C';
  tipo_control: number;
  tipo_riesgo: number;
  tipo_secuela: number;
};

/** The part of a certificate that falls in a range of days; control codes as specification 3 §3 pairs them. */
export function disabilityWithin(one: Certificate, from: string, to: string): DisabilityRecord | null {
  const days = overlapDays(one.from, one.to, from, to);
  if (days === 0) return null;
  const initial = one.from >= from;
  return {
    concept_id: one.concept_id,
    folio: one.folio,
    fecha_incapacidad: initial ? one.from : from,
    dias_incapacidad: days,
    tipo_incapacidad: initial ? 'I' : 'C',
    tipo_control: controlOf(one, initial, one.to <= to),
    tipo_riesgo: one.tipo_riesgo,
    tipo_secuela: one.tipo_secuela,
  };
}

function controlOf(one: Certificate, initial: boolean, last: boolean): number {
  if (one.concept_id === MATERNIDAD) return initial ? 7 : last ? 9 : 8;
  if (initial) return last ? 1 : 2;
  return last ? 4 : 3;
}

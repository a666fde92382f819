/** The days of disability of a payroll's people, folio by folio, as the server takes them (specification 3 §5). */

import { daysBetween } from '../payroll/plain-date.ts';
import { captureRuleMessages as texts } from '../rule-messages/capture-rule-messages.ts';
import type { CaptureEmployee, CapturePeriod, CaptureProblem } from './capture-problem.ts';
import { dateProblem, isCalendarDay } from './date-problem.ts';
import {
  DISABILITY_CONCEPTS,
  type DisabilityDraft,
  disabilityDays,
  disabilityProblems,
  interrupted,
  needsRisk,
  needsSequel,
  overlapping,
} from './disability.ts';
import { isEmployed } from './incident.ts';

/** A day as sent. */
export type SentDisabilityDay = {
  id: number;
  folio: string;
  incapacidad: number;
  fecha_incapacidad: string;
  tipo_incapacidad: 'I' | 'C';
  tipo_control: number;
  tipo_riesgo: number;
  /** null: not said. */
  tipo_secuela?: number | null | undefined;
  archivo_id?: string | null | undefined;
  folio_inicial?: string | null | undefined;
};

/** A certificate made of its days. */
export type CaptureCertificate = {
  employee_id: number;
  folio: string;
  incapacidad: number;
  fecha_incapacidad: string;
  dias_incapacidad: number;
  tipo_incapacidad: 'I' | 'C';
  tipo_control: number;
  tipo_riesgo: number;
  tipo_secuela: number;
  archivo_id: string | null;
  folio_inicial: string | null;
};

export type DisabilityContext = {
  period: CapturePeriod;
  employees: ReadonlyMap<number, CaptureEmployee>;
  /** The certificates of these people that began in another period: they stay as they are. */
  elsewhere: readonly CaptureCertificate[];
  /** Whether the employee has an incident of days or hours on a day. */
  hasIncident: (employeeId: number, day: string) => boolean;
  /** Whether the employee has overtime on a day. */
  hasHours: (employeeId: number, day: string) => boolean;
};

export type CheckedDisabilities = {
  problems: CaptureProblem[];
  /** Those that begin in the period, by employee and date; with the row of each. */
  certificates: (CaptureCertificate & { at: number })[];
};

/** The longest that one certificate lasts; the database holds it too. */
const MAX_LENGTH = 400;

type Placed = SentDisabilityDay & { at: number };

/**
 * The certificates that rows of one day each stand for, and what is wrong with them. Days of a certificate that began in
 * another period may be sent as they are, and are left out.
 */
export function checkDisabilityRows(
  rows: readonly SentDisabilityDay[],
  context: DisabilityContext,
): CheckedDisabilities {
  const problems: CaptureProblem[] = [];
  const certificates: CheckedDisabilities['certificates'] = [];
  const elsewhere = new Map(context.elsewhere.map((one) => [one.folio, one]));
  const placed = rows.map((row, at): Placed => ({ ...row, at }));
  for (const days of Map.groupBy(placed, ({ folio }) => folio).values()) {
    const known = elsewhere.get(days[0]?.folio ?? '');
    const match = known === undefined ? certificateProblems(days, context) : elsewhereProblems(days, known);
    problems.push(...match);
    if (known === undefined && match.length === 0) certificates.push(certificateOf(days));
  }
  problems.push(...meetingProblems(certificates, context));
  return {
    problems: problems.toSorted((one, other) => positionOf(one) - positionOf(other)),
    certificates: certificates.toSorted(
      (one, other) =>
        one.employee_id - other.employee_id || (one.fecha_incapacidad < other.fecha_incapacidad ? -1 : 1),
    ),
  };
}

const problemOf = (at: number, field: keyof SentDisabilityDay, message: string): CaptureProblem => ({
  field: `employees.${at}.${field}`,
  message,
});
const positionOf = ({ field }: CaptureProblem): number => Number(field.split('.')[1]);

const SAID_ONCE = [
  'incapacidad',
  'tipo_incapacidad',
  'tipo_control',
  'tipo_riesgo',
  'tipo_secuela',
  'archivo_id',
  'folio_inicial',
] as const;

const sameAs = (one: Partial<SentDisabilityDay>, other: Partial<SentDisabilityDay>): boolean =>
  SAID_ONCE.every((name) => (one[name] ?? null) === (other[name] ?? null));

/** What is wrong with the days of one folio among themselves, and with what they say. */
function certificateProblems(days: readonly Placed[], context: DisabilityContext): CaptureProblem[] {
  const [first] = days;
  if (first === undefined) return [];
  const employee = context.employees.get(first.id);
  if (employee === undefined) return [problemOf(first.at, 'id', texts.employeeElsewhere)];
  const odd = days.find(({ id }) => id !== first.id);
  if (odd !== undefined) return [problemOf(odd.at, 'folio', texts.folioTwice)];
  const differs = days.find((day) => !sameAs(day, first));
  if (differs !== undefined) return [problemOf(differs.at, 'folio', texts.differs(first.folio))];
  const undated = days.find(({ fecha_incapacidad }) => !isCalendarDay(fecha_incapacidad));
  if (undated !== undefined)
    return [problemOf(undated.at, 'fecha_incapacidad', texts.dateRequired(employee.name))];
  return [...runProblems(days, employee, context.period), ...contentProblems(first)];
}

/** The days follow each other, begin in the period and lie in the employment. */
function runProblems(
  days: readonly Placed[],
  employee: CaptureEmployee,
  period: CapturePeriod,
): CaptureProblem[] {
  const sorted = days.toSorted((one, other) => (one.fecha_incapacidad < other.fecha_incapacidad ? -1 : 1));
  for (const [place, day] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before === undefined) continue;
    const step = daysBetween(before.fecha_incapacidad, day.fecha_incapacidad);
    if (step === 0) return [problemOf(day.at, 'folio', texts.folioTwice)];
    if (step !== 1) return [problemOf(day.at, 'fecha_incapacidad', texts.gap(day.folio))];
  }
  if (sorted.length > MAX_LENGTH)
    return [problemOf(sorted[MAX_LENGTH]?.at ?? 0, 'fecha_incapacidad', texts.longest(MAX_LENGTH))];
  const [first] = sorted;
  if (first === undefined) return [];
  const begun = dateProblem(employee, first.fecha_incapacidad, period);
  if (begun !== null) return [problemOf(first.at, 'fecha_incapacidad', begun)];
  const outside = sorted.findLast(({ fecha_incapacidad }) => !isEmployed(employee, fecha_incapacidad));
  return outside === undefined
    ? []
    : [
        problemOf(
          outside.at,
          'fecha_incapacidad',
          texts.notEmployed(employee.name, outside.fecha_incapacidad),
        ),
      ];
}

const CONCEPTS: readonly number[] = Object.values(DISABILITY_CONCEPTS);
const isConcept = (id: number): id is DisabilityDraft['incapacidad'] => CONCEPTS.includes(id);

/** Kind, control, risk and sequel. */
function contentProblems(row: Placed): CaptureProblem[] {
  const { at, incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela = null, folio } = row;
  if (!isConcept(incapacidad)) return [problemOf(at, 'incapacidad', texts.disabilityKind)];
  const lacks = disabilityProblems({
    ...{ incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela, folio },
    fecha_incapacidad: row.fecha_incapacidad,
    dias_incapacidad: 1,
    // The evidence may still be on its way.
    archivo: row.archivo_id ?? 'later',
  });
  const matches: CaptureProblem[] = [];
  if (lacks.folio !== undefined) matches.push(problemOf(at, 'folio', texts.folioFormat));
  if (lacks.tipo_control !== undefined) matches.push(problemOf(at, 'tipo_control', texts.control));
  if (lacks.tipo_riesgo !== undefined) matches.push(problemOf(at, 'tipo_riesgo', texts.risk));
  if (lacks.tipo_secuela !== undefined) matches.push(problemOf(at, 'tipo_secuela', texts.sequel));
  if (!needsRisk(incapacidad) && tipo_riesgo !== 0) matches.push(problemOf(at, 'tipo_riesgo', texts.noRisk));
  if (!needsSequel(incapacidad, tipo_riesgo) && (tipo_secuela ?? 0) !== 0)
    matches.push(problemOf(at, 'tipo_secuela', texts.noSequel));
  return matches;
}

/** Days of a certificate that began elsewhere are taken only as they are. */
function elsewhereProblems(days: readonly Placed[], known: CaptureCertificate): CaptureProblem[] {
  const own = new Set(disabilityDays(known));
  const odd = days.find(
    (day) => day.id !== known.employee_id || !own.has(day.fecha_incapacidad) || !saysTheSame(day, known),
  );
  return odd === undefined ? [] : [problemOf(odd.at, 'folio', texts.startElsewhere(known.folio))];
}

/** The evidence and the initial one are not asked for again. */
const saysTheSame = (day: Placed, known: CaptureCertificate): boolean =>
  sameAs(
    { ...day, tipo_secuela: day.tipo_secuela ?? 0, archivo_id: null, folio_inicial: null },
    { ...known, archivo_id: null, folio_inicial: null },
  );

function certificateOf(days: readonly Placed[]): CaptureCertificate & { at: number } {
  const [first] = days.toSorted((one, other) => (one.fecha_incapacidad < other.fecha_incapacidad ? -1 : 1));
  if (first === undefined) throw new RangeError('a certificate without days');
  return {
    at: first.at,
    employee_id: first.id,
    folio: first.folio,
    incapacidad: first.incapacidad,
    fecha_incapacidad: first.fecha_incapacidad,
    dias_incapacidad: days.length,
    tipo_incapacidad: first.tipo_incapacidad,
    tipo_control: first.tipo_control,
    tipo_riesgo: first.tipo_riesgo,
    tipo_secuela: first.tipo_secuela ?? 0,
    archivo_id: first.archivo_id ?? null,
    folio_inicial: first.folio_inicial ?? null,
  };
}

/** No two certificates of a person share a day, and none a day with an incident of days or overtime. */
function meetingProblems(
  certificates: CheckedDisabilities['certificates'],
  context: DisabilityContext,
): CaptureProblem[] {
  const stored = Map.groupBy(context.elsewhere, ({ employee_id }) => employee_id);
  const problems: CaptureProblem[] = [];
  for (const [employeeId, own] of Map.groupBy(certificates, ({ employee_id }) => employee_id)) {
    const others = stored.get(employeeId) ?? [];
    const rowOf = new Map(own.map(({ folio, at }) => [folio, at]));
    // Of two that are new, the later one is told; of one that is new and one that is stored, the new one.
    for (const { folio } of new Set([...overlapping([...own, ...others]), ...interrupted(own, others)])) {
      const at = rowOf.get(folio);
      if (at !== undefined) problems.push(problemOf(at, 'fecha_incapacidad', texts.overlap));
    }
    problems.push(...own.flatMap((one) => workedProblem(one, context)));
  }
  return problems;
}

/** Something was worked or captured on one of its days. */
function workedProblem(
  one: CaptureCertificate & { at: number },
  { employees, hasIncident, hasHours }: DisabilityContext,
): CaptureProblem[] {
  const name = employees.get(one.employee_id)?.name ?? '';
  const days = disabilityDays(one);
  const incident = days.find((day) => hasIncident(one.employee_id, day));
  if (incident !== undefined)
    return [problemOf(one.at, 'fecha_incapacidad', texts.dayHasIncident(name, incident))];
  const hours = days.find((day) => hasHours(one.employee_id, day));
  return hours === undefined ? [] : [problemOf(one.at, 'fecha_incapacidad', texts.dayHasHours(name, hours))];
}

/** The rows of incidents of a payroll's people, as the server takes them (specification 3 §5). */
import { ExactDecimal } from '../data/exact-decimal.ts';
import { readTypedNumber } from '../data/typed-number.ts';
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import { numberMessages } from '../rule-messages/number-messages.ts';
import type { CaptureEmployee, CapturePeriod, CaptureProblem } from './capture-problem.ts';
import { dateProblem, isCalendarDay } from './date-problem.ts';
import { isQuantity, isTooManyHours, isVacation, QUANTITY_DECIMALS, type ValueType } from './incident.ts';

type Row = {
  id_empleado: number;
  id_concepto: number;
  fecha: string;
  incidencia: string;
  paysheet_id?: number | undefined;
};

export type CaptureConcept = {
  id: number;
  key: string;
  description: string;
  type_value: ValueType;
  /** The last day on which it is captured. */
  ended_on?: string | null;
};

export type TakenBy = 'disability' | 'incident';

export type IncidentContext = {
  paysheet_id: number;
  period: CapturePeriod;
  employees: ReadonlyMap<number, CaptureEmployee>;
  concepts: ReadonlyMap<number, CaptureConcept>;
  /** The names of concepts that the payroll has no more, as far as they are known. */
  former?: ReadonlyMap<number, string> | undefined;
  /** What takes a day of an employee beside these rows: a disability, or an incident of another period. */
  taken: (employeeId: number, day: string) => TakenBy | undefined;
};

/** A row with its place and what it names. */
type Known = Row & { at: number; employee: CaptureEmployee; concept: CaptureConcept };

/**
 * What is wrong, row by row; empty when all can be saved. An amount may stand on any day of employment; days and hours
 * need one without disability and without another incident of days.
 */
export function checkIncidentRows(rows: readonly Row[], context: IncidentContext): CaptureProblem[] {
  const problems: CaptureProblem[] = [];
  const known: Known[] = [];
  for (const [at, row] of rows.entries()) {
    const employee = context.employees.get(row.id_empleado);
    const concept = context.concepts.get(row.id_concepto);
    if (row.paysheet_id !== undefined && row.paysheet_id !== context.paysheet_id)
      problems.push(problemOf(at, 'paysheet_id', captureRuleMessages.otherPayroll));
    else if (employee === undefined)
      problems.push(problemOf(at, 'id_empleado', captureRuleMessages.employeeElsewhere));
    else if (concept === undefined)
      problems.push(
        problemOf(
          at,
          'id_concepto',
          captureRuleMessages.conceptNotAllowed(employee.name, context.former?.get(row.id_concepto)),
        ),
      );
    else known.push({ ...row, at, employee, concept });
  }
  for (const row of known) problems.push(...rowProblems(row, context.period));
  problems.push(...vacationProblems(known), ...hourProblems(known), ...dayProblems(known, context));
  return problems.toSorted((one, other) => positionOf(one) - positionOf(other));
}

const problemOf = (at: number, field: string, message: string): CaptureProblem => ({
  field: `employees.${at}.${field}`,
  message,
});

const positionOf = ({ field }: CaptureProblem): number => Number(field.split('.')[1]);

function rowProblems(
  { at, employee, concept, fecha, incidencia }: Known,
  period: CapturePeriod,
): CaptureProblem[] {
  const matches: CaptureProblem[] = [];
  const { name } = employee;
  const dated =
    isVacation(concept.key) && !isCalendarDay(fecha)
      ? captureRuleMessages.vacationDate(name, concept.description)
      : dateProblem(employee, fecha, period);
  if (dated !== null) matches.push(problemOf(at, 'fecha', dated));
  else if (concept.ended_on != null && fecha > concept.ended_on)
    matches.push(
      problemOf(at, 'fecha', captureRuleMessages.conceptEnded(concept.description, concept.ended_on, name)),
    );
  if (!isQuantity(incidencia)) matches.push(problemOf(at, 'incidencia', quantityText(incidencia, name)));
  else if (concept.type_value === 'DI' && !isVacation(concept.key) && !isOne(incidencia))
    matches.push(problemOf(at, 'incidencia', captureRuleMessages.oneDay(name)));
  return matches;
}

/** Why a text is no quantity; one that can be read in two ways is asked about. */
function quantityText(text: string, name: string): string {
  const read = readTypedNumber(text, QUANTITY_DECIMALS);
  return read.kind === 'ambiguous'
    ? numberMessages.ambiguousText(text, read.readings)
    : captureRuleMessages.amount(name);
}

const isOne = (text: string): boolean => new ExactDecimal(text).equals(1);

/** The days of a vacation are its dates, each of them one. */
function vacationProblems(rows: readonly Known[]): CaptureProblem[] {
  const problems: CaptureProblem[] = [];
  const vacations = rows.filter(
    ({ concept, incidencia }) => isVacation(concept.key) && isQuantity(incidencia),
  );
  for (const group of groupsOf(vacations, (row) => `${row.id_empleado} ${row.id_concepto}`)) {
    const [first] = group;
    if (first === undefined) continue;
    const days = ExactDecimal.sum(0, ...group.map(({ incidencia }) => incidencia));
    const { employee, concept } = first;
    const message = days.equals(group.length)
      ? captureRuleMessages.oneDay(employee.name)
      : captureRuleMessages.vacationDays(group.length, days.toString(), employee.name, concept.description);
    for (const { at, incidencia } of group)
      if (!isOne(incidencia)) problems.push(problemOf(at, 'incidencia', message));
  }
  return problems;
}

/** The hours of all concepts of a person on a date are those of a day at most, on every path that captures them. */
function hourProblems(rows: readonly Known[]): CaptureProblem[] {
  const hours = rows.filter(
    ({ concept, incidencia }) => concept.type_value === 'HR' && isQuantity(incidencia),
  );
  return groupsOf(hours, (row) => `${row.id_empleado} ${row.fecha}`).flatMap((group) => {
    const [first] = group;
    const sum = ExactDecimal.sum(0, ...group.map(({ incidencia }) => incidencia));
    if (first === undefined || !isTooManyHours(sum.toFixed())) return [];
    const message = captureRuleMessages.hoursOfDay(first.employee.name, first.fecha);
    return group.map(({ at }) => problemOf(at, 'incidencia', message));
  });
}

/** A concept once on a date, and days and hours on a free one. */
function dayProblems(rows: readonly Known[], { taken }: IncidentContext): CaptureProblem[] {
  return groupsOf(rows, (row) => `${row.id_empleado} ${row.fecha}`).flatMap((group) => {
    const seen = new Set<number>();
    let hasDays = false;
    return group.toSorted(daysFirst).flatMap(({ at, employee, concept, fecha }) => {
      const takes = concept.type_value !== 'IM';
      const by = takes ? (taken(employee.id, fecha) ?? (hasDays ? 'incident' : undefined)) : undefined;
      const texts = seen.has(concept.id) ? captureRuleMessages.conceptTwice : by && TAKEN_TEXTS[by];
      seen.add(concept.id);
      hasDays ||= concept.type_value === 'DI';
      return texts === undefined ? [] : [problemOf(at, 'fecha', texts(employee.name, fecha))];
    });
  });
}

const TAKEN_TEXTS = {
  disability: captureRuleMessages.dayDisabled,
  incident: captureRuleMessages.dayTaken,
} as const satisfies Record<TakenBy, unknown>;

/** Days before hours and amounts, then as sent. */
const daysFirst = (one: Known, other: Known): number =>
  Number(other.concept.type_value === 'DI') - Number(one.concept.type_value === 'DI') || one.at - other.at;

function groupsOf(rows: readonly Known[], key: (row: Known) => string): Known[][] {
  return [...Map.groupBy(rows, key).values()];
}

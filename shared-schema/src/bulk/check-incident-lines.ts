import { MAX_SAVED_ROWS } from '../capture/capture-rows.ts';
import { checkIncidentRows } from '../capture/check-incident-rows.ts';
import { isCalendarDay } from '../capture/date-problem.ts';
import { INCIDENT_LOAD } from '../capture/incident-draft.ts';
import { addDays } from '../payroll/plain-date.ts';
import { bulkRuleMessages } from '../rule-messages/bulk-rule-messages.ts';
import { readClock } from '../workbooks/read-cell.ts';
import type { BulkContext, BulkLine, BulkMode, LineProblem } from './bulk-line.ts';
import { dayCounter } from './day-counter.ts';
import { type NamedPeople, namedPeople } from './named-people.ts';

/** Days of one line; a period has fewer. */
const MAX_DAYS = 62;

const FIELDS: Record<string, string> = { fecha: 'FECHA', incidencia: 'CANTIDAD' };

/** What `set_incidents` takes of a day. */
export type IncidentOfDay = {
  id_empleado: number;
  id_concepto: number;
  fecha: string;
  incidencia: string;
  tipo_carga: number;
};

type PlacedRow = IncidentOfDay & { line: number };

/**
 * The rows that lines stand for: of a concept of days as many days in a row as CANTIDAD says, from FECHA on; of others
 * one. `rows` are complete for the people, with the concepts that they have and the file does not name.
 */
export function checkIncidentLines(
  lines: readonly BulkLine[],
  context: BulkContext,
  mode: BulkMode,
): { problems: LineProblem[]; people: number[]; rows: IncidentOfDay[] } {
  const named = namedPeople(lines, context, mode);
  const employees = new Map(context.employees.map((one) => [one.id, one]));
  const concepts = new Map(context.concepts.map((one) => [one.key, one]));
  const problems: LineProblem[] = [];
  const rows = keptRows(context, named);
  const fits = dayCounter();
  for (const [line, { grupo, valores }] of lines.entries()) {
    const person = employees.get(named.ids[line] ?? 0);
    const concept = concepts.get(grupo);
    const { FECHA: fecha = '', CANTIDAD: quantity = '' } = valores;
    const isDays = concept?.type_value === 'DI';
    const days = isDays ? daysOf(quantity) : null;
    if (isDays && days === null)
      problems.push({ line, field: 'CANTIDAD', message: bulkRuleMessages.wholeDays(person?.name ?? '') });
    const row = {
      id_empleado: person?.id ?? 0,
      id_concepto: concept?.id ?? 0,
      tipo_carga: INCIDENT_LOAD,
      incidencia: isDays ? '1' : amountOf(quantity, concept?.type_value),
      line,
    };
    const isTaken = fits(days ?? 1);
    if (!isTaken)
      problems.push({ line, field: 'CANTIDAD', message: bulkRuleMessages.tooManyDays(MAX_SAVED_ROWS) });
    rows.push(...datesOf(fecha, isTaken ? (days ?? 1) : 1).map((date) => ({ ...row, fecha: date })));
  }
  const matches = checkIncidentRows(rows, {
    paysheet_id: context.paysheet_id,
    period: context,
    employees,
    concepts: new Map(context.concepts.map((one) => [one.id, one])),
    taken: takenBy(context),
  });
  problems.push(...linesOf(matches, rows));
  const people = named.replaced(problems);
  const included = new Set(people);
  return {
    problems,
    people,
    rows: rows.flatMap(({ line: _line, ...row }) => (included.has(row.id_empleado) ? row : [])),
  };
}

/** Hours may be written as a clock shows them. */
const amountOf = (text: string, type: 'IM' | 'DI' | 'HR' | undefined): string =>
  type === 'HR' ? (readClock(text) ?? text) : text;

/** What the people of the file have captured of other concepts; what is wrong with it is said at their first line. */
const keptRows = ({ stored }: BulkContext, { keeps, firstLineOf }: NamedPeople): PlacedRow[] =>
  stored
    .filter(({ employee_id, grupo }) => keeps(employee_id, grupo))
    .map(({ employee_id, concept_id, fecha, cantidad }) => ({
      id_empleado: employee_id,
      id_concepto: concept_id ?? 0,
      tipo_carga: INCIDENT_LOAD,
      incidencia: cantidad,
      fecha,
      line: firstLineOf(employee_id) ?? 0,
    }));

/** So many days in a row; what is no day stays alone, to be judged. */
const datesOf = (start: string, days: number): string[] =>
  isCalendarDay(start) ? Array.from({ length: days }, (_, at) => addDays(start, at)) : [start];

function daysOf(text: string): number | null {
  const days = /^\d{1,2}(\.0+)?$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= MAX_DAYS ? days : null;
}

/** A problem of one of a line's days is the line's, and said once. */
function linesOf(
  existing: readonly { field: string; message: string }[],
  rows: readonly { line: number }[],
): LineProblem[] {
  const said = new Set<string>();
  return existing.flatMap(({ field: path, message }) => {
    const [, at = '', name = ''] = path.split('.');
    const line = rows[Number(at)]?.line;
    const field = FIELDS[name] ?? 'FECHA';
    if (line === undefined || said.has(`${line} ${field}`)) return [];
    said.add(`${line} ${field}`);
    return { line, field, message };
  });
}

function takenBy({ taken }: BulkContext) {
  const days = new Map(
    taken.flatMap(({ employee_id, date, by }) => (by === 'hours' ? [] : [[`${employee_id} ${date}`, by]])),
  );
  return (employee: number, day: string) => days.get(`${employee} ${day}`);
}

import { checkOvertimeDays, hoursOfDay } from '../capture/check-overtime-days.ts';
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import type { BulkContext, BulkLine, BulkMode, LineProblem } from './bulk-line.ts';
import { namedPeople } from './named-people.ts';

/** What `horas_create_newMasiva` takes of one person. */
export type OvertimePerson = { id: number; dias: { fecha: string; horas: string }[] };

/** The hours that lines stand for, each of a day. `rows` are complete for the people, with days that the file does not name. */
export function checkOvertimeLines(
  lines: readonly BulkLine[],
  context: BulkContext,
  mode: BulkMode,
): { problems: LineProblem[]; people: number[]; rows: OvertimePerson[] } {
  const named = namedPeople(lines, context, mode);
  const days = lines.map(({ grupo, valores: { HORAS = '' } }, line) => ({
    employee_id: named.ids[line] ?? 0,
    fecha: grupo,
    horas: HORAS,
    field: String(line),
  }));
  const employees = new Map(context.employees.map((one) => [one.id, one]));
  const takenBy = (kind: BulkContext['taken'][number]['by']): ReadonlySet<string> =>
    new Set(
      context.taken.filter(({ by }) => by === kind).map(({ employee_id, date }) => `${employee_id} ${date}`),
    );
  const disabled = takenBy('disability');
  const kept = context.stored
    .filter(({ employee_id, grupo }) => named.keeps(employee_id, grupo))
    .map(({ employee_id, fecha, cantidad }) => ({
      ...{ employee_id, fecha, horas: cantidad },
      field: String(named.firstLineOf(employee_id)),
    }));
  const problems = checkOvertimeDays([...days, ...kept], {
    period: context,
    employees,
    isDisabled: (employee, day) => disabled.has(`${employee} ${day}`),
  }).map(({ field, message }): LineProblem => ({ line: Number(field), field: 'HORAS', message }));
  const elsewhere = takenBy('hours');
  for (const [line, { employee_id, fecha }] of days.entries())
    if (elsewhere.has(`${employee_id} ${fecha}`)) {
      const name = employees.get(employee_id)?.name ?? '';
      problems.push({ line, field: 'HORAS', message: captureRuleMessages.hoursElsewhere(name, fecha) });
    }
  const people = named.replaced(problems);
  const included = new Set(people);
  const right = [...days, ...kept].filter(
    ({ employee_id, horas }) => included.has(employee_id) && hoursOfDay(horas) !== '0.0',
  );
  return {
    problems,
    people,
    rows: [...Map.groupBy(right, ({ employee_id }) => employee_id)].map(([id, own]) => ({
      id,
      dias: own.map(({ fecha, horas }) => ({ fecha, horas })),
    })),
  };
}

import { checkOvertimeDays, hoursOfDay } from '../capture/check-overtime-days.ts';
import { captureRuleMessages } from '../messages/rules/capture-rule-messages.ts';
import type { BulkContext, BulkLine, LineProblem } from './bulk-line.ts';
import { personFinder } from './find-person.ts';

/** What `horas_create_newMasiva` takes of one person. */
export type OvertimePerson = { id: number; dias: { fecha: string; horas: string }[] };

/** The hours that lines stand for, each of a day. `rows` are those of the lines without a problem, by person. */
export function checkOvertimeLines(
  lines: readonly BulkLine[],
  context: BulkContext,
): { problems: LineProblem[]; rows: OvertimePerson[] } {
  const find = personFinder(context.employees);
  const days = lines.map(({ 'NUM EMPLEADO': number, grupo, valores: { HORAS = '' } }, line) => ({
    employee_id: find(number)?.id ?? 0,
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
  const problems = checkOvertimeDays(days, {
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
  const wrong = new Set(problems.map(({ line }) => line));
  const right = days.filter(({ horas }, line) => !wrong.has(line) && hoursOfDay(horas) !== '0.0');
  return {
    problems,
    rows: [...Map.groupBy(right, ({ employee_id }) => employee_id)].map(([id, own]) => ({
      id,
      dias: own.map(({ fecha, horas }) => ({ fecha, horas })),
    })),
  };
}

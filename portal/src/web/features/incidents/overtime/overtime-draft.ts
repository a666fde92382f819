/** The hours of one employee, day by day, and what they are paid as. */
import type { EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import { checkOvertimeDays, hoursOfDay } from '@lienzo/schema/capture/check-overtime-days';
import { isEmployed } from '@lienzo/schema/capture/incident';
import { mondayOf, type OvertimeDay, overtimeWeeks } from '@lienzo/schema/capture/overtime';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { addDays } from '@lienzo/schema/payroll/plain-date';

/** What is typed, by day; absent and '' are no hours. */
export type HoursByDay = Readonly<Record<string, string>>;

type Period = { initial_date: string; end_date: string };

export const hoursOf = ({ days }: EmployeeCapture['overtime']): HoursByDay =>
  Object.fromEntries(days.map(({ fecha, horas }) => [fecha, new ExactDecimal(horas).toString()]));

export type OvertimeCell = {
  day: string;
  /** Of the period before: read, and counted for the allowance of its week. */
  isPrevious: boolean;
  /** The person does not work here on that day. */
  isOutside: boolean;
  /** The person has a disability on that day, which takes no hours. */
  isDisabled: boolean;
};

export type OvertimeWeekView = {
  monday: string;
  sunday: string;
  cells: OvertimeCell[];
  /** Of the days of this period only. */
  doubles: string;
  triples: string;
  isOverLimit: boolean;
};

/** The weeks of the period, Monday to Sunday, with what their hours are paid as. Wrong numbers count as none. */
export function weeksOf(
  hours: HoursByDay,
  { overtime, employee, blocked }: Pick<EmployeeCapture, 'overtime' | 'employee' | 'blocked'>,
  { initial_date, end_date }: Period,
): OvertimeWeekView[] {
  const disabled = disabledDays(blocked);
  const previous = new Map(overtime.previous_days.map(({ fecha, horas }) => [fecha, horas]));
  const typed: OvertimeDay[] = Object.entries(hours).flatMap(([date, text]) => {
    const read = hoursOfDay(text);
    return read === null || read === '0.0' ? [] : [{ date, hours: read }];
  });
  const before: OvertimeDay[] = [...previous].flatMap(([date, text]) => {
    const read = hoursOfDay(text);
    return read === null || read === '0.0' ? [] : [{ date, hours: read }];
  });
  const paid = new Map(
    overtimeWeeks([...before, ...typed], overtime.rule).map((week) => [week.monday, week]),
  );
  const views: OvertimeWeekView[] = [];
  for (let monday = mondayOf(initial_date); monday <= end_date; monday = addDays(monday, 7)) {
    const cells = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
      .filter((day) => day <= end_date && (day >= initial_date || previous.has(day)))
      .map((day) => ({
        day,
        isPrevious: day < initial_date,
        isOutside: !isEmployed(employee, day),
        isDisabled: disabled.has(day),
      }));
    const own = (paid.get(monday)?.days ?? []).filter(({ date }) => date >= initial_date);
    views.push({
      monday,
      sunday: addDays(monday, 6),
      cells,
      doubles: ExactDecimal.sum(0, ...own.map(({ double }) => double)).toString(),
      triples: ExactDecimal.sum(0, ...own.map(({ triple }) => triple)).toString(),
      isOverLimit: paid.get(monday)?.isOverLimit ?? false,
    });
  }
  return views;
}

/** The days of the period on which the person has a disability. */
const disabledDays = (blocked: EmployeeCapture['blocked']): ReadonlySet<string> =>
  new Set(blocked.filter(({ reason }) => reason === 'disability').map(({ date }) => date));

/** The days with an absence, a vacation or another incident of days: a total places no hours there. */
export const absentDays = ({
  blocked,
  incidents,
}: Pick<EmployeeCapture, 'blocked' | 'incidents'>): ReadonlySet<string> =>
  new Set([
    ...blocked.filter(({ reason }) => reason === 'incident').map(({ date }) => date),
    ...incidents.filter(({ type_value }) => type_value === 'DI').map(({ capture_date }) => capture_date),
  ]);

/** The hours of the previous period that belong to the first week. */
export const previousHours = ({ previous_days }: EmployeeCapture['overtime']): OvertimeDay[] =>
  previous_days
    .filter(({ horas }) => Number(horas) > 0)
    .map(({ fecha, horas }) => ({ date: fecha, hours: horas }));

/** The days with hours that can have none: the person has a disability, or does not work here. */
export function impossibleDays(
  hours: HoursByDay,
  { blocked, employee }: Pick<EmployeeCapture, 'blocked' | 'employee'>,
): string[] {
  const disabled = disabledDays(blocked);
  return Object.entries(hours)
    .filter(([day, text]) => hoursOfDay(text) !== '0.0' && (disabled.has(day) || !isEmployed(employee, day)))
    .map(([day]) => day)
    .toSorted();
}

/** The days that the rules of a save refuse. */
export function wrongDays(
  hours: HoursByDay,
  { blocked, employee }: Pick<EmployeeCapture, 'blocked' | 'employee'>,
  { initial_date, end_date }: Period,
): string[] {
  const disabled = disabledDays(blocked);
  const sent = Object.entries(hours).map(([fecha, horas]) => ({
    ...{ employee_id: employee.id, fecha, horas },
    field: fecha,
  }));
  const matches = checkOvertimeDays(sent, {
    period: { initial_date, end_date },
    employees: new Map([[employee.id, employee]]),
    isDisabled: (_employee, day) => disabled.has(day),
  });
  return [...new Set(matches.map(({ field }) => field))];
}

/** What the server refused of the days that were sent, by day. */
export function refusedDays(
  hours: HoursByDay,
  refused: readonly { at: number; message: string }[],
): ReadonlyMap<string, string> {
  const sent = daysToSend(hours);
  return new Map(
    refused.flatMap(({ at, message }) => {
      const day = sent[at]?.fecha;
      return day === undefined ? [] : [[day, message] as const];
    }),
  );
}

/** What is sent; blank days are 0 (specification 3 §5). */
export const daysToSend = (hours: HoursByDay): { fecha: string; horas: string }[] =>
  Object.entries(hours)
    .map(([fecha, text]) => ({ fecha, horas: hoursOfDay(text) ?? '0.0' }))
    .filter(({ horas }) => horas !== '0.0');

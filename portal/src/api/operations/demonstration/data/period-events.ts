/** An employee's incidents in a period: absences, vacation, overtime, bonuses. */
import { legalVacationDays } from '@lienzo/schema/payroll/engine/integration';
import { addDays, daysBetween, fullYears, weekdayOf } from '@lienzo/schema/payroll/plain-date';
import { Decimal } from 'decimal.js';
import { conceptOf } from '../../../modules/accounts/accounts.ts';
import { type DemoEmployee, salaryOn } from './employees.ts';
import type { JobProfile } from './job-profiles.ts';
import { type Random, randomOf } from './random.ts';

export type IncidentRecord = { concept_id: number; amount: string; capture_date: string };
export type OvertimeRecord = { fecha: string; horas: number };

export type PeriodEvents = {
  incidents: IncidentRecord[];
  overtimeDays: OvertimeRecord[];
  absences: number;
  vacation: number;
  /** Payments of a whole period, captured at its end. */
  bonuses: { key: string; amount: Decimal }[];
};

type EventsInput = {
  employee: DemoEmployee;
  /** Identifies the employee and the period, for random numbers. */
  place: string;
  profile: JobProfile;
  /** The dates of the period that can be captured, both ends inclusive. */
  from: string;
  to: string;
  /** Whether a disability covers the whole period. */
  disabled: boolean;
  /** Vacation days already taken in this year. */
  vacationTaken: number;
};

/** Weeks of a period that have overtime, at most. */
const WEEKS = 4;
/** Double hours of a day, and of the three days of a week that have any. */
const DOUBLES_A_DAY = 3;
const DOUBLES = 9;

export function periodEvents(input: EventsInput): PeriodEvents {
  const events: PeriodEvents = {
    incidents: [],
    overtimeDays: [],
    absences: 0,
    vacation: 0,
    bonuses: [],
  };
  if (input.disabled || input.from > input.to) return events;
  const random = randomOf('events', input.place);
  const days = workingDays(input.from, input.to);
  const weeks = Math.max(1, Math.round((daysBetween(input.from, input.to) + 1) / 7));
  takeVacation(input, random, days, events);
  if (events.vacation === 0) missDays(input, random, days, weeks, events);
  workOvertime(input, random, weeks, events);
  earnBonuses(input, random, events);
  return events;
}

const knownDays = new Map<string, string[]>();

/** All days but Sundays; cached, because nearly all employees of a payroll need the same ones. */
function workingDays(from: string, to: string): string[] {
  const key = `${from} ${to}`;
  const known = knownDays.get(key);
  if (known !== undefined) return known;
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekdayOf(day) !== 0) days.push(day);
  knownDays.set(key, days);
  return days;
}

function takeVacation(input: EventsInput, random: Random, days: string[], events: PeriodEvents): void {
  const left = legalVacationDays(fullYears(input.employee.hire_date, input.from)) - input.vacationTaken;
  const wished = random.whole(2, 5);
  if (!random.chance(0.08) || left < wished || days.length < wished) return;
  const start = random.whole(0, days.length - wished);
  events.vacation = wished;
  for (const day of days.slice(start, start + wished))
    events.incidents.push({ concept_id: conceptOf('P003C_DI').id, amount: '1', capture_date: day });
}

function missDays(
  input: EventsInput,
  random: Random,
  days: string[],
  weeks: number,
  events: PeriodEvents,
): void {
  const day = days[random.whole(0, Math.max(0, days.length - 1))];
  const key = random.chance(0.75) ? 'D020C_DI' : 'D021C_DI';
  if (day === undefined || !random.chance(input.profile.absence * weeks)) return;
  events.absences = 1;
  events.incidents.push({ concept_id: conceptOf(key).id, amount: '1', capture_date: day });
}

/** Up to nine double hours a week, three a day on three days; the rest is triple (specification 3 §9). */
function workOvertime(input: EventsInput, random: Random, weeks: number, events: PeriodEvents): void {
  for (let week = 0; week < Math.min(weeks, WEEKS); week += 1) {
    const last = addDays(input.from, week * 7 + 4);
    const hours = random.chance(0.12) ? random.whole(10, 12) : random.whole(1, DOUBLES);
    if (!random.chance(input.profile.overtime) || last > input.to) continue;
    const dobles = Math.min(hours, DOUBLES);
    // On three days that follow each other, full ones first; what is over nine hours, on top of them.
    for (const at of [0, 1, 2]) {
      const horas =
        Math.max(0, Math.min(DOUBLES_A_DAY, dobles - at * DOUBLES_A_DAY)) + Number(hours - dobles > at);
      if (horas > 0) events.overtimeDays.push({ fecha: addDays(last, at - 2), horas });
    }
  }
}

function earnBonuses(input: EventsInput, random: Random, events: PeriodEvents): void {
  const daily = new Decimal(salaryOn(input.employee.salaries, input.to));
  const captured = (key: string, amount: Decimal) => {
    events.incidents.push({
      concept_id: conceptOf(key).id,
      amount: amount.toFixed(2),
      capture_date: input.to,
    });
  };
  if (input.profile.punctuality && events.absences === 0 && random.chance(0.6)) {
    const span = daysBetween(input.from, input.to) + 1;
    events.bonuses.push({ key: 'P010', amount: daily.times(span).times('0.05').toDecimalPlaces(2) });
  }
  const wholeDays = random.whole(1, 4);
  if (random.chance(0.025)) captured('P012', daily.times(wholeDays).toDecimalPlaces(0));
  const sells = input.employee.position.endsWith('de ventas');
  if (sells && random.chance(0.7)) captured('P013', daily.times(wholeDays).times('1.35').toDecimalPlaces(2));
}

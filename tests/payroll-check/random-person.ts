import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import {
  addDays,
  dateOf,
  daysBetween,
  monthEnd,
  monthOf,
  weekdayOf,
} from '@lienzo/schema/payroll/plain-date';
import type { CheckedPerson, DayCode, OvertimeWeek } from './checked-person.ts';

type Random = () => number;
type Fortnight = Pick<CheckedPerson, 'initial_date' | 'end_date' | 'payment_date' | 'opens_bimester'>;

/** Years whose figures are published whole. */
const YEARS = [2025, 2026];
/** Since the sixth bimester of 2025 absences do not reduce credits of fixed amounts. */
const HOUSING_SINCE = '2025-11-01';
const RISK_PREMIUMS = [0.5, 0.54355, 1.13065, 2.5984, 4.65325, 7.58875];
const MONTHS = 12;
const SUNDAY = 0;

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** A person of a fortnight: most are ordinary, a share has each of what a payroll can hold. */
export function randomPerson(id: string, random: Random): CheckedPerson {
  const { chance, oneOf } = draws(random);
  const housing = chance(0.2) ? randomHousing(random) : null;
  const fortnight = randomFortnight(random, housing === null ? `${YEARS[0]}-01-01` : HOUSING_SINCE);
  const { initial_date, end_date, payment_date } = fortnight;
  const length = daysBetween(initial_date, end_date) + 1;
  const zone = chance(0.2) ? 'frontera' : 'general';
  const wage = minimumWage(payment_date, zone);
  const isMinimum = chance(0.12);
  const [hire_date, termination_date] = randomEmployment(random, fortnight, length);
  const days = randomDays(random, length).map((code, at): DayCode => {
    const day = addDays(initial_date, at);
    return day < hire_date || (termination_date !== null && day > termination_date) ? '-' : code;
  });
  return {
    id,
    ...fortnight,
    ...{ zone, hire_date, termination_date, days, housing },
    days_convention: chance(0.15) ? 'calendario' : '30.4',
    absence_share: chance(0.15) ? '1' : '7/6',
    risk_premium: oneOf(RISK_PREMIUMS),
    ...randomSalaries(random, { fortnight, wage, isMinimum, length }),
    ...randomTimes(random, { fortnight, days }),
    ...randomAmounts(random, isMinimum),
  };
}

/** A share of yes, a whole number, pesos with cents, and pesos that most people do not have. */
function draws(random: Random) {
  const chance = (share: number): boolean => random() < share;
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const cents = (least: number, most: number): number => between(least * 100, most * 100) / 100;
  const sometimes = (share: number, least: number, most: number): number =>
    chance(share) ? cents(least, most) : 0;
  const oneOf = (values: readonly number[]): number => values[between(0, values.length - 1)] ?? 0;
  return { chance, between, cents, sometimes, oneOf };
}

/** One salary, or a raise within the period; the base of who has a mixed salary is higher by the variable part. */
function randomSalaries(
  random: Random,
  {
    fortnight,
    wage,
    isMinimum,
    length,
  }: { fortnight: Fortnight; wage: number; isMinimum: boolean; length: number },
): Pick<CheckedPerson, 'daily_salary' | 'sbc' | 'raise'> {
  const { chance, between, sometimes } = draws(random);
  const daily_salary = isMinimum ? wage : randomSalary(random, wage);
  const factor = between(10_493, 11_200) / 10_000;
  const variable = sometimes(0.2, 5, 300);
  const sbcOf = (daily: number): number => inCents(daily * factor + variable);
  const date = addDays(fortnight.initial_date, between(1, length - 2));
  const raised = inCents(daily_salary * (1 + between(2, 30) / 100));
  const isRaised = !isMinimum && chance(0.12);
  return {
    daily_salary,
    sbc: sbcOf(daily_salary),
    raise: isRaised ? { date, daily_salary: raised, sbc: sbcOf(raised) } : null,
  };
}

/** Absences of the month, overtime and Sundays, on days that were worked. */
function randomTimes(
  random: Random,
  { fortnight: { initial_date }, days }: { fortnight: Fortnight; days: readonly DayCode[] },
): Pick<CheckedPerson, 'earlier_absences' | 'overtime' | 'first_week_exempt' | 'sundays'> {
  const { chance, between, sometimes } = draws(random);
  const isWorked = (day: string): boolean => days[daysBetween(initial_date, day)] === '';
  const [overtime, sundays] = [
    randomOvertime(random, initial_date, days.length),
    randomSundays(random, initial_date, days.length),
  ];
  return {
    earlier_absences: dateOf(initial_date) > 1 && chance(0.1) ? between(1, 9) : 0,
    overtime: chance(0.25) ? overtime.filter(({ date }) => isWorked(date)) : [],
    first_week_exempt: sometimes(0.1, 10, 700),
    sundays: chance(0.15) ? sundays.filter(isWorked) : [],
  };
}

/** What was captured in pesos, what the year has paid, and credits but that of a house. */
function randomAmounts(random: Random, isMinimum: boolean) {
  const { chance, cents, sometimes } = draws(random);
  return {
    earlier_other_taxed: isMinimum ? sometimes(0.1, 1, 500) : 0,
    commission: sometimes(0.15, 20, 9000),
    attendance_bonus: sometimes(0.1, 50, 900),
    food_vouchers: sometimes(0.2, 200, 2500),
    travel_expenses: sometimes(0.08, 100, 3000),
    advance: sometimes(0.08, 10, 300),
    year: {
      pay: sometimes(0.5, 1000, 320_000),
      vacation_premium_exempt: sometimes(0.2, 100, 1800),
      benefits_exempt: sometimes(0.2, 100, 40_000),
    },
    fonacot: chance(0.15) ? cents(200, 2400) : null,
    alimony: chance(0.1) ? randomAlimony(random) : null,
  };
}

/** Paid on its last day, or a few days before or after it. */
function randomFortnight(random: Random, since: string): Fortnight {
  for (;;) {
    const year = YEARS[Math.floor(random() * YEARS.length)] ?? 0;
    const month = 1 + Math.floor(random() * MONTHS);
    const isFirst = random() < 0.5;
    const days = `${year}-${String(month).padStart(2, '0')}`;
    const end_date = isFirst ? `${days}-15` : monthEnd(year, month);
    const payment_date = random() < 0.7 ? end_date : addDays(end_date, Math.floor(random() * 6) - 3);
    const initial_date = isFirst ? `${days}-01` : `${days}-16`;
    if (initial_date >= since && payment_date <= `${YEARS.at(-1)}-12-31`)
      return { initial_date, end_date, payment_date, opens_bimester: isFirst && monthOf(end_date) % 2 === 1 };
  }
}

/** The first and the last day; most people are there before and after the period. */
function randomEmployment(
  random: Random,
  { initial_date, end_date }: Fortnight,
  length: number,
): [hire: string, termination: string | null] {
  const share = random();
  const away = 1 + Math.floor(random() * (length - 1));
  if (share < 0.06) return [addDays(initial_date, away), null];
  return ['2023-03-06', share < 0.1 ? addDays(end_date, -away) : null];
}

function minimumWage(date: string, zone: CheckedPerson['zone']): number {
  const wages = PUBLISHED_FIGURES.salario_minimo.findLast((wage) => wage.vigente_desde <= date);
  return Number(wages?.[zone]);
}

/** Around the minimum wage, of most people, and above the limit of the contribution base. */
function randomSalary(random: Random, wage: number): number {
  const share = random();
  const most = share < 0.3 ? 500 : share < 0.85 ? 2000 : share < 0.93 ? 12_000 : 3500;
  return inCents(wage + 0.01 + random() * Math.max(1, most - wage));
}

function randomDays(random: Random, length: number): DayCode[] {
  const days: DayCode[] = Array.from({ length }, () => '');
  const put = (code: DayCode, from: number, count: number): void => {
    for (let day = from; day < Math.min(length, from + count); day += 1) days[day] = code;
  };
  const anyDay = (): number => Math.floor(random() * length);
  if (random() < 0.12) put('V', anyDay(), 1 + Math.floor(random() * 8));
  if (random() < 0.12) put('I', anyDay(), 1 + Math.floor(random() * 14));
  if (random() < 0.2)
    for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) put('F', anyDay(), 1);
  // Who came on few days, or on none.
  if (random() < 0.02) put('F', random() < 0.5 ? 0 : 5, length);
  if (random() < 0.01) put('I', 0, length);
  return days;
}

function randomOvertime(random: Random, from: string, length: number): OvertimeWeek[] {
  const weeks: OvertimeWeek[] = [];
  for (let day = Math.floor(random() * 5); day < length; day += 7)
    weeks.push({
      date: addDays(from, day),
      double_hours: Math.floor(random() * 19) / 2,
      triple_hours: random() < 0.3 ? Math.ceil(random() * 8) / 2 : 0,
    });
  return weeks;
}

function randomSundays(random: Random, from: string, length: number): string[] {
  const days = Array.from({ length }, (_none, at) => addDays(from, at));
  return days.filter((day) => weekdayOf(day) === SUNDAY && random() < 0.7);
}

function randomHousing(random: Random): CheckedPerson['housing'] {
  const share = random();
  if (share < 0.3) return { type: 1, value: [20, 25, 30][Math.floor(random() * 3)] ?? 20 };
  if (share < 0.7) return { type: 2, value: inCents(400 + random() * 3000) };
  return { type: 3, value: Math.round(50_000 + random() * 400_000) / 10_000 };
}

function randomAlimony(random: Random): CheckedPerson['alimony'] {
  if (random() < 0.7) return { type: 1, value: 5 * Math.ceil(random() * 8) };
  return { type: 2, value: inCents(500 + random() * 3000) };
}

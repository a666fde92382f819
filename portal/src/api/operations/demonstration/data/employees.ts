/** The employees of a payroll, derived deterministically from the payroll's key and their index. */
import type { LeavingCause } from '@lienzo/schema/masters/employee-endpoints';
import { clabeCheckDigit } from '@lienzo/schema/payroll/clabe';
import { curpOf } from '@lienzo/schema/payroll/curp';
import { nssCheckDigit } from '@lienzo/schema/payroll/nss';
import { PAID_DAYS } from '@lienzo/schema/payroll/payroll-periods';
import { plainUpper } from '@lienzo/schema/payroll/person-key';
import { addDays, plainDate, yearOf } from '@lienzo/schema/payroll/plain-date';
import { rfcOf } from '@lienzo/schema/payroll/rfc';
import { Decimal } from 'decimal.js';
import { demoMinimumWage, demoSbc } from './demo-figures.ts';
import { JOB_PROFILES, type JobProfile, type Position } from './job-profiles.ts';
import { MEN, SECOND_MEN, SECOND_WOMEN, SURNAMES, WOMEN } from './names.ts';
import type { DemoClient, DemoPaysheet } from './organizations.ts';
import { type Random, randomOf } from './random.ts';

export type DemoEmployee = {
  human_id: string;
  name: string;
  nombres: string;
  apellido_paterno: string;
  apellido_materno: string;
  rfc: string;
  curp: string;
  ssn: string;
  birth_date: string;
  gender: 'Mujer' | 'Hombre';
  estado_civil: string;
  email: string;
  telefono: string;
  position: string;
  hire_date: string;
  termination_date: string | null;
  /** The code of IMSS. */
  causa_baja: LeavingCause | null;
  daily_salary: string;
  sbc: string;
  bank: string;
  bank_account: string;
  clabe: string;
  /** Indices of the payroll's cost centre and of the client's registro patronal. */
  cost_center: number;
  register: number;
  /** Daily pay with the date from which it applies, ascending. */
  salaries: { from: string; daily: string }[];
  fixedDeductions: { key: string; amount: Decimal }[];
  alimony_percent: string;
};

export type DemoScope = {
  client: DemoClient;
  paysheet: DemoPaysheet;
  /** The payroll's index among all, so that no two employees share an NSS. */
  paysheetNumber: number;
  today: string;
};

const PAYSHEETS = 14;
/** The date of the yearly raise. */
const RAISE_DAY = '2026-01-01';
/** As IMSS numbers them; the second is the commonest. */
const CAUSES = ['2', '2', '1', '3'] as const;

/** The employee at `index` (from 0) of a payroll. */
export function demoEmployee(scope: DemoScope, index: number): DemoEmployee {
  const random = randomOf('employee', scope.paysheet.id_humansite, index);
  const profile = JOB_PROFILES[scope.paysheet.profile];
  const woman = random.chance(0.47);
  const position = positionOf(random, profile);
  const person = { ...personName(random, woman), birth_date: birthDate(random) };
  const employment = employmentOf(random, person.birth_date, scope.today);
  const salaries = salaryHistory(random, position, employment.hire_date);
  const lastDay = employment.termination_date ?? scope.today;
  const daily = salaryOn(salaries, lastDay);
  const serial = scope.paysheetNumber + PAYSHEETS * index;
  return {
    human_id: String(10_001 + index),
    name: `${person.nombres} ${person.apellido_paterno} ${person.apellido_materno}`,
    ...person,
    rfc: rfcOf(person),
    curp: curpOf(person, woman ? 'M' : 'H', random.pick(scope.client.states)),
    ssn: socialSecurityNumber(serial, person.birth_date),
    gender: woman ? 'Mujer' : 'Hombre',
    estado_civil: civilStatus(random, woman),
    email: mailOf(person, index, scope.client.mailDomain),
    telefono: `${random.pick(['55', '33', '81', '442', '998'])} ${random.whole(1000, 9999)} ${random.whole(1000, 9999)}`,
    position: position[0][woman ? 1 : 0],
    ...employment,
    daily_salary: daily,
    sbc: demoSbc(daily, employment.hire_date, lastDay),
    ...accountOf(clabe(random)),
    cost_center: random.whole(0, profile.costCenters.length - 1),
    register: random.whole(0, scope.client.registers.length - 1),
    salaries,
    ...deductionsOf(random, profile, daily, scope.paysheet),
  };
}

/** The daily pay on a date. */
export function salaryOn(salaries: DemoEmployee['salaries'], day: string): string {
  return (salaries.findLast((one) => one.from <= day) ?? salaries[0])?.daily ?? '0';
}

/** Positions are listed from the most common to the rarest. */
function positionOf(random: Random, { positions }: JobProfile): Position {
  const match = positions[Math.floor(positions.length * random.next() ** 1.7)];
  if (match === undefined) throw new RangeError('a profile without positions');
  return match;
}

function personName(random: Random, woman: boolean) {
  const first = random.pick(woman ? WOMEN : MEN);
  const second = random.pick(woman ? SECOND_WOMEN : SECOND_MEN);
  const nombres = random.chance(0.4) && second !== first ? `${first} ${second}` : first;
  return { nombres, apellido_paterno: random.pick(SURNAMES), apellido_materno: random.pick(SURNAMES) };
}

const birthDate = (random: Random): string =>
  plainDate(random.whole(1964, 2003), random.whole(1, 12), random.whole(1, 28));

function civilStatus(random: Random, woman: boolean): string {
  const end = woman ? 'a' : 'o';
  return random.pick([
    `Solter${end}`,
    `Solter${end}`,
    `Casad${end}`,
    `Casad${end}`,
    'Unión libre',
    `Divorciad${end}`,
  ]);
}

/** Most were hired long ago, some within the years that have periods; about one in sixteen has left. */
function employmentOf(random: Random, birth: string, today: string) {
  const recent = random.chance(0.18);
  const drawn = recent
    ? addDays('2025-01-02', random.whole(0, 540))
    : plainDate(random.whole(2009, 2024), random.whole(1, 12), random.whole(1, 28));
  const adult = addDays(`${yearOf(birth) + 18}${birth.slice(4)}`, random.whole(30, 900));
  const [, grown = drawn] = [drawn, adult].sort();
  const hire_date = grown > today ? addDays(grown, -3 * 365) : grown;
  const left = random.chance(0.06) ? addDays('2025-03-01', random.whole(0, 560)) : null;
  const cause = random.pick(CAUSES);
  const gone = left !== null && left <= today && left > addDays(hire_date, 60);
  return {
    hire_date,
    termination_date: gone ? left : null,
    causa_baja: gone ? cause : null,
  };
}

function salaryHistory(random: Random, [, from, to]: Position, hireDate: string): DemoEmployee['salaries'] {
  const floor2025 = demoMinimumWage('2025-06-01');
  const drawn = new Decimal(from).plus(new Decimal(to - from).times(random.next() ** 1.4)).toDecimalPlaces(2);
  const before = Decimal.max(floor2025, drawn);
  const raised = before.times(1 + random.whole(40, 75) / 1000).toDecimalPlaces(2);
  const after = Decimal.max(demoMinimumWage(RAISE_DAY), raised);
  if (hireDate >= RAISE_DAY) return [{ from: hireDate, daily: after.toFixed(2) }];
  return [
    { from: hireDate, daily: before.toFixed(2) },
    { from: RAISE_DAY, daily: after.toFixed(2) },
  ];
}

function deductionsOf(random: Random, profile: JobProfile, daily: string, paysheet: DemoPaysheet) {
  const days = PAID_DAYS[paysheet.periodicity];
  const pay = new Decimal(daily).times(days);
  const share = (percent: number) => pay.times(percent).dividedBy(100).toDecimalPlaces(2);
  const fixedDeductions: DemoEmployee['fixedDeductions'] = [];
  if (random.chance(0.22)) fixedDeductions.push({ key: 'D010', amount: share(random.whole(10, 18)) });
  if (random.chance(0.09)) fixedDeductions.push({ key: 'D011', amount: share(random.whole(4, 9)) });
  if (profile.union) fixedDeductions.push({ key: 'D019', amount: share(1) });
  return { fixedDeductions, alimony_percent: random.chance(0.03) ? String(random.whole(15, 25)) : '0' };
}

/** Subdelegation, years of registration and birth, a serial number, Luhn check digit. */
function socialSecurityNumber(serial: number, birth: string): string {
  const office = String(11 + Math.floor(serial / 10_000)).padStart(2, '0');
  const registered = String((yearOf(birth) + 19) % 100).padStart(2, '0');
  const ten = `${office}${registered}${birth.slice(2, 4)}${String(serial % 10_000).padStart(4, '0')}`;
  return `${ten}${nssCheckDigit(ten)}`;
}

function mailOf(
  person: { nombres: string; apellido_paterno: string },
  index: number,
  domain: string,
): string {
  const plain = (text: string) => plainUpper(text).toLowerCase().replaceAll('ñ', 'n').split(' ')[0] ?? '';
  return `${plain(person.nombres)}.${plain(person.apellido_paterno)}${index + 1}@${domain}`;
}

/** By the first three digits of a CLABE. */
const BANKS: Record<string, string> = {
  '002': 'Banamex',
  '012': 'BBVA México',
  '014': 'Santander',
  '021': 'HSBC',
  '072': 'Banorte',
};

const accountOf = (clabe: string) => ({
  bank: BANKS[clabe.slice(0, 3)] ?? '',
  bank_account: clabe.slice(6, 17),
  clabe,
});

/** Bank, place, account, check digit. */
function clabe(random: Random): string {
  const body = `${random.pick(Object.keys(BANKS))}180${String(random.whole(0, 99_999_999_999)).padStart(11, '0')}`;
  return `${body}${clabeCheckDigit(body)}`;
}

/** What is to be expected of a person's data: keys, days and amounts that do not go together are told, not refused. */
import { Decimal } from 'decimal.js';
import { expectedMessages as texts } from '../rule-messages/expected-messages.ts';
import { foldText } from '../text/fold-text.ts';
import { isValidCurp } from './curp.ts';
import { PUBLISHED_FIGURES } from './figures/published-figures.ts';
import { fullYears, isPlainDate } from './plain-date.ts';
import { isGenericRfc } from './rfc.ts';

export type Odd<Field extends string> = { field: Field; message: string };

const RFC_DAY = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z0-9]{3}$/;
const CURP_PARTS = /^[A-Z]{4}(\d{2})(\d{2})(\d{2})([HMX])([A-Z]{2})[A-Z]{3}([0-9A-Z])\d$/;

/** The year, month and day inside of an RFC of a person or a company; null: it has not the form, or is everybody's. */
function rfcDay(rfc: string): [string, string, string] | null {
  const [, year, month, day] = (isGenericRfc(rfc) ? null : RFC_DAY.exec(rfc)) ?? [];
  return year === undefined || month === undefined || day === undefined ? null : [year, month, day];
}

/** Whether the date inside of an RFC is in no calendar; its century is not told. */
export function hasImpossibleDay(rfc: string): boolean {
  const parts = rfcDay(rfc);
  if (parts === null) return false;
  const [year, month, day] = parts;
  return !['19', '20'].some((century) => isPlainDate(`${century}${year}-${month}-${day}`));
}

/** What a CURP says of who has it. */
export type CurpFacts = { birth_date: string; gender: string; state: string };

/** @returns null for what has not the form of a CURP; `impossible` for one with a date of no calendar. */
export function curpFacts(curp: string): CurpFacts | 'impossible' | null {
  const [, year, month, day, sex = '', code = '', mark = ''] = CURP_PARTS.exec(curp) ?? [];
  if (year === undefined) return null;
  // The mark before the check digit is a digit for births before 2000, a letter since (Instructivo de la CURP).
  const birth_date = `${/\d/.test(mark) ? '19' : '20'}${year}-${month}-${day}`;
  if (!isPlainDate(birth_date)) return 'impossible';
  return { birth_date, gender: texts.genders[sex] ?? '', state: texts.states[code] ?? '' };
}

export type ExpectedPerson = {
  rfc: string;
  curp: string;
  birth_date: string;
  gender: string;
  lugar_nacimiento: string;
  hire_date: string;
};

/** The fields that a CURP with its right check digit fills, of those that are empty. */
export function filledByCurp<
  Values extends Readonly<Record<'curp' | 'birth_date' | 'gender' | 'lugar_nacimiento', string>>,
>(values: Values): Partial<Record<'birth_date' | 'gender' | 'lugar_nacimiento', string>> {
  const curp = values.curp.trim().toUpperCase();
  const facts = isValidCurp(curp) ? curpFacts(curp) : null;
  if (facts === null || facts === 'impossible') return {};
  return {
    ...(values.birth_date === '' ? { birth_date: facts.birth_date } : {}),
    ...(values.gender === '' && facts.gender !== '' ? { gender: facts.gender } : {}),
    ...(values.lugar_nacimiento === '' && facts.state !== '' ? { lugar_nacimiento: facts.state } : {}),
  };
}

/** The youngest age at which work is allowed, that of majority (LFT arts. 22, 22 Bis and 23), and one nobody expects. */
const YOUNGEST = 15;
const ADULT = 18;
const OLDEST = 85;

export function oddPerson(person: ExpectedPerson): Odd<keyof ExpectedPerson>[] {
  const odd: Odd<keyof ExpectedPerson>[] = [];
  const { birth_date: birth, hire_date: hired } = person;
  const [rfc, curp] = [person.rfc.toUpperCase(), person.curp.toUpperCase()];
  const facts = curpFacts(curp);
  const born = rfcDay(rfc)?.join('');
  if (hasImpossibleDay(rfc)) odd.push({ field: 'rfc', message: texts.impossibleRfc });
  else if (born !== undefined && isPlainDate(birth) && born !== birth.slice(2).replaceAll('-', ''))
    odd.push({ field: 'birth_date', message: texts.otherBirthInRfc });
  if (facts === 'impossible') odd.push({ field: 'curp', message: texts.impossibleCurp });
  else if (facts !== null) odd.push(...againstCurp(person, facts));
  if (isPlainDate(birth) && isPlainDate(hired)) {
    const age = hired < birth ? -1 : fullYears(birth, hired);
    if (age < YOUNGEST) odd.push({ field: 'hire_date', message: texts.tooYoung(Math.max(0, age)) });
    else if (age < ADULT) odd.push({ field: 'hire_date', message: texts.minor(age) });
    else if (age > OLDEST) odd.push({ field: 'hire_date', message: texts.tooOld(age) });
  }
  return odd;
}

/** Whether somebody is registered as a man; where the sex is not written in one of its words, the CURP tells. */
export const isRegisteredAsMan = ({ gender, curp }: Pick<ExpectedPerson, 'gender' | 'curp'>): boolean => {
  const written = foldText(gender.trim());
  if (['hombre', 'masculino'].includes(written)) return true;
  if (['mujer', 'femenino'].includes(written)) return false;
  const facts = curpFacts(curp);
  return facts !== null && facts !== 'impossible' && facts.gender === texts.genders.H;
};

function againstCurp(
  { birth_date, gender, lugar_nacimiento }: ExpectedPerson,
  facts: CurpFacts,
): Odd<keyof ExpectedPerson>[] {
  const known = ['Mujer', 'Hombre'].includes(gender) && facts.gender !== '';
  const state = stateOf(lugar_nacimiento);
  return [
    ...(isPlainDate(birth_date) && birth_date !== facts.birth_date
      ? [{ field: 'birth_date' as const, message: texts.otherBirthInCurp(shownDay(facts.birth_date)) }]
      : []),
    ...(known && gender !== facts.gender
      ? [{ field: 'gender' as const, message: texts.otherSexInCurp(facts.gender) }]
      : []),
    ...(state !== null && facts.state !== '' && state !== facts.state
      ? [{ field: 'lugar_nacimiento' as const, message: texts.otherStateInCurp(facts.state) }]
      : []),
  ];
}

const shownDay = (day: string): string => day.split('-').reverse().join('/');

const STATES = new Map(
  Object.entries(texts.states).flatMap(([code, name]) => [
    [foldText(code), name],
    [foldText(name), name],
  ]),
);
for (const [other, name] of Object.entries(texts.otherStateNames)) STATES.set(foldText(other), name);

/** The state that a place of birth names by its code or its name; null: a town, or nothing. */
const stateOf = (position: string): string | null => STATES.get(foldText(position.trim())) ?? null;

export type ExpectedSalary = { daily_salary: string; sbc: string };

/**
 * @param day from which the salary is paid; before the first minimum wage that is known nothing is compared with it.
 * @param zone of the payroll.
 */
export function oddSalary(
  { daily_salary, sbc }: ExpectedSalary,
  { day, zone }: { day: string; zone: 'general' | 'frontera' },
): Odd<keyof ExpectedSalary>[] {
  const [salary, base] = [daily_salary, sbc].map((text) =>
    /^\d+(\.\d+)?$/.test(text) ? new Decimal(text) : null,
  );
  const least = PUBLISHED_FIGURES.salario_minimo.findLast((entry) => entry.vigente_desde <= day)?.[zone];
  const odd: Odd<keyof ExpectedSalary>[] = [];
  if (salary && least !== undefined && salary.lessThan(least))
    odd.push({ field: 'daily_salary', message: texts.salaryBelowMinimum(least, texts.zones[zone]) });
  if (salary && base?.lessThan(salary)) odd.push({ field: 'sbc', message: texts.sbcBelowSalary });
  else if (base && least !== undefined && base.lessThan(least))
    odd.push({ field: 'sbc', message: texts.sbcBelowMinimum(least, texts.zones[zone]) });
  return odd;
}

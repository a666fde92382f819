import { expect, test } from 'vitest';
import { curpOf } from './curp.ts';
import { curpFacts, filledByCurp, hasImpossibleDay, oddPerson, oddSalary } from './expected-person.ts';
import { rfcOf } from './rfc.ts';

const PERSON = {
  nombres: 'Elena',
  apellido_paterno: 'Ríos',
  apellido_materno: 'Luna',
  birth_date: '1988-02-29',
};
const CURP = curpOf(PERSON, 'M', 'JC');
const RIGHT = {
  ...{ rfc: rfcOf(PERSON), curp: CURP, birth_date: '1988-02-29' },
  ...{ gender: 'Mujer', lugar_nacimiento: 'Jalisco', hire_date: '2026-01-05' },
};
const fieldsOf = (changes: Partial<typeof RIGHT>): string[] =>
  oddPerson({ ...RIGHT, ...changes }).map(({ field }) => field);

test('what goes together is not told, a leap day neither', () => {
  expect(oddPerson(RIGHT)).toEqual([]);
  expect(fieldsOf({ lugar_nacimiento: 'jalisco' })).toEqual([]);
  expect(fieldsOf({ lugar_nacimiento: 'JC' })).toEqual([]);
  // A town is no state, and who is neither is not compared.
  expect(fieldsOf({ lugar_nacimiento: 'Tequila' })).toEqual([]);
  expect(fieldsOf({ gender: 'No binario' })).toEqual([]);
  expect(fieldsOf({ rfc: 'XAXX010101000' })).toEqual([]);
});

test('dates of no calendar in RFC and CURP', () => {
  expect(hasImpossibleDay('RILE850230AB1')).toBe(true);
  expect(hasImpossibleDay('RIL850230AB1')).toBe(true);
  // 29 February 2000 exists, 1900 has none.
  expect(hasImpossibleDay('RILE000229AB1')).toBe(false);
  expect(hasImpossibleDay('RILE010229AB1')).toBe(true);
  expect(fieldsOf({ rfc: 'RILE850230AB1' })).toEqual(['rfc']);
  expect(fieldsOf({ curp: 'RILE850631MJCSNL01' })).toEqual(['curp']);
  expect(curpFacts('RILE010229MJCSNL01')).toBe('impossible');
  expect(curpFacts('RILE040229MJCSNLA1')).toMatchObject({ birth_date: '2004-02-29' });
});

test('birth, sex and state against the keys', () => {
  expect(fieldsOf({ birth_date: '1988-02-28' })).toEqual(['birth_date', 'birth_date']);
  expect(fieldsOf({ gender: 'Hombre' })).toEqual(['gender']);
  expect(fieldsOf({ lugar_nacimiento: 'Sonora' })).toEqual(['lugar_nacimiento']);
});

test('age at hire', () => {
  const born = (birth_date: string) =>
    oddPerson({ ...RIGHT, rfc: '', curp: '', birth_date }).map(({ message }) => message);
  expect(born('2011-01-06')).toEqual([expect.stringContaining('Tendría 14 años')]);
  expect(born('2011-01-05')).toEqual([expect.stringContaining('Tiene 15 años')]);
  expect(born('2008-01-05')).toEqual([]);
  expect(born('2027-01-05')).toEqual([expect.stringContaining('edad mínima')]);
  expect(born('1939-01-01')).toEqual([expect.stringContaining('Tendría 87 años')]);
});

test('a right CURP fills what is empty, and nothing else', () => {
  const empty = { curp: CURP, birth_date: '', gender: '', lugar_nacimiento: '' };
  expect(filledByCurp(empty)).toEqual({
    birth_date: '1988-02-29',
    gender: 'Mujer',
    lugar_nacimiento: 'Jalisco',
  });
  expect(filledByCurp({ ...empty, birth_date: '1990-01-01' })).not.toHaveProperty('birth_date');
  const other = `${CURP.slice(0, 17)}${(Number(CURP.slice(17)) + 1) % 10}`;
  expect(filledByCurp({ ...empty, curp: other })).toEqual({});
});

test('salary and SBC against each other and the minimum wage of the zone', () => {
  const odd = (
    daily_salary: string,
    sbc: string,
    zone: 'general' | 'frontera' = 'general',
    day = '2026-03-01',
  ) => oddSalary({ daily_salary, sbc }, { day, zone }).map(({ field }) => field);
  expect(odd('400.00', '419.72')).toEqual([]);
  expect(odd('315.04', '330.57')).toEqual([]);
  expect(odd('315.03', '330.57')).toEqual(['daily_salary']);
  expect(odd('315.04', '330.57', 'frontera')).toEqual(['daily_salary', 'sbc']);
  expect(odd('400', '399.99')).toEqual(['sbc']);
  expect(odd('300', '310')).toEqual(['daily_salary', 'sbc']);
  // Of the year of the salary.
  expect(odd('280', '293', 'general', '2025-06-01')).toEqual([]);
  expect(odd('50', '53', 'general', '2001-06-01')).toEqual([]);
});

import { expect, test } from 'vitest';
import { isValidClabe } from './clabe.ts';
import { curpOf, isValidCurp } from './curp.ts';
import { isValidNss, nssCheckDigit } from './nss.ts';
import { rfcOf, rfcProblem } from './rfc.ts';

const gloria = {
  nombres: 'Gloria',
  apellido_paterno: 'Hernández',
  apellido_materno: 'García',
  birth_date: '1956-04-27',
};
const emma = {
  nombres: 'Emma',
  apellido_paterno: 'Gómez',
  apellido_materno: 'Díaz',
  birth_date: '1956-12-31',
};
const nunez = {
  nombres: 'María José',
  apellido_paterno: 'Núñez',
  apellido_materno: 'De la Peña',
  birth_date: '2001-02-03',
};

test("the registries' published samples hold", () => {
  expect(isValidCurp('HEGG560427MVZRRL04')).toBe(true);
  expect(isValidCurp('BEML920313HCMLNS09')).toBe(true);
  expect(isValidCurp('BOXW310820HNERXN09')).toBe(true);
  expect(rfcProblem('GODE561231GR8')).toBeNull();
  expect(rfcProblem('IMS421231I45')).toBeNull();
  expect(rfcProblem('SAT970701NN3')).toBeNull();
  expect(rfcProblem('XAXX010101000')).toBeNull();
  expect(isValidNss('72795608040')).toBe(true);
  // Luhn's own: of 1234567890 every second digit from the right is doubled.
  expect(nssCheckDigit('1234567890')).toBe('3');
});

test('made keys are the published ones', () => {
  expect(curpOf(gloria, 'M', 'VZ')).toBe('HEGG560427MVZRRL04');
  expect(rfcOf(emma)).toBe('GODE561231GR8');
});

test('accents, ñ, particles and common first names follow the registries', () => {
  expect(curpOf(nunez, 'M', 'JC').slice(0, 17)).toBe('NUPJ010203MJCXXSA');
  expect(rfcOf(nunez).slice(0, 10)).toBe('NUPJ010203');
  expect(isValidCurp(curpOf(nunez, 'M', 'JC'))).toBe(true);
  expect(rfcProblem(rfcOf(nunez))).toBeNull();
});

test('rude words are changed, each registry in its own letter', () => {
  const person = {
    nombres: 'Olga',
    apellido_paterno: 'Pérez',
    apellido_materno: 'Duarte',
    birth_date: '1990-01-01',
  };
  expect(rfcOf(person).slice(0, 4)).toBe('PEDX');
  expect(curpOf(person, 'M', 'DF').slice(0, 4)).toBe('PXDO');
});

test('a missing mother surname is allowed', () => {
  const person = {
    nombres: 'Luis',
    apellido_paterno: 'Soto',
    apellido_materno: '',
    birth_date: '1990-01-01',
  };
  expect(isValidCurp(curpOf(person, 'H', 'NL'))).toBe(true);
  expect(rfcProblem(rfcOf(person))).toBeNull();
});

test('a wrong digit, length or letter is noticed', () => {
  expect(isValidCurp('HEGG560427MVZRRL05')).toBe(false);
  expect(isValidCurp('HEGG561327MVZRRL04')).toBe(false);
  expect(rfcProblem('GODE561231GR7')).toBe('digito');
  expect(rfcProblem('GODE561331GR8')).toBe('formato');
  expect(isValidNss('72795608041')).toBe(false);
  expect(isValidNss('7279560804')).toBe(false);
  expect(nssCheckDigit('7279560804')).toBe('0');
});

test('a CLABE has 18 digits, the last of them a check', () => {
  expect(isValidClabe('032180000118359719')).toBe(true);
  expect(isValidClabe('032180000118359710')).toBe(false);
  expect(isValidClabe('03218000011835971')).toBe(false);
});

/** People whose names and keys try the files for the IMSS: Ñ, long names, apostrophes, one surname. */
import fc from 'fast-check';
import { digits } from '../../capture/testing/payroll-arbitraries.ts';
import { CURP_STATES, curpOf } from '../../payroll/curp.ts';
import { nssCheckDigit } from '../../payroll/nss.ts';
import { addDays } from '../../payroll/plain-date.ts';
import { rfcOf } from '../../payroll/rfc.ts';

export const anNss = digits(10).map((ten) => `${ten}${nssCheckDigit(ten)}`);
export const aRegister = fc.stringMatching(/^[A-Z]\d{10}$/);

const aSurname = fc.constantFrom(
  ...[
    'Ñúñez',
    'Muñoz',
    'O’Farrill',
    "D'Angelo",
    'De la Peña y Ordóñez',
    'Güemes',
    'Ek',
    'Pérez-Gómez',
    'Søren',
  ],
  'Montemayor de los Santos Echeverría',
);
const givenNames = fc.constantFrom(
  ...['Ma. del Carmen', 'José', 'Íñigo', 'Begoña', 'Jean-Luc', 'Ángel Maximiliano Guadalupe de Jesús', 'Lu'],
);

/** An amount with up to two decimals, between two whole ones. */
export const pesos = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => (cents / 100).toFixed(2));

/** With keys that fit the name. */
export const aWorker = fc
  .record({
    person_number: fc.option(fc.stringMatching(/^[A-Z0-9]{1,10}$/), { nil: null }),
    nss: anNss,
    apellido_paterno: aSurname,
    apellido_materno: fc.option(aSurname, { nil: null }),
    nombres: givenNames,
    birth: fc.integer({ min: 0, max: 45 * 365 }).map((days) => addDays('1960-01-01', days)),
    sexo: fc.constantFrom<'H' | 'M'>('H', 'M'),
    state: fc.constantFrom(...CURP_STATES),
  })
  .map(({ birth, state, ...person }) => {
    // Registries read names without their marks.
    const plain = (name: string | null) =>
      (name ?? '').replace(/['’.]/g, '').replaceAll('-', ' ').replaceAll('ø', 'o');
    const letters = {
      nombres: plain(person.nombres),
      apellido_paterno: plain(person.apellido_paterno),
      apellido_materno: plain(person.apellido_materno),
      birth_date: birth,
    };
    return {
      ...person,
      birth_date: birth,
      estado_nacimiento: state,
      rfc: rfcOf(letters),
      curp: curpOf(letters, person.sexo, state),
    };
  });

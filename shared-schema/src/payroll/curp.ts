/** Clave única de registro de población: 18 characters. */
import {
  birthKey,
  givenNameKey,
  innerConsonant,
  innerVowel,
  isRude,
  type Person,
  surnameKey,
} from './person-key.ts';

/** The codes of the states of birth; NE is abroad. */
export const CURP_STATES =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(
    ' ',
  );

const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const PATTERN =
  /^[A-Z][AEIOUX][A-Z]{2}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d$/;

/** The check digit of the first 17 characters. */
export function curpCheckDigit(body: string): string {
  let sum = 0;
  for (const [at, letter] of [...body].entries()) sum += ALPHABET.indexOf(letter) * (18 - at);
  return String((10 - (sum % 10)) % 10);
}

export function isValidCurp(curp: string): boolean {
  return (
    PATTERN.test(curp) &&
    CURP_STATES.includes(curp.slice(11, 13)) &&
    curpCheckDigit(curp.slice(0, 17)) === curp.slice(17)
  );
}

/**
 * The CURP of a person.
 * @param sexo H hombre, M mujer.
 * @param estado one of `CURP_STATES`.
 * @param serial tells namesakes apart, from 0: a digit for births before 2000, a letter since.
 */
export function curpOf(person: Person, sexo: 'H' | 'M', estado: string, serial = 0): string {
  const paterno = surnameKey(person.apellido_paterno);
  const materno = surnameKey(person.apellido_materno);
  const nombre = givenNameKey(person.nombres);
  const letters = [paterno.charAt(0), innerVowel(paterno), materno.charAt(0), nombre.charAt(0)]
    .map(known)
    .join('');
  const four = isRude(letters) ? `${letters.charAt(0)}X${letters.slice(2)}` : letters;
  const consonants = [paterno, materno, nombre].map((word) => known(innerConsonant(word))).join('');
  const mark = person.birth_date < '2000' ? String(serial) : String.fromCharCode(65 + serial);
  const body = `${four}${birthKey(person.birth_date)}${sexo}${estado}${consonants}${mark}`;
  return `${body}${curpCheckDigit(body)}`;
}

/** X stands for what is missing and for Ñ. */
const known = (letter: string | undefined): string =>
  letter === undefined || letter === '' || letter === 'Ñ' ? 'X' : letter;

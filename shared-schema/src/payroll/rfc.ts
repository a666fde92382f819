/** Registro federal de contribuyentes: 13 characters for a person, 12 for a company. */
import {
  birthKey,
  givenNameKey,
  innerVowel,
  isRude,
  type Person,
  plainUpper,
  surnameKey,
} from './person-key.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
/** The RFC of the general public and of foreigners, valid by decree. */
const GENERIC = ['XAXX010101000', 'XEXX010101000'];
const PATTERN = /^[A-ZÑ&]{3,4}(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/;

/** The check digit of the first 12 characters (11 of a company, padded with one space at the left). */
export function rfcCheckDigit(body: string): string {
  const padded = body.padStart(12, ' ');
  let sum = 0;
  for (const [at, letter] of [...padded].entries()) sum += ALPHABET.indexOf(letter) * (13 - at);
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? 'A' : String(digit);
}

/** Whether an RFC is everybody's: it identifies no one. */
export const isGenericRfc = (rfc: string): boolean => GENERIC.includes(rfc);

/** `formato`: not an RFC. `digito`: well formed, but the digit differs; some real ones do, so warn, do not block. */
export function rfcProblem(rfc: string): 'formato' | 'digito' | null {
  if (isGenericRfc(rfc)) return null;
  if (!PATTERN.test(rfc)) return 'formato';
  return rfcCheckDigit(rfc.slice(0, -1)) === rfc.slice(-1) ? null : 'digito';
}

/** The RFC of a person with its homoclave and check digit. */
export function rfcOf(person: Person): string {
  const body = `${rfcLetters(person)}${birthKey(person.birth_date)}`;
  const full = `${person.apellido_paterno} ${person.apellido_materno} ${person.nombres}`;
  const withHomoclave = `${body}${homoclave(full)}`;
  return `${withHomoclave}${rfcCheckDigit(withHomoclave)}`;
}

function rfcLetters(person: Person): string {
  const paterno = surnameKey(person.apellido_paterno);
  const materno = surnameKey(person.apellido_materno);
  const nombre = givenNameKey(person.nombres);
  const vowel = innerVowel(paterno);
  let letters: string;
  if (materno === '') letters = `${paterno.slice(0, 2)}${nombre.slice(0, 2)}`;
  else if (paterno.length <= 2 || vowel === undefined)
    letters = `${paterno.charAt(0)}${materno.charAt(0)}${nombre.slice(0, 2)}`;
  else letters = `${paterno.charAt(0)}${vowel}${materno.charAt(0)}${nombre.charAt(0)}`;
  const four = letters.padEnd(4, 'X');
  return isRude(four) ? `${four.slice(0, 3)}X` : four;
}

const HOMOCLAVE = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** Two characters from the whole name, so that namesakes of one birthday seldom meet. */
function homoclave(fullName: string): string {
  const digits = `0${[...plainUpper(fullName).replace(/\s+/g, ' ')].map(homoclaveValue).join('')}`;
  let sum = 0;
  for (let at = 0; at + 1 < digits.length; at += 1)
    sum += Number(digits.slice(at, at + 2)) * Number(digits.charAt(at + 1));
  const rest = sum % 1000;
  return `${HOMOCLAVE.charAt(Math.floor(rest / 34))}${HOMOCLAVE.charAt(rest % 34)}`;
}

/** The tax office's two digits of a letter: A 11 to I 19, J 21 to R 29, S 32 to Z 39. */
function homoclaveValue(letter: string): string {
  if (letter === '&') return '10';
  if (letter === 'Ñ') return '40';
  if (/\d/.test(letter)) return `0${letter}`;
  const at = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter);
  if (at < 0) return '00';
  return String(at < 9 ? 11 + at : at < 18 ? 12 + at : 14 + at);
}

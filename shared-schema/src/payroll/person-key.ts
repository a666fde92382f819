/** The letters that RFC and CURP take from a person's name and birth. */

export type Person = {
  nombres: string;
  apellido_paterno: string;
  /** '' when there is none. */
  apellido_materno: string;
  /** `YYYY-MM-DD` */
  birth_date: string;
};

/** Words of a name that do not count. */
const PARTICLES = new Set([
  'DE',
  'DEL',
  'LA',
  'LAS',
  'LOS',
  'Y',
  'MC',
  'MAC',
  'VON',
  'VAN',
  'DA',
  'DAS',
  'DI',
  'DD',
]);
/** First names that give way to the second one. */
const COMMON_NAMES = new Set(['MARIA', 'MA', 'MA.', 'JOSE', 'J', 'J.']);

/** Upper case, without accents; Ñ stays. */
export function plainUpper(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('Ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'Ñ')
    .trim();
}

const textOf = (text: string): string[] =>
  plainUpper(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The first word of a surname that counts. */
export function surnameKey(text: string): string {
  const texts = textOf(text);
  return texts.find((word) => !PARTICLES.has(word)) ?? texts[0] ?? '';
}

/** The given name that counts: the second one of "María Elena" and "José Luis". */
export function givenNameKey(text: string): string {
  const terms = textOf(text).filter((word, _at, all) => all.length === 1 || !PARTICLES.has(word));
  const [first = '', second] = terms;
  return COMMON_NAMES.has(first) && second !== undefined ? second : first;
}

/** The first vowel after the first letter, or undefined. */
export const innerVowel = (word: string): string | undefined => /[AEIOU]/.exec(word.slice(1))?.[0];

/** The first consonant after the first letter, or undefined. */
export const innerConsonant = (word: string): string | undefined =>
  /[B-DF-HJ-NP-TV-ZÑ]/.exec(word.slice(1))?.[0];

/** The birth as `YYMMDD`. */
export const birthKey = (birth_date: string): string => birth_date.slice(2).replaceAll('-', '');

/** Four letters that read as a rude word; both registries change one of them. */
const RUDE = new Set(
  'BUEI BUEY CACA CACO CAGA CAGO CAKA COGE COGI COJA COJE COJI COJO CULO FETO GUEI GUEY JOTO KACA KACO KAGA KAGO KAKA KOGE KOJO KULO LOCA LOCO MAME MAMO MEAR MEAS MEON MIAR MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA ROBA ROBO RUIN SENO TETA VACA VAGA VAGO VUEI VUEY'.split(
    ' ',
  ),
);
export const isRude = (letters: string): boolean => RUDE.has(letters);

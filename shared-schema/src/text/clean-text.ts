/** The one place that normalises text from outside: forms, workbooks, programs with a token, names of files. */

/** What ends a line or sets a distance; a space stands for it. (`\s` has the byte order mark too, which is nothing.) */
const DISTANCES = /[\t-\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/gu;
/**
 * What nobody sees: controls, halves of a character, format characters (zero width, soft hyphen, byte order mark,
 * marks that turn the direction of writing), and fillers that look like nothing.
 */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;

/** What people write between the groups of a key: `43-91-00-0033`, `CADS 910517 MDFMZF08`. */
const SEPARATORS = /[\s\p{Pd}\u2212._/\\·•]/gu;

/** Composed letters (NFC), nothing invisible, one space between words and none around them. */
export const cleanText = (text: string): string =>
  text.replace(DISTANCES, ' ').replace(INVISIBLE, '').normalize('NFC').replace(/ {2,}/g, ' ').trim();

/** An RFC, CURP, NSS or CLABE as it is stored: without separators, in capitals. */
export const cleanKey = (text: string): string => cleanText(text).replace(SEPARATORS, '').toUpperCase();

/** Names of characters that people meet in their files. */
const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'guion opcional',
  '\u200b': 'espacio de ancho cero',
  '\u200c': 'separador de ancho cero',
  '\u200d': 'unión de ancho cero',
  '\u200e': 'marca de izquierda a derecha',
  '\u200f': 'marca de derecha a izquierda',
  '\u2060': 'unión de palabras',
  '\ufeff': 'marca de orden de bytes',
};

/** The invisible characters of a text, each once, as a person can look them up: `U+200B espacio de ancho cero`. */
export function invisibleCharacters(text: string): string[] {
  const matches = new Set(text.replace(DISTANCES, ' ').match(INVISIBLE) ?? []);
  return [...matches].map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `U+${code} ${NAMES[character] ?? 'carácter de control'}`;
  });
}

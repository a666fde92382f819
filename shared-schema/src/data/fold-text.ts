/** How filters compare texts: without accents, capitals and spaces around them; the API does the same in SQL. */

/** Letters with accents, and what they are compared as, letter by letter. */
export const ACCENTED = 'ÁÀÄÂÃÅáàäâãåÉÈËÊéèëêÍÌÏÎíìïîÓÒÖÔÕóòöôõÚÙÜÛúùüûÑñÇç';
export const PLAIN = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc';

/** Every character that `String.trim` takes away. */
export const SPACES = [
  '\t\n\v\f\r \u00a0\u1680',
  '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
  '\u2028\u2029\u202f\u205f\u3000\ufeff',
].join('');

const plainOf = new Map([...ACCENTED].map((letter, at) => [letter, PLAIN[at] ?? letter]));

/** A text without accents is most of what is folded. */
const IS_PLAIN = /^[ -~\s]*$/;

/** The folded form of a text. */
export function foldText(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase();
  return [...text.normalize('NFC')]
    .map((letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}

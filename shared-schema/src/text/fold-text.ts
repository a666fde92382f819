/** How searches and filters compare texts: without accents, capitals and apostrophes; the API does the same in SQL. */

/** Letters with accents, and what they are compared as, letter by letter. */
const LETTERS = 'ÁÀÄÂÃÅáàäâãåÉÈËÊéèëêÍÌÏÎíìïîÓÒÖÔÕØóòöôõøÚÙÜÛúùüûÝýÿÑñÇçŠšŽžŁł';
const BASES = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOOooooooUUUUuuuuYyyNnCcSsZzLl';
/** However a hyphen is written, it is one. */
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
/** Which apostrophe somebody types is chance: "O’Farrill", "O'Farrill" and "Ofarrill" are compared as one. */
const APOSTROPHES = "'\u2018\u2019\u02bc\u00b4\u0060\u2032";

/** Marks of Latin letters that no composed letter takes in; they would compose with the base letter next time. */
const MARKS =
  '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0309\u030a\u030b\u030c\u031b\u0323\u0327\u0328';

/** For `translate` of SQL: what has no counterpart is taken away, so apostrophes and marks stand last. */
export const ACCENTED = `${LETTERS}${DASHES}${APOSTROPHES}${MARKS}`;
export const PLAIN = `${BASES}${'-'.repeat(DASHES.length)}`;

/** Every character that `String.trim` takes away. */
export const SPACES = [
  '\t\n\v\f\r \u00a0\u1680',
  '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
  '\u2028\u2029\u202f\u205f\u3000\ufeff',
].join('');

const plainOf = new Map([...ACCENTED].map((letter, at) => [letter, PLAIN[at] ?? '']));

/** A text without accents is most of what is folded. Of spaces only ASCII's: U+2000 and U+2001 are others in NFC. */
const IS_PLAIN = /^[ !-&(-_a-~\t\n\r]*$/;

/** Of the other scripts nothing is folded: PostgreSQL knows their capitals in some locales only. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The folded form of a text. */
export function foldText(text: string): string {
  if (IS_PLAIN.test(text)) return lower(text);
  return lower([...text.normalize('NFC')].map((letter) => plainOf.get(letter) ?? letter).join(''));
}

/** The words of a search; those of a name with a hyphen are two. */
export const searchText = (text: string): string[] =>
  foldText(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '');

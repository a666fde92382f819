/** Case- and accent-insensitive text comparison, identical here and in PostgreSQL of any build and locale. */
import { type RawBuilder, sql } from 'kysely';

const ACCENTED = 'ÁÀÄÂÃÅáàäâãåÉÈËÊéèëêÍÌÏÎíìïîÓÒÖÔÕóòöôõÚÙÜÛúùüûÑñÇç';
const PLAIN = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc';

const plainOf = new Map([...ACCENTED].map((letter, at) => [letter, PLAIN[at] ?? letter]));

/** The folded form of a value. */
export const foldText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** The folded form of a column, in SQL. */
export const foldedColumn = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`lower(translate(${column}, ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}))`;

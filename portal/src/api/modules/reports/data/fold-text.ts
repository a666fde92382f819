/** Text compared without regard to case and accents, alike here and in PostgreSQL of any build and locale. */
import { type RawBuilder, sql } from 'kysely';

const ACCENTED = 'ÁÀÄÂÃÅáàäâãåÉÈËÊéèëêÍÌÏÎíìïîÓÒÖÔÕóòöôõÚÙÜÛúùüûÑñÇç';
const PLAIN = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc';

const plainOf = new Map([...ACCENTED].map((letter, at) => [letter, PLAIN[at] ?? letter]));

/** The folded text of a value that a person wrote. */
export const foldText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** The same of a column. */
export const foldedColumn = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`lower(translate(${column}, ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}))`;

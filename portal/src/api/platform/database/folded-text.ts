/** The SQL of `foldText` of the schema, identical in PostgreSQL of any build and locale. */
import { ACCENTED, PLAIN, SPACES } from '@lienzo/schema/text/fold-text';
import { type RawBuilder, sql } from 'kysely';

/** The folded form of a column. */
export const foldedColumn = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`lower(translate(normalize(${column}, NFC), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}) collate "C")`;

/** A text column without the spaces around it. */
export const trimmedColumn = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`btrim(${column}, ${sql.lit(SPACES)})`;

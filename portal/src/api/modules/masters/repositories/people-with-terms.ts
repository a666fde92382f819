/** Looking for people in the index of words that the database keeps beside `employees`. */
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** Longer words are indexed up to here. */
const MAX_LENGTH = 60;
/** Sorts after every word with the same prefix. */
const LAST = '\u{10FFFF}';
/** Looking up the other words person by person is quicker up to here; beyond, the lists of two words are compared. */
const FEW = 500;

type Within = { organizationId: string; paysheetId?: number };

/**
 * A query for the ids of the people with all the words, as `employee_id`, with duplicates.
 * @param terms folded; each must begin a word of the name, a number, or a part by which numbers are typed. At least one.
 * @param limit at most so many rows; of a single word, those first that are the word itself.
 */
export async function peopleWithTerms(
  trx: TenantTransaction,
  within: Within,
  terms: readonly string[],
  limit: number,
): Promise<RawBuilder<unknown>> {
  const [only = ''] = terms;
  if (terms.length < 2) return sql`${withWord(within, only)} order by word, employee_id limit ${limit}`;
  const [lead, ...others] = await byRarity(trx, within, terms);
  if (lead === undefined) return withWord(within, only);
  const match = others.reduce(
    (query, { word }) =>
      lead.count <= FEW
        ? withWord(within, word, sql`and employee_id = any (array(${query}))`)
        : withWord(within, word, sql`and employee_id in (${query})`),
    withWord(within, lead.word),
  );
  return sql`${match} limit ${limit}`;
}

/** With how many have each word, counted to a little past `FEW`; rarest first. */
async function byRarity(
  trx: TenantTransaction,
  within: Within,
  tokens: readonly string[],
): Promise<{ word: string; count: number }[]> {
  const counts = tokens.map(
    (word) =>
      sql`select ${word}::text as word, count(*)::int as count
        from (${withWord(within, word)} limit ${FEW + 1}) as counted`,
  );
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count from (${sql.join(counts, sql` union all `)}) as counts order by count, length(word) desc
  `.execute(trx);
  return rows;
}

function withWord(
  { organizationId, paysheetId }: Within,
  given: string,
  also: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const word = [...given].slice(0, MAX_LENGTH).join('');
  return sql`
    select employee_id from employee_words
    where organization_id = ${organizationId}::uuid and word >= ${word} and word < ${word + LAST}
      ${paysheetId === undefined ? sql`` : sql`and paysheet_id = ${paysheetId}`} ${also}
  `;
}

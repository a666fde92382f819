import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/**
 * Things with a word that are looked at one by one; a word of more is common. So many are given at most: more than
 * that nobody looks through, and putting them in order would take its time.
 */
export const MOST = 10_000;

/**
 * A query for the ids of things whose names have all the words, as `item_id`: deleted ones too, some twice, and at
 * most `MOST` rows, or all of `within`.
 * @param words folded; each must begin a word of the name. At least one.
 * @param within only these, when given.
 */
export async function itemsWithWords(
  trx: TenantTransaction,
  organizationId: string,
  words: string[],
  within: string[] | undefined,
): Promise<RawBuilder<unknown>> {
  const [first = '', ...rest] = words;
  if (within !== undefined) {
    const among = sql`and found.item_id = any (${within}::uuid[])`;
    return alsoWith(organizationId, withWord(organizationId, first, among), rest);
  }
  // In the index's own order.
  if (rest.length === 0) return sql`${withWord(organizationId, first)} order by word, item_id limit ${MOST}`;
  const [lead = { word: first, count: 0, estimate: 0 }, ...others] = await byRarity(
    trx,
    organizationId,
    words,
  );
  const names = others.map(({ word }) => word);
  if (lead.count <= MOST) return alsoWith(organizationId, withWord(organizationId, lead.word), names);
  // Read whole and compared, which the two rarest bear; the others are looked up for what is left.
  const [second = lead.word, ...most] = names;
  const both = sql`${withWord(organizationId, lead.word)} intersect ${withWord(organizationId, second)}`;
  return sql`select item_id from (${alsoWith(organizationId, both, most)}) as found limit ${MOST}`;
}

/**
 * The words with how many things have them, counted a little past `MOST`, the rarest first. Among common ones the
 * planner's estimates tell which is rarer.
 */
async function byRarity(
  trx: TenantTransaction,
  organizationId: string,
  words: string[],
): Promise<{ word: string; count: number; estimate: number }[]> {
  const found = [];
  for (const word of words) {
    const some = sql`select count(*) as count from (${withWord(organizationId, word)} limit ${MOST + 1}) as counted`;
    const { rows } = await sql<{ count: number }>`${some}`.execute(trx);
    const count = rows[0]?.count ?? 0;
    found.push({ word, count, estimate: count > MOST ? await estimateOf(trx, organizationId, word) : count });
  }
  return found.sort((one, other) => one.count - other.count || one.estimate - other.estimate);
}

const explained = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) }),
]);

async function estimateOf(trx: TenantTransaction, organizationId: string, word: string): Promise<number> {
  const { rows } = await sql`explain (format json) ${withWord(organizationId, word)}`.execute(trx);
  return explained.parse(rows)[0]['QUERY PLAN'][0].Plan['Plan Rows'];
}

function withWord(
  organizationId: string,
  word: string,
  also: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`
    select found.item_id from file_words found
    where found.organization_id = ${organizationId} and ${beginsWith('found', word)} ${also}
  `;
}

/**
 * Of what a query finds, what has the other words too, one word after the other. They are looked up for the things
 * that were found: as a join or `exists`, the plan may become one that reads everything with a common word.
 */
const alsoWith = (
  organizationId: string,
  query: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<unknown> =>
  words.reduce(
    (found, word) => withWord(organizationId, word, sql`and found.item_id = any (array(${found}))`),
    query,
  );

/** Sorts after every word that begins with the same letters. */
const LAST = '\u{10FFFF}';

const beginsWith = (table: string, word: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.word`)} >= ${word} and ${sql.ref(`${table}.word`)} < ${word + LAST}`;

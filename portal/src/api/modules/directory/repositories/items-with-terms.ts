import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/**
 * A word that more items than this have is common; also the maximum number of results, because sorting more takes too
 * long and nobody reads them.
 */
export const MAX_MATCHES = 10_000;

/**
 * A query for the ids of items whose names contain all the words, as `item_id`: including deleted items and duplicates,
 * and at most `MAX_FOUND` rows, or all of `within`.
 * @param terms folded prefixes; each must match a word of the name. At least one.
 * @param within restricts the search to these, when given.
 */
export async function itemsWithTerms(
  trx: TenantTransaction,
  organizationId: string,
  terms: string[],
  within: string[] | undefined,
): Promise<RawBuilder<unknown>> {
  const [first = '', ...rest] = terms;
  if (within !== undefined) {
    const among = sql`and found.item_id = any (${within}::uuid[])`;
    return alsoWith(organizationId, withWord(organizationId, first, among), rest);
  }
  // In index order.
  if (rest.length === 0)
    return sql`${withWord(organizationId, first)} order by word, item_id limit ${MAX_MATCHES}`;
  const [lead = { word: first, count: 0, estimate: 0 }, ...others] = await byRarity(
    trx,
    organizationId,
    terms,
  );
  const names = others.map(({ word }) => word);
  if (lead.count <= MAX_MATCHES) return alsoWith(organizationId, withWord(organizationId, lead.word), names);
  // Intersected in full, which is feasible for the two rarest words; the others are checked on the result.
  const [second = lead.word, ...most] = names;
  const both = sql`${withWord(organizationId, lead.word)} intersect ${withWord(organizationId, second)}`;
  return sql`select item_id from (${alsoWith(organizationId, both, most)}) as found limit ${MAX_MATCHES}`;
}

/**
 * The words with their frequencies, counted up to a little past `MAX_FOUND`, rarest first. Common words are ordered
 * by the planner's estimates.
 */
async function byRarity(
  trx: TenantTransaction,
  organizationId: string,
  tokens: string[],
): Promise<{ word: string; count: number; estimate: number }[]> {
  const matches = [];
  for (const word of tokens) {
    const some = sql`select count(*) as count from (${withWord(organizationId, word)} limit ${MAX_MATCHES + 1}) as counted`;
    const { rows } = await sql<{ count: number }>`${some}`.execute(trx);
    const count = rows[0]?.count ?? 0;
    matches.push({
      word,
      count,
      estimate: count > MAX_MATCHES ? await estimateOf(trx, organizationId, word) : count,
    });
  }
  return matches.sort((one, other) => one.count - other.count || one.estimate - other.estimate);
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
 * Filters a query's result by further words, one after the other. They are looked up by item: as a join or `exists`,
 * the planner may choose to read every item with a common word.
 */
const alsoWith = (
  organizationId: string,
  query: RawBuilder<unknown>,
  texts: readonly string[],
): RawBuilder<unknown> =>
  texts.reduce(
    (existing, word) => withWord(organizationId, word, sql`and found.item_id = any (array(${existing}))`),
    query,
  );

/** Sorts after every word with the same prefix. */
const LAST = '\u{10FFFF}';

const beginsWith = (table: string, word: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.word`)} >= ${word} and ${sql.ref(`${table}.word`)} < ${word + LAST}`;

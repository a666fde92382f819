/** The rows of a report, part after part, as they are spooled, and what is known of each part. */
import { createHash, type Hash } from 'node:crypto';
import { MAX_PARTS } from '@lienzo/schema/api/most-parts';
import type { ColumnKey } from '@lienzo/schema/data/column';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { buildPartQueries, PART_VALUE, rowOf } from '../../report-data/report-data.ts';
import { type ControlColumn, RunningTotals, type Totals, wholeTotals } from './control-totals.ts';
import type { Division } from './division.ts';

/** Characters of a piece of the spool, and rows per fetch. */
const CHUNK_LIMIT = 32_768;
const CHUNK = 500;

/** Where an item's rows of a part are in the spool: JSON, with commas between. */
export type RowRange = { from: number; to: number };

export type ReadPart = {
  value: string;
  /** Values of the labels; '' for none. */
  labels: string[];
  /** The greatest values of the labels, which differ from the least where a part has several. */
  most: string[];
  /** By the place of the item. */
  ranges: Map<number, RowRange>;
  totals: RunningTotals;
  /** Of the rows of every item. */
  digest: Hash;
};

/** What `readParts` finds on its way; complete at its end. */
export type PartsRead = { parts: ReadPart[]; whole: Totals };

type Reading = {
  division: Division;
  column: ColumnKey;
  labels: readonly ColumnKey[];
  controls: readonly ControlColumn[];
  organizationId: string;
  /** Further columns of each item's rows, by its uuid: those by which linked tables refer to the driver's row. */
  keys: ReadonlyMap<string, ColumnKey[]>;
  /** The keys by which formulas count each value once. */
  ownKeys: ReadonlyMap<string, ColumnKey[]>;
};

/**
 * Reads all rows, item after item, each in the order of its parts, with a few hundred in memory.
 * @param trx of a snapshot: totals, values and rows are those of one moment.
 * @param match is filled.
 * @returns the spool's text.
 * @throws DomainError too_many_parts.
 */
export async function* readParts(
  trx: TenantTransaction,
  reading: Reading,
  match: PartsRead,
): AsyncGenerator<string> {
  const { division, controls, organizationId } = reading;
  match.whole = await wholeTotals(trx, division, controls, organizationId);
  const parts = new PartsIndex(controls, match.parts);
  let fragment = '';
  for (const [index, item] of division.items.entries()) {
    const query = storedQuery(item, reading.keys.get(item.uuid), reading.ownKeys.get(item.uuid));
    const queries = buildPartQueries(query, { ...reading, limit: MAX_PARTS + 1 });
    if (queries === null) continue;
    if (index === 0) await readValues(trx, queries.values, reading.labels.length, parts);
    for await (const chunk of trx.getExecutor().stream(queries.rows, CHUNK)) {
      for (const row of chunk.rows) fragment += parts.take(index, row);
      if (fragment.length < CHUNK_LIMIT) continue;
      yield fragment;
      fragment = '';
    }
  }
  if (fragment !== '') yield fragment;
}

/** The parts by their value, and where the rows of each are in the spool. */
class PartsIndex {
  private readonly byValue = new Map<string, ReadPart>();
  private readonly controls: readonly ControlColumn[];
  private readonly parts: ReadPart[];
  /** Bytes of the spool so far. */
  private at = 0;

  /** @param parts is filled. */
  constructor(controls: readonly ControlColumn[], parts: ReadPart[]) {
    this.controls = controls;
    this.parts = parts;
  }

  /** @throws DomainError too_many_parts. */
  part(value: string, labels: string[] = [], most: string[] = []): ReadPart {
    const known = this.byValue.get(value);
    if (known !== undefined) return known;
    if (this.parts.length >= MAX_PARTS) throw new DomainError({ code: 'too_many_parts', field: 'column' });
    const totals = new RunningTotals(this.controls);
    const part = { value, labels, most, ranges: new Map(), totals, digest: createHash('sha256') };
    this.byValue.set(value, part);
    this.parts.push(part);
    return part;
  }

  /** A row of the next part, or of the same one as before. @returns what is spooled of it. */
  take(item: number, { [PART_VALUE]: value, ...stored }: Record<string, unknown>): string {
    const row = rowOf(stored);
    const part = this.part(String(value));
    const range = part.ranges.get(item);
    const text = `${range === undefined ? '' : ',\n'}${JSON.stringify(row)}`;
    const from = this.at;
    this.at += Buffer.byteLength(text);
    part.totals.addRow(item, row);
    part.digest.update(range === undefined ? `${item}\n${text}` : text);
    if (range === undefined) part.ranges.set(item, { from, to: this.at });
    else range.to = this.at;
    return text;
  }
}

/** The values of the principal item in their order: numbers and days by size, texts as in a list, none first. */
async function readValues(
  trx: TenantTransaction,
  query: NonNullable<ReturnType<typeof buildPartQueries>>['values'],
  labels: number,
  parts: PartsIndex,
): Promise<void> {
  const scopes = Array.from({ length: labels }, (_, scope) => scope);
  for (const row of (await trx.executeQuery(query)).rows)
    parts.part(
      String(row[PART_VALUE]),
      scopes.map((target) => String(row[`label_${target}`] ?? '')),
      scopes.map((location) => String(row[`most_${location}`] ?? '')),
    );
}

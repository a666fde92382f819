import type { ValueChanges } from '@lienzo/schema/reports/report-changes-endpoints';
import { rowKey } from './row-key.ts';
import type { ShownItem, Values } from './shown-values.ts';

const NOTHING: Values = new Map();
const NO_ITEM: ShownItem = { rows: [], columns: [], more: false, summary: new Map() };

/** Compares what two versions show, item by item and row by row. */
export function countValues(
  before: ReadonlyMap<string, ShownItem>,
  after: ReadonlyMap<string, ShownItem>,
): ValueChanges {
  const count = { compared: 0, changed: 0, added: 0, removed: 0 };
  for (const uuid of new Set([...before.keys(), ...after.keys()])) {
    const [older, newer] = [before.get(uuid) ?? NO_ITEM, after.get(uuid) ?? NO_ITEM];
    for (const [one, other] of pairedRows(older, newer)) compare(count, one, other);
    // Totals of some rows say nothing of all rows: they are compared where both versions have them.
    if (older.more || newer.more) continue;
    for (const name of new Set([...older.summary.keys(), ...newer.summary.keys()]))
      compare(count, older.summary.get(name) ?? NOTHING, newer.summary.get(name) ?? NOTHING);
  }
  return count;
}

function compare(count: ValueChanges, before: Values, after: Values): void {
  for (const [name, text] of before) {
    const now = after.get(name);
    count.compared += 1;
    if (now === undefined) count.removed += 1;
    else if (now !== text) count.changed += 1;
  }
  for (const name of after.keys())
    if (!before.has(name)) {
      count.compared += 1;
      count.added += 1;
    }
}

/** The same rows of both versions, whatever their order, and those that only one of them has. */
function pairedRows(before: ShownItem, after: ShownItem): [Values, Values][] {
  const ofAfter = new Set(after.columns);
  const common = before.columns.filter((column) => ofAfter.has(column));
  const keysOf = ({ rows }: ShownItem): string[] => rows.map(({ row }) => rowKey(row, common));
  const scopes = scopesOf(keysOf(after));
  /** Where each row of the older version stands in the newer one. */
  const matches = keysOf(before).map((key) => scopes.get(key)?.shift() ?? -1);
  const taken = new Set(matches);
  const lastTaken = matches.reduce((last, scope) => Math.max(last, scope), -1);
  const lastMatched = matches.findLastIndex((target) => target >= 0);
  const valuesAt = ({ rows }: ShownItem, at: number): Values => rows[at]?.values ?? NOTHING;
  return [
    ...matches.flatMap((location, at): [Values, Values][] =>
      location >= 0 || isReported(at, lastMatched, after.more)
        ? [[valuesAt(before, at), valuesAt(after, location)]]
        : [],
    ),
    ...after.rows.flatMap(({ values }, at): [Values, Values][] =>
      !taken.has(at) && isReported(at, lastTaken, before.more) ? [[NOTHING, values]] : [],
    ),
  ];
}

/** Behind the last common row of a list, the other list may have the same rows beyond the place where it was cut. */
const isReported = (at: number, lastCommon: number, isCut: boolean): boolean =>
  !isCut || lastCommon < 0 || at < lastCommon;

function scopesOf(keys: readonly string[]): Map<string, number[]> {
  const targets = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) {
    const same = targets.get(key);
    if (same === undefined) targets.set(key, [at]);
    else same.push(at);
  }
  return targets;
}

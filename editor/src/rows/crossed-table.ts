import type { Row } from '@lienzo/schema/data/column';
import { isCrossable } from '@lienzo/schema/report/cross-columns';
import { type CrossedTable, CrossTableTooLargeError, crossTable } from '@lienzo/schema/report/cross-table';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';

const known = new WeakMap<TablaCruzadaItem, { groups: readonly Row[]; table: CrossedTable | null }>();

/** The table of a cross table's groups, made once for a version of it; null where there is none to be drawn. */
export function crossedTable(item: TablaCruzadaItem, groups: readonly Row[]): CrossedTable | null {
  const cached = known.get(item);
  if (cached?.groups === groups) return cached.table;
  const table = cross(item, groups);
  known.set(item, { groups, table });
  return table;
}

function cross(item: TablaCruzadaItem, groups: readonly Row[]): CrossedTable | null {
  if (!isCrossable(item)) return null;
  try {
    return crossTable(item, groups);
  } catch (error) {
    if (error instanceof CrossTableTooLargeError) return null;
    throw error;
  }
}

/** The extremes of the made-up rows, as the portal's `worst_rows` finds them. */

import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { type Cell, isDateType, isNumericType, type Row } from '@lienzo/schema/data/column';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { WorstRows } from '@lienzo/schema/reports/report-data-endpoints';
import { sampleRows } from './sample-rows.ts';

const NUMERIC = keysWhere(isNumericType);
const DATES = keysWhere(isDateType);

export function sampleWorstRows(query: RowsQuery, today: string, count?: number): WorstRows {
  const rows = sampleRows(query, today, count);
  const keys = Object.keys(rows[0] ?? {});
  const extremes = (last: boolean): Row =>
    Object.fromEntries(keys.map((key): [string, Cell] => [key, extremeOf(rows, key, last)]));
  return { largest: extremes(true), least: extremes(false), lines: linesOf(query, rows) };
}

function extremeOf(rows: Row[], key: string, last: boolean): Cell {
  const values = rows.flatMap((row) => row[key] ?? []);
  const text = !NUMERIC.has(key) && !DATES.has(key);
  if (text && !last) return null;
  const sorted = values.toSorted((a, b) => {
    if (NUMERIC.has(key)) return Number(a) - Number(b);
    return text ? String(a).length - String(b).length : String(a).localeCompare(String(b));
  });
  return sorted.at(last ? -1 : 0) ?? null;
}

function linesOf({ detail_column }: RowsQuery, rows: Row[]): number | null {
  if (detail_column === undefined) return null;
  const counts = Map.groupBy(rows, (row) => row[detail_column]);
  return Math.max(0, ...[...counts.values()].map((same) => same.length));
}

function keysWhere(
  fits: (type: (typeof CATALOG_TABLES)[number]['columns'][number]['data_type']) => boolean,
): Set<string> {
  return new Set(
    CATALOG_TABLES.flatMap((table) =>
      table.columns
        .filter((column) => fits(column.data_type))
        .map((column) => `${table.nombre_modelo}.${column.column_name}`),
    ),
  );
}

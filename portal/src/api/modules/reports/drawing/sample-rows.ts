import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { Cell, ColumnDataType, ColumnKey, Row } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { drawnRowsQuery } from '@lienzo/schema/report/formula-row-keys';
import type { DataItem } from '@lienzo/schema/report/item';
import { rowColumns } from '@lienzo/schema/report/query-columns';

/** More than a page shows. */
const ROWS = 40;
/** Rows of one group. */
const GROUP = 8;
const TEXTS = ['Texto de ejemplo', 'Ejemplo', 'Un texto más largo de ejemplo', 'Dato de ejemplo', 'Muestra'];

/** Invented rows of an item: of every column's type, and of nobody. */
export function sampleRows(item: DataItem): Row[] {
  const query = drawnRowsQuery(item);
  if (query === null) return [];
  const groups = new Set(query.group_by);
  const columns = rowColumns(query).map((key, at) => ({
    key,
    at,
    type: catalogColumn(key)?.data_type ?? 'text',
  }));
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Object.fromEntries(
      columns.map(({ key, at, type }): [ColumnKey, Cell] => [
        key,
        sampleCell(type, (groups.has(key) ? Math.floor(row / GROUP) : row) + at * 7),
      ]),
    ),
  );
  const { resumen, additional_columns, selected_columns } = query;
  if (resumen === undefined) return rows;
  return summarisedRows(
    resumen,
    rows.map(rowCompleter({ additional_columns, selected_columns }, todayInMexico())),
  );
}

/** @param seed the same one gives the same cell. */
function sampleCell(type: ColumnDataType, seed: number): Cell {
  const day = `2026-${two((seed % 12) + 1)}-${two(((seed * 5) % 28) + 1)}`;
  switch (type) {
    case 'integer':
      return ((seed * 37) % 90) + 1;
    case 'bigint':
      return String(((seed * 7919) % 90_000) + 1000);
    case 'numeric':
      return `${((seed * 1373) % 9000) + 400}.${two((seed * 29) % 100)}`;
    case 'date':
      return day;
    case 'timestamp':
      return `${day}T18:00:00.000Z`;
    case 'boolean':
      return seed % 3 !== 0;
    case 'empty':
      return null;
    case 'text':
      return TEXTS[seed % TEXTS.length] ?? null;
  }
}

const two = (number: number): string => String(number).padStart(2, '0');

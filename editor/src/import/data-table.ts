import { planJoins } from '@lienzo/schema/data/plan-joins';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedTable } from '@lienzo/schema/reports/imported-document';
import type { ColumnChoice } from '../model/data-item/column-choices.ts';
import { nameKey, oneLine } from './name-mentions.ts';

/** The columns that names of a document become, by `nameKey`. */
export type AcceptedColumns = ReadonlyMap<string, ColumnChoice>;

/** Tables of an item. */
export const MAX_TABLES = 12;
/** Letters of the heading of a column. */
const MAX_HEADING = 200;

/** The headings of a table's columns, '' for one without; columns without any text are none. */
export function headerOf({ rows, header_rows }: ImportedTable): string[] {
  const at = Math.max(0, header_rows - 1);
  return (rows[at] ?? []).flatMap((cell, column) => {
    const isEmpty = rows.every((row) => oneLine(row[column]?.text ?? '') === '');
    return isEmpty ? [] : [oneLine(cell?.text ?? '')];
  });
}

/** A table of a document as a table with data; else why it stays as it is, null where it names no accepted column. */
export type DataTable = { item: TablaItem; rows: number } | { item: null; reason: string | null };

export function dataTableOf(table: ImportedTable, accepted: AcceptedColumns): DataTable {
  const headings = headerOf(table);
  const columns = headings.map((heading) => ({ heading, choice: accepted.get(nameKey(heading)) }));
  const chosen = columns.flatMap(({ heading, choice }) => (choice === undefined ? [] : { heading, choice }));
  const typed = table.rows.length - Math.max(1, table.header_rows);
  // A single cell is a frame around a text.
  if (chosen.length === 0 || (typed === 0 && headings.length === 1)) return { item: null, reason: null };
  const selected_tables = [...new Set(chosen.map(({ choice }) => choice.table))];
  const reason = refusalOf(table, columns, selected_tables);
  if (reason !== null) return { item: null, reason };
  const selected_columns = chosen.map(({ heading, choice: { column } }) =>
    heading === column.readable_name ? column : { ...column, titulo: heading.slice(0, MAX_HEADING) },
  );
  return { item: { ...newItem('tabla'), selected_tables, selected_columns }, rows: typed };
}

type HeadedColumn = { heading: string; choice: ColumnChoice | undefined };

function refusalOf(
  { header_rows }: ImportedTable,
  columns: readonly HeadedColumn[],
  tables: readonly string[],
): string | null {
  const { kept } = texts.columns;
  if (header_rows > 1) return kept.severalHeaders;
  const others = columns.filter(({ choice }) => choice === undefined).map(({ heading }) => heading);
  if (others.includes('')) return kept.blankHeader;
  if (others.length > 0) return kept.otherHeaders(others);
  const keys = columns.map(({ choice }) => choice?.column.column);
  const twice = columns.find((_, at) => keys.indexOf(keys[at]) !== at);
  if (twice !== undefined) return kept.repeatedHeader(twice.heading);
  if (tables.length > MAX_TABLES) return kept.manyTables;
  if (planJoins([...tables]) !== null) return null;
  const names = columns.flatMap(({ choice }) => choice?.tableName ?? []);
  return kept.unrelated([...new Set(names)]);
}

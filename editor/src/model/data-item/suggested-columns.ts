import type { ReportTable } from '@lienzo/schema/api/report-endpoints';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { driverOf } from '../driver-of.ts';
import type { EditorDocument } from '../editor-document.ts';
import { type ColumnChoice, choicesOf, matches } from './column-choices.ts';

/** So many columns are offered at once. */
const MOST = 40;

type Known = { edit: { document: EditorDocument }; tables: ReportTable[] };

/**
 * The columns that a text can name: first those of its dynamic text, then the others of its tables, then, while
 * it has no table or when the search finds nothing nearer, those of every table.
 */
export function suggestedColumns({ edit, tables }: Known, uuid: string, search: string): ColumnChoice[] {
  const item = driverOf(edit.document, uuid);
  if (item === undefined) return [];
  const chosen = item.selected_columns
    .filter((column) => column.data_type !== 'empty')
    .map((column) => ({ column, ...tableOf(column, tables) }));
  const own = tables.filter((table) => item.selected_tables.includes(table.nombre_modelo)).flatMap(choicesOf);
  const found = unique([...chosen, ...own]).filter((choice) => fits(choice, search));
  if (found.length > 0 && item.selected_tables.length > 0) return found.slice(0, MOST);
  return unique([...found, ...tables.flatMap(choicesOf).filter((choice) => fits(choice, search))]).slice(
    0,
    MOST,
  );
}

const fits = ({ column, tableName }: ColumnChoice, search: string): boolean =>
  matches(`${column.titulo ?? ''} ${column.readable_name} ${tableName}`, search);

function tableOf(column: SelectedColumn, tables: ReportTable[]): { table: string; tableName: string } {
  const model = column.column.includes('.') ? (column.column.split('.')[0] ?? '') : '';
  const table = tables.find((one) => one.nombre_modelo === model);
  return { table: model, tableName: table?.nombre ?? 'Campo adicional' };
}

function unique(choices: ColumnChoice[]): ColumnChoice[] {
  return [
    ...new Map(choices.toReversed().map((choice) => [choice.column.column, choice])).values(),
  ].toReversed();
}

/** Whether an item's text can name columns: it is a dynamic text, or stands on a page with one. */
export const canNameColumns = (document: EditorDocument, uuid: string): boolean =>
  driverOf(document, uuid) !== undefined;

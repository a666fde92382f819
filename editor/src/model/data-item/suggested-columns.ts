import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import type { EditorDocument } from '../editor-document.ts';
import { driverOf } from '../page-groups.ts';
import { type ColumnChoice, choicesOf, matches, searchable } from './column-choices.ts';

/** Maximum number of suggestions. */
const MAX_CHOICES = 40;

export type Known = { edit: { document: EditorDocument }; tables: ReportTable[] };

/**
 * The columns suggested for a text: first those of its dynamic text, then the others of its tables, then, while it has
 * no table or without a match, those of every table. Prefix matches come first.
 */
export function suggestedColumns({ edit, tables }: Known, uuid: string, search: string): ColumnChoice[] {
  const item = driverOf(edit.document, uuid);
  if (item === undefined) return [];
  const chosen = item.selected_columns
    .filter((column) => column.data_type !== 'empty')
    .map((column) => ({ column, ...tableOf(column, tables) }));
  const own = tables.filter((table) => item.selected_tables.includes(table.nombre_modelo)).flatMap(choicesOf);
  const existing = unique([...chosen, ...own]).filter((choice) => fits(choice, search));
  const all =
    existing.length > 0 && item.selected_tables.length > 0
      ? existing
      : unique([...existing, ...tables.flatMap(choicesOf).filter((choice) => fits(choice, search))]);
  return all.toSorted((a, b) => begins(b, search) - begins(a, search)).slice(0, MAX_CHOICES);
}

/** 1 when the column's name starts with the search, else 0. */
function begins({ column }: ColumnChoice, search: string): number {
  const requested = searchable(search).trim();
  return requested !== '' && searchable(column.titulo ?? column.readable_name).startsWith(requested) ? 1 : 0;
}

const fits = ({ column, tableName }: ColumnChoice, search: string): boolean =>
  matches(`${column.titulo ?? ''} ${column.readable_name} ${tableName}`, search);

function tableOf(column: SelectedColumn, tables: ReportTable[]): { table: string; tableName: string } {
  const model = column.column.includes('.') ? (column.column.split('.')[0] ?? '') : '';
  const table = tables.find((one) => one.nombre_modelo === model);
  return { table: model, tableName: table?.nombre ?? editorCanvasMessages.additionalColumn };
}

/** Removes duplicates; the first occurrence stays. */
function unique(choices: ColumnChoice[]): ColumnChoice[] {
  const first = new Map<string, ColumnChoice>();
  for (const choice of choices) if (!first.has(choice.column.column)) first.set(choice.column.column, choice);
  return [...first.values()];
}

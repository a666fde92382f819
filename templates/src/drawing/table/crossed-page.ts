import { type CrossedTable, crossTable } from '@lienzo/schema/report/cross-table';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';
import { tableRows } from './table-rows.ts';

/**
 * The table that a cross table is on the page that is drawn: of the groups of the page's row where it is linked to that, so
 * that each page has only columns of its own.
 * @returns the table, and a context that has its rows.
 * @throws CrossTableTooLargeError
 */
export function crossedPage<Context extends Pick<DrawContext, 'rowsOf' | 'current'>>(
  item: TablaCruzadaItem,
  context: Context,
): { table: CrossedTable['table']; context: Context } {
  const { table, rows } = crossTable(item, tableRows(item, context));
  return { table, context: { ...context, rowsOf: () => rows } };
}

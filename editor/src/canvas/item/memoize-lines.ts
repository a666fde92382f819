import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { LinesOf } from '@lienzo/templates/drawing/draw-context';
import { tableLines } from '@lienzo/templates/drawing/table-lines';

/**
 * Memoises the lines of one table by its rows and figures: while a heading is edited or a column border is dragged, a
 * thousand rows are not aggregated again.
 */
export function memoizeLines(): LinesOf {
  let cached: { item: TablaItem; rows: unknown; lines: ReturnType<LinesOf> } | null = null;
  return (item, rows, complete) => {
    if (cached === null || cached.rows !== rows || !hasSameFigures(cached.item, item))
      cached = { item, rows, lines: [...tableLines(item, rows, complete)] };
    return cached.lines;
  };
}

/** Whether two versions of a table have the same groups and aggregates. Unchanged parts are shared by reference. */
function hasSameFigures(before: TablaItem, after: TablaItem): boolean {
  if (before === after) return true;
  if (before.group_by !== after.group_by || before.additional_columns !== after.additional_columns)
    return false;
  if (before.textos_grupo !== after.textos_grupo || before.resumen !== after.resumen) return false;
  const [one, other] = [before.selected_columns, after.selected_columns];
  return (
    one === other ||
    // The texts of groups look at the formats of what they total.
    (after.textos_grupo === undefined &&
      one.length === other.length &&
      one.every((column, at) => isSameColumn(column, other[at], after.group_by.includes(column.column))))
  );
}

function isSameColumn(column: SelectedColumn, other: SelectedColumn | undefined, grouped: boolean): boolean {
  if (other === undefined || column.column !== other.column) return false;
  if (column.total !== other.total || column.data_type !== other.data_type) return false;
  // The format of a computed column decides about its decimals.
  if (column.column.startsWith('adicional-') && column.formato !== other.formato) return false;
  // A group's heading contains its column's name and the formatted value.
  return !grouped || (column.titulo === other.titulo && column.formato === other.formato);
}

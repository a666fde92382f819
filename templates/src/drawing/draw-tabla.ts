import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnWidths } from './column-widths.ts';
import type { DrawContext } from './draw-context.ts';
import { drawTableOpen } from './draw-table-open.ts';
import { drawTableRow } from './draw-table-row.ts';
import { drawTotalsRow } from './draw-totals-row.ts';
import { itemWidth } from './item-width.ts';
import { tableFontSize } from './table-font-size.ts';
import { tableRows } from './table-rows.ts';

/** The words of a table without rows. */
const NO_ROWS = 'Sin datos';

/** A table with all of its rows, its totals last. */
export function drawTabla(item: TablaItem, context: DrawContext): string {
  const columns = item.selected_columns;
  if (columns.length === 0)
    return context.placeholders ? '<div class="lz-hint">Elige las columnas de la tabla</div>' : '';
  const rows = tableRows(item, context);
  const complete = (row: Row): Row => withAdditional(item.additional_columns, row, context.today);
  const totals = new TotalsAccumulator(columns);
  const width = itemWidth(item.tamaño, context.bodyWidth);
  let html = drawTableOpen(item, columnWidths(columns, rows, width, tableFontSize(item), complete));
  rows.forEach((bare, index) => {
    const row = complete(bare);
    totals.add(row);
    html += drawTableRow(columns, row, index);
  });
  if (rows.length === 0) html += `<tr><td class="lz-none" colspan="${columns.length}">${NO_ROWS}</td></tr>`;
  else if (totals.active) html += drawTotalsRow(columns, totals.result());
  return `${html}</tbody></table>`;
}

import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext, LinesOf } from '../draw-context.ts';
import { drawTableLines } from '../table/draw-table-lines.ts';
import { drawTableOpen } from '../table/draw-table-open.ts';
import { keptGroups, mostPageLines } from '../table/kept-groups.ts';
import { roomInBox, tableLayout } from '../table/table-layout.ts';
import { tableLines } from '../table/table-lines.ts';
import { tableRows } from '../table/table-rows.ts';
import { withScales } from '../table/with-scales.ts';
import { itemWidth } from './item-width.ts';

/** The text of a table without rows. */
const NO_ROWS = 'Sin datos';

/** A table with its rows and totals. */
export function drawTabla(given: TablaItem, context: DrawContext): string {
  if (given.selected_columns.length === 0)
    return context.placeholders ? `<div class="lz-hint">${itemKindMessages.tabla.missing}</div>` : '';
  const item = withScales(given, context);
  const rows = tableRows(item, context);
  const withAdditionalColumns = rowCompleter(item, context.today);
  const linesOf: LinesOf = context.linesOf ?? ((...table) => [...tableLines(...table)]);
  const width = roomInBox(item, itemWidth(item.tamaño, context.bodyWidth));
  const layout = tableLayout(item, rows, width, withAdditionalColumns);
  const lines = rows.length === 0 ? [] : linesOf(item, rows, withAdditionalColumns);
  const kept = keptGroups(item, lines, mostPageLines(layout, context.bodyHeight));
  return layout.bands
    .map((band) => {
      const body =
        rows.length === 0
          ? `<tbody><tr><td class="lz-none" colspan="${band.columns.length}">${NO_ROWS}</td></tr></tbody>`
          : drawTableLines(item, band, lines, withAdditionalColumns, {
              partial: context.isPartial?.(item.uuid) ?? false,
              totals: context.totalsOf?.(item.uuid),
              first: context.firstRows,
              note: context.rowsNote,
              kept,
            });
      return `${drawTableOpen(item, layout, band)}${body}</table>`;
    })
    .join('');
}

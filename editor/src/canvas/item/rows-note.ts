import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { editorCrossMessages } from '@lienzo/schema/messages/editor-cross-messages';
import type { LinkableItem, TablaCruzadaItem } from '@lienzo/schema/report/item';
import { hasTotals } from '../../model/data-item/has-totals.ts';
import { crossedTable } from '../../rows/crossed-table.ts';
import { figuresOfAll } from '../../rows/watch-figures.ts';
import type { RowsState } from '../../store/slices/rows-slice.ts';
import { CANVAS_ROWS } from './use-item-rows.ts';

/** What stands below a table or chart on the canvas: which rows are not shown; '' for nothing. Never printed. */
export function rowsNote(item: LinkableItem | TablaCruzadaItem, state: RowsState): string {
  if (state.status === 'failed') return '';
  if (item.nombre === 'tabla_cruzada') return crossNote(item, state);
  if (item.nombre === 'grafica')
    return state.more && figuresOfAll(item, state) === undefined
      ? editorCanvasMessages.rows.chartOfFirst(state.rows.length, state.total)
      : '';
  const shown = Math.min(state.rows.length, CANVAS_ROWS);
  if (state.status === 'loading' && shown === 0) return editorCanvasMessages.rows.loading;
  const hidden = hiddenText(state, shown);
  const unknown = hidden !== '' && state.more && hasTotals(item) && !figuresOfAll(item, state)?.totals;
  return unknown ? `${hidden}${editorCanvasMessages.rows.totalsOfAll}` : hidden;
}

function crossNote(item: TablaCruzadaItem, { rows, more, status }: RowsState): string {
  if (status === 'loading' && rows.length === 0) return editorCanvasMessages.rows.loading;
  if (more) return editorCrossMessages.ofFirst(rows.length);
  const hidden = (crossedTable(item, rows)?.rows.length ?? 0) - CANVAS_ROWS;
  return hidden > 0 ? editorCanvasMessages.rows.hidden(hidden) : '';
}

function hiddenText(state: RowsState, shown: number): string {
  const hidden = state.total === null ? null : state.total - shown;
  if (hidden !== null && hidden > 0) return editorCanvasMessages.rows.hidden(hidden);
  return hidden === null && (state.more || state.rows.length > shown)
    ? editorCanvasMessages.rows.someHidden
    : '';
}

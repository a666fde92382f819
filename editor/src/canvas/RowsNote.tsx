import { withAdditional } from '@lienzo/schema/data/additional-column';
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { LinkableItem } from '@lienzo/schema/report/item';
import { itemWidth } from '@lienzo/templates/drawing/item-width';
import { roomInBox, tableLayout } from '@lienzo/templates/drawing/table-layout';
import { useMemo } from 'react';
import { hasTotals } from '../model/data-item/has-totals.ts';
import type { RowsState } from '../store/slices/rows-slice.ts';
import classes from './canvas.module.css';
import type { CanvasContext } from './ItemBody.tsx';
import { CANVAS_ROWS } from './use-item-rows.ts';

type Props = { item: LinkableItem; state: RowsState; setting: CanvasContext };

/**
 * Note below a table or chart on the canvas: which rows are not shown, or why there are none, and what was done so that
 * the columns fit. Never printed.
 */
export function RowsNote({ item, state, setting }: Props) {
  const words = wordsOf(item, state);
  const { rows } = state;
  const { bodyWidth, today } = setting;
  const fit = useMemo(() => fitWords(item, rows, bodyWidth, today), [item, rows, bodyWidth, today]);
  return (
    <>
      {words === '' ? null : <div className={classes.rowsNote}>{words}</div>}
      {fit === '' ? null : (
        <div className={classes.rowsNote} data-lz-fit-note>
          {fit}
        </div>
      )}
    </>
  );
}

function fitWords(item: LinkableItem, rows: RowsState['rows'], bodyWidth: number, today: string): string {
  if (item.nombre !== 'tabla' || item.selected_columns.length === 0) return '';
  const room = roomInBox(item, itemWidth(item.tamaño, bodyWidth));
  const { bands, size, ownSize } = tableLayout(item, rows, room, (row) =>
    withAdditional(item.additional_columns, row, today),
  );
  if (bands.length > 1) return editorCanvasMessages.tableFit.inBands(bands.length);
  return size < ownSize ? editorCanvasMessages.tableFit.smaller(size) : '';
}

function wordsOf(item: Props['item'], state: RowsState): string {
  if (state.status === 'failed') return editorCanvasMessages.rows.none(state.message);
  if (item.nombre === 'grafica')
    return state.more ? editorCanvasMessages.rows.chartOfFirst(state.rows.length, state.total) : '';
  const shown = Math.min(state.rows.length, CANVAS_ROWS);
  if (state.status === 'loading' && shown === 0) return editorCanvasMessages.rows.loading;
  const hidden = hiddenWords(state, shown);
  const unknown = hidden !== '' && state.more && hasTotals(item);
  return unknown ? `${hidden}${editorCanvasMessages.rows.totalsOfAll}` : hidden;
}

function hiddenWords(state: RowsState, shown: number): string {
  const hidden = state.total === null ? null : state.total - shown;
  if (hidden !== null && hidden > 0) return editorCanvasMessages.rows.hidden(hidden);
  return hidden === null && (state.more || state.rows.length > shown)
    ? editorCanvasMessages.rows.someHidden
    : '';
}

import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { itemWidth } from '@lienzo/templates/drawing/item-width';
import { roomInBox, tableLayout } from '@lienzo/templates/drawing/table-layout';
import { useMemo } from 'react';
import { crossedTable } from '../../rows/crossed-table.ts';
import classes from '../canvas.module.css';
import type { CanvasContext } from './ItemBody.tsx';

type Props = { item: TablaItem | TablaCruzadaItem; rows: readonly Row[]; setting: CanvasContext };

/** Below a table on the canvas: what was done so that its columns fit. Never printed. */
export function FitNote({ item, rows, setting: { bodyWidth, today } }: Props) {
  const texts = useMemo(() => fitText(item, rows, bodyWidth, today), [item, rows, bodyWidth, today]);
  if (texts === '') return null;
  return (
    <div className={classes.rowsNote} data-lz-fit-note>
      {texts}
    </div>
  );
}

function fitText(
  item: TablaItem | TablaCruzadaItem,
  rows: readonly Row[],
  bodyWidth: number,
  today: string,
): string {
  if (item.nombre === 'tabla_cruzada') {
    const crossed = crossedTable(item, rows);
    return crossed === null ? '' : fitText(crossed.table, crossed.rows, bodyWidth, today);
  }
  if (item.selected_columns.length === 0) return '';
  const room = roomInBox(item, itemWidth(item.tamaño, bodyWidth));
  const { bands, size, ownSize } = tableLayout(item, rows, room, rowCompleter(item, today));
  if (bands.length > 1) return editorCanvasMessages.tableFit.inBands(bands.length);
  return size < ownSize ? editorCanvasMessages.tableFit.smaller(size) : '';
}

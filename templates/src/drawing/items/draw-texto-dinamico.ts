import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import type { CurrentRow, DrawContext } from '../draw-context.ts';
import { drawRichText } from '../text/draw-rich-text.ts';
import { textRoom } from './text-room.ts';

/**
 * A dynamic text with the values of the current row. A second dynamic text on the same page uses the row with the same
 * index of its own data.
 */
export function drawTextoDinamico(item: TextoDinamicoItem, context: DrawContext): string {
  const current = currentOf(item, context);
  const { current: _group, ...rest } = context;
  const own: DrawContext = {
    ...rest,
    columns: item.selected_columns,
    textRoom: textRoom(item, context.bodyWidth),
    ...(current && { current }),
  };
  return `<div class="lz-rich">${drawRichText(item.valor, own)}</div>`;
}

function currentOf(item: TextoDinamicoItem, context: DrawContext): CurrentRow | undefined {
  const { current } = context;
  if (current === undefined || current.driver === item.uuid) return current;
  const row = context.rowsOf(item.uuid).at(current.index);
  return {
    driver: item.uuid,
    index: current.index,
    columns: item.selected_columns,
    row: row === undefined ? {} : rowCompleter(item, context.today)(row),
  };
}

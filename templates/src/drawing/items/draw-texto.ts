import type { TextoItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';
import { drawRichText } from '../text/draw-rich-text.ts';
import { textRoom } from './text-room.ts';

/** A static text. */
export function drawTexto(item: TextoItem, context: DrawContext): string {
  return `<div class="lz-rich">${drawRichText(item.valor, { ...context, textRoom: textRoom(item, context.bodyWidth) })}</div>`;
}

import type { TituloItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';
import { drawRichText } from '../text/draw-rich-text.ts';

/** A title of level 1 to 3: an ARIA heading with the paragraphs of the editor's text mode. */
export function drawTitulo(item: TituloItem, context: DrawContext): string {
  const mark = context.titleMark?.(item, context) ?? '';
  return `${mark}<div class="lz-rich lz-title lz-title-${item.nivel}" role="heading" aria-level="${item.nivel}">${drawRichText(item.valor, context)}</div>`;
}

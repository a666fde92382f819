import type { TextoDinamicoItem, TextoItem } from '@lienzo/schema/report/item';
import type { TextRoom } from '../text/soft-hyphens.ts';
import { itemFrame } from './item-style-css.ts';
import { itemWidth } from './item-width.ts';

/** The size of the body's text in points. */
const BODY_SIZE = 10;

/** The room of an item's text, and the size of its letters, in points. */
export const textRoom = (
  { estilo_item, tamaño }: TextoItem | TextoDinamicoItem,
  bodyWidth: number,
): TextRoom => ({
  width: itemWidth(tamaño, bodyWidth) - itemFrame(estilo_item),
  fontSize: estilo_item.font_size ?? BODY_SIZE,
  font: estilo_item.fuente,
});

import type { ReportItem } from '@lienzo/schema/report/item';
import { withFontClass } from '../font-class.ts';
import { itemFrame, itemStyleCss } from './item-style-css.ts';

/**
 * The box of an item around its content; `drawSection` sets its width.
 * @returns one element, `div.lz-item`.
 */
export function drawItemBox(item: ReportItem, content: string): string {
  const frame = itemFrame(item.estilo_item);
  const limit = frame > 0 && isPicture(item) ? `;--lz-item-frame:${frame}pt` : '';
  return `<div class="lz-item lz-${item.nombre}${withFontClass(item.estilo_item.fuente)}" style="${itemStyleCss(item.estilo_item)}${limit}">${content}</div>`;
}

/** Pictures and charts are limited by the page's height, which their frame is part of. */
const isPicture = ({ nombre }: ReportItem): boolean => nombre === 'imagen' || nombre === 'grafica';

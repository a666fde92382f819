import type { ReportItem } from '@lienzo/schema/report/item';
import { itemStyleCss } from './item-style-css.ts';

/**
 * The box of an item around its content; `drawSection` sets its width.
 * @returns one element, `div.lz-item`.
 */
export const drawItemBox = (item: ReportItem, content: string): string =>
  `<div class="lz-item lz-${item.nombre}" style="${itemStyleCss(item.estilo_item)}">${content}</div>`;

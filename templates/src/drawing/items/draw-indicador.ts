import { indicatorText } from '@lienzo/schema/report/indicator-text';
import type { IndicadorItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext } from '../draw-context.ts';
import { drawRichText } from '../text/draw-rich-text.ts';

/** A label, a large figure and how it compares: paragraphs, so that they are read in this order. */
export function drawIndicador(item: IndicadorItem, context: DrawContext): string {
  if (context.placeholders && item.formula.trim() === '')
    return `<div class="lz-hint">${itemKindMessages.indicador.missing}</div>`;
  return `<div class="lz-rich lz-indicator">${drawRichText(indicatorText(item), context)}</div>`;
}

import { isCrossable } from '@lienzo/schema/report/cross-columns';
import { CrossTableTooLargeError } from '@lienzo/schema/report/cross-table';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext } from '../draw-context.ts';
import { crossedPage } from '../table/crossed-page.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { drawTabla } from './draw-tabla.ts';

/**
 * A cross table of the groups at hand, as the table that it is. One that is too large says what to do in its place: on the
 * canvas, in the preview and beside another version, because the rendering service refuses it before it is drawn.
 */
export function drawTablaCruzada(item: TablaCruzadaItem, context: DrawContext): string {
  if (!isCrossable(item)) return context.placeholders ? hint(itemKindMessages.tabla_cruzada.missing) : '';
  try {
    const crossed = crossedPage(item, context);
    return drawTabla(crossed.table, crossed.context);
  } catch (error) {
    if (error instanceof CrossTableTooLargeError) return hint(error.message);
    throw error;
  }
}

const hint = (text: string): string => `<div class="lz-hint">${escapeHtml(text)}</div>`;

import type { DesconocidoItem } from '@lienzo/schema/report/item';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import type { DrawContext } from '../draw-context.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** An item of a kind that this version does not know: named in the editor, omitted in print. */
export function drawDesconocido(item: DesconocidoItem, context: DrawContext): string {
  if (!context.placeholders) return '';
  const kind = typeof item.original.nombre === 'string' ? item.original.nombre : '';
  return `<div class="lz-hint">${escapeHtml(drawingMessages.unknownKind(kind))}</div>`;
}

import type { ImagenItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext } from '../draw-context.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** Allowed picture URLs; never `file:`, never SVG, which may refer to other files. */
const SOURCE = /^(data:image\/(png|jpeg|gif|webp);base64,|blob:|https?:\/\/|\/)/i;

/** A picture over the item's whole width or within its height; its alternative text when it is missing. */
export function drawImagen(item: ImagenItem, context: DrawContext): string {
  const source = item.valor === '' ? null : context.imageSource(item.valor);
  const height = item.height === undefined ? '' : `height:${item.height}pt;`;
  if (source === null || !SOURCE.test(source)) {
    const texts = context.placeholders
      ? item.alt || item.image_name || itemKindMessages.imagen.missing
      : item.alt;
    if (texts === '' && height === '') return '';
    return `<div class="${context.placeholders ? 'lz-hint' : 'lz-missing'}" style="${height}">${escapeHtml(texts)}</div>`;
  }
  const style = lineStyle(item, context) ?? `${height}${fitStyle(item)}`;
  return `<img class="lz-image" src="${escapeHtml(source)}" alt="${escapeHtml(item.alt)}" style="${style}">`;
}

function fitStyle(item: ImagenItem): string {
  const position = { left: 'left', center: 'center', right: 'right', justify: 'left' }[
    item.estilo_item.align ?? 'left'
  ];
  // Without a height nothing is cut, not even of a picture that is taller than the page.
  const covers = item.fit === 'cover' && item.height !== undefined;
  return `object-fit:${covers ? 'cover' : 'contain'};object-position:${position} center`;
}

/** From this ratio of its sides on the shorter one would be less than a pixel of paper, and nothing would be drawn. */
const LINE_RATIO = 500;

/** A picture without a height that is but a line, as a thin one; null for any other. */
function lineStyle(item: ImagenItem, context: DrawContext): string | null {
  const size = item.height === undefined ? (context.imageSize?.(item.valor) ?? null) : null;
  if (size === null) return null;
  if (size.width / size.height > LINE_RATIO) return 'min-height:0.75pt;object-fit:fill';
  if (size.height / size.width <= LINE_RATIO) return null;
  const margin = { left: '0', center: '0 auto', right: '0 0 0 auto', justify: '0' }[
    item.estilo_item.align ?? 'left'
  ];
  return `width:0.75pt;object-fit:fill;margin:${margin}`;
}

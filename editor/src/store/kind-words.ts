/** How the kinds of items are called on the screen and in the history. */
import type { ItemKind, ReportItem } from '@lienzo/schema/report/item';
import { inlineNodes } from '@lienzo/schema/report/rich-text';

/** Within a sentence: "mover tabla". */
export const KIND_WORDS = {
  texto: 'texto',
  titulo: 'título',
  imagen: 'imagen',
  tabla: 'tabla',
  texto_dinamico: 'texto dinámico',
} satisfies Record<ItemKind, string>;

/** "tabla", or "3 elementos". */
export function wordsFor(items: ReportItem[]): string {
  const [only] = items;
  return items.length === 1 && only !== undefined ? KIND_WORDS[only.nombre] : `${items.length} elementos`;
}

/** The beginning of an item's text, at most 40 characters; '' for items without text. */
export function excerptOf(item: ReportItem): string {
  if (item.nombre === 'imagen') return item.alt || item.image_name;
  if (item.nombre === 'tabla') return '';
  let text = '';
  for (const node of inlineNodes(item.valor)) {
    if (node.type === 'text') text += node.text;
    else if (node.type === 'hardBreak') text += ' ';
    if (text.length > 40) break;
  }
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

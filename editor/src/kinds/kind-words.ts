/** How the kinds of items are called on the screen and in the history. */

import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { isTextItem, type ReportItem } from '@lienzo/schema/report/item';
import { type InlineNode, inlineNodes } from '@lienzo/schema/report/rich-text';
import { columnAtomName } from '@lienzo/templates/drawing/column-atom';

/** "tabla", or "3 elementos". */
export function wordsFor(items: ReportItem[]): string {
  const [only] = items;
  return items.length === 1 && only !== undefined
    ? editorCommandMessages.kinds[only.nombre]
    : editorCommandMessages.items(items.length);
}

/** The beginning of an item's text, at most 40 characters; '' for items without text. */
export function excerptOf(item: ReportItem): string {
  if (item.nombre === 'imagen') return item.alt || item.image_name;
  if (item.nombre === 'grafica') return item.titulo;
  if (item.nombre === 'codigo')
    return item.column === undefined
      ? item.valor.slice(0, 40)
      : (catalogColumn(item.column)?.readable_name ?? '');
  if (!isTextItem(item)) return '';
  const columns = item.nombre === 'texto_dinamico' ? item.selected_columns : [];
  let text = '';
  for (const block of item.valor.content) {
    for (const node of inlineNodes({ type: 'doc', content: [block] })) text += wordsOf(node, columns);
    text += ' ';
    if (text.length > 60) break;
  }
  // Lines to sign on say nothing of a text.
  const plain = text.replace(/[\s_]+/g, ' ').trim();
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
}

function wordsOf(node: InlineNode, columns: SelectedColumn[]): string {
  if (node.type === 'text') return node.text;
  return node.type === 'column' ? columnAtomName(node.attrs.column, columns) : ' ';
}

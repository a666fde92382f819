/** How the kinds of items are called on the screen and in the history. */

import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorLineMessages } from '@lienzo/schema/messages/editor-line-messages';
import { type ReportItem, repeatsPage, type TextItem } from '@lienzo/schema/report/item';
import { firstText, itemTexts } from '@lienzo/schema/report/item-texts';
import { type InlineNode, inlineNodes, type RichText } from '@lienzo/schema/report/rich-text';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { columnAtomName } from '@lienzo/templates/drawing/column-atom';

/** "tabla", or "3 elementos". */
export function textFor(items: ReportItem[]): string {
  const [only] = items;
  return items.length === 1 && only !== undefined
    ? itemKindMessages[only.nombre].name
    : editorCommandMessages.items(items.length);
}

/** What tells an item from others of its kind, in a few words; '' for items without any. */
export function excerptOf(item: ReportItem): string {
  switch (item.nombre) {
    case 'imagen':
      return item.alt || item.image_name;
    case 'grafica':
      return item.titulo;
    case 'codigo':
      return item.column === undefined
        ? item.valor.slice(0, MAX_LENGTH)
        : (catalogColumn(item.column)?.readable_name ?? '');
    case 'texto':
    case 'titulo':
    case 'texto_dinamico':
      return beginningOf(item);
    case 'indicador':
      return item.etiqueta;
    case 'totales':
      return item.filas
        .map(({ etiqueta }) => etiqueta)
        .join(', ')
        .slice(0, MAX_LENGTH);
    case 'firma':
      return itemTexts(item).map(plainText).join(' ').trim().slice(0, MAX_LENGTH);
    case 'tabla_fija':
      return firstText(itemTexts(item), plainText).slice(0, MAX_LENGTH);
    case 'linea':
      return editorLineMessages.shapes[item.forma];
    case 'tabla':
    case 'tabla_cruzada':
    case 'desconocido':
      return '';
  }
}

/** Characters of an excerpt. */
const MAX_LENGTH = 40;

const plainText = (text: RichText): string =>
  [...inlineNodes(text)]
    .map((node) => textOf(node, []))
    .join('')
    .trim();

function beginningOf(item: TextItem): string {
  const columns = repeatsPage(item) ? item.selected_columns : [];
  let text = '';
  for (const block of item.valor.content) {
    for (const node of inlineNodes({ type: 'doc', content: [block] })) text += textOf(node, columns);
    text += ' ';
    if (text.length > 60) break;
  }
  // Lines to sign on say nothing of a text.
  const plain = text.replace(/[\s_]+/g, ' ').trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 1)}…` : plain;
}

function textOf(node: InlineNode, columns: SelectedColumn[]): string {
  if (node.type === 'text') return node.text;
  return node.type === 'column' ? columnAtomName(node.attrs.column, columns) : ' ';
}

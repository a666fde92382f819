import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { itemsOfSection, positionOf, sectionsInOrder } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';

/**
 * The dynamic text whose columns an item's text can name: itself, or the first one between the same two page
 * breaks, which repeats the page for each of its rows.
 */
export function driverOf(document: EditorDocument, uuid: string): TextoDinamicoItem | undefined {
  const item = document.items[uuid];
  if (item?.nombre === 'texto_dinamico') return item;
  const section = positionOf(document, uuid)?.section;
  if (section === undefined) return undefined;
  let driver: TextoDinamicoItem | undefined;
  let here = false;
  for (const one of sectionsInOrder(document)) {
    if (one.separation) {
      if (here) break;
      driver = undefined;
    }
    here ||= one === section;
    driver ??= itemsOfSection(document, one.id).find((each) => each.nombre === 'texto_dinamico');
  }
  return driver;
}

import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { itemsOfSection, sectionsInOrder } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';

/** Section ids between two page breaks, as one text per page group: cheap to compare. */
export function pageGroupKeys(document: EditorDocument): string {
  let keys = '';
  for (const [index, section] of sectionsInOrder(document).entries())
    keys += index === 0 ? section.id : `${section.separation ? '|' : ','}${section.id}`;
  return keys;
}

/** The page groups of such a text. */
export const pageGroupsOf = (keys: string): string[][] =>
  keys.split('|').map((group) => group.split(',').filter((id) => id !== ''));

/** The dynamic text that repeats a page group. */
export function driverIn(document: EditorDocument, group: string[]): TextoDinamicoItem | undefined {
  for (const id of group)
    for (const item of itemsOfSection(document, id)) if (item.nombre === 'texto_dinamico') return item;
  return undefined;
}

/** The columns of the dynamic text that repeats a page group: texts beside it may use them too. */
export const driverColumns = (document: EditorDocument, group: string[]): SelectedColumn[] | undefined =>
  driverIn(document, group)?.selected_columns;

/** The page groups of the document that is edited; what they mean stands in `@lienzo/schema/report/page-group`. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { repeatsPage, type TablaItem, type TextoDinamicoItem } from '@lienzo/schema/report/item';
import { isWholeTable, splitAtPageBreaks } from '@lienzo/schema/report/page-group';
import { itemsOfSection, positionOf, sectionsInOrder } from './document-queries.ts';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** The sections between two page breaks, from top to bottom, group after group. */
export const pageGroupsIn = (document: EditorDocument): EditorSection[][] =>
  splitAtPageBreaks(sectionsInOrder(document));

/** The sections around one, up to the page breaks before and behind it. */
export const groupAround = (document: EditorDocument, id: string): EditorSection[] =>
  pageGroupsIn(document).find((group) => group.some((section) => section.id === id)) ?? [];

/** The whole tables of sections. */
export const wholeTablesIn = (document: EditorDocument, sections: EditorSection[]): TablaItem[] =>
  sections.flatMap((section) => itemsOfSection(document, section.id)).filter(isWholeTable);

/** The dynamic text that drives a page group, by the ids of its sections. */
export function driverIn(document: EditorDocument, group: string[]): TextoDinamicoItem | undefined {
  for (const id of group) {
    const driver = itemsOfSection(document, id).find(repeatsPage);
    if (driver !== undefined) return driver;
  }
  return undefined;
}

/** The columns of the dynamic text that drives a page group: texts beside it may use them too. */
export const driverColumns = (document: EditorDocument, group: string[]): SelectedColumn[] | undefined =>
  driverIn(document, group)?.selected_columns;

/** The dynamic text whose columns an item's text can name: itself, or the one that drives its page group. */
export function driverOf(document: EditorDocument, uuid: string): TextoDinamicoItem | undefined {
  const item = document.items[uuid];
  if (item !== undefined && repeatsPage(item)) return item;
  const section = positionOf(document, uuid)?.section;
  if (section === undefined) return undefined;
  return driverIn(
    document,
    groupAround(document, section.id).map(({ id }) => id),
  );
}

/** The page groups as one text, `a,b|c` by the ids of their sections: cheap to compare. */
export function pageGroupKeys(document: EditorDocument): string {
  let keys = '';
  for (const [index, section] of sectionsInOrder(document).entries())
    keys += index === 0 ? section.id : `${section.separation ? '|' : ','}${section.id}`;
  return keys;
}

/** The page groups of such a text. */
export const pageGroupsOf = (keys: string): string[][] =>
  keys.split('|').map((group) => group.split(',').filter((id) => id !== ''));

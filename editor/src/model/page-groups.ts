/** The page groups of the document in the editor; defined in `@lienzo/schema/report/page-group`. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { repeatsPage, type TablaItem, type TextoDinamicoItem } from '@lienzo/schema/report/item';
import { isUnlinkedTable, splitAtPageBreaks } from '@lienzo/schema/report/page-group';
import { isDraft } from 'immer';
import { itemsOfSection, positionOf, sectionsInOrder } from './document-queries.ts';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** The sections between two page breaks, from top to bottom, group after group. */
export const pageGroupsIn = (document: EditorDocument): EditorSection[][] =>
  splitAtPageBreaks(sectionsInOrder(document));

/** The page group of a section. */
export const pageGroupAround = (document: EditorDocument, id: string): EditorSection[] =>
  pageGroupsIn(document).find((group) => group.some((section) => section.id === id)) ?? [];

/** The unlinked tables of sections. */
export const unlinkedTablesIn = (document: EditorDocument, sections: EditorSection[]): TablaItem[] =>
  sections.flatMap((section) => itemsOfSection(document, section.id)).filter(isUnlinkedTable);

/** The driver of a page group, by the ids of its sections. */
export function driverIn(document: EditorDocument, group: string[]): TextoDinamicoItem | undefined {
  if (!hasDrivers(document)) return undefined;
  for (const id of group) {
    const driver = itemsOfSection(document, id).find(repeatsPage);
    if (driver !== undefined) return driver;
  }
  return undefined;
}

const documentsWithDrivers = new WeakMap<EditorDocument['items'], boolean>();

/** Whether any item repeats its page; most reports have none, and this is asked after each change. */
function hasDrivers({ items }: EditorDocument): boolean {
  if (isDraft(items)) return true;
  const known = documentsWithDrivers.get(items) ?? Object.values(items).some(repeatsPage);
  documentsWithDrivers.set(items, known);
  return known;
}

/** The columns of the driver of a page group: texts beside it may use them too. */
export const driverColumns = (document: EditorDocument, group: string[]): SelectedColumn[] | undefined =>
  driverIn(document, group)?.selected_columns;

/** The dynamic text whose columns an item's text can contain: itself, or the driver of its page group. */
export function driverOf(document: EditorDocument, uuid: string): TextoDinamicoItem | undefined {
  const item = document.items[uuid];
  if (item !== undefined && repeatsPage(item)) return item;
  const section = positionOf(document, uuid)?.section;
  if (section === undefined) return undefined;
  return driverIn(
    document,
    pageGroupAround(document, section.id).map(({ id }) => id),
  );
}

/** The page groups as a string of section ids, `a,b|c`, so that comparing is cheap. */
export function serializePageGroups(document: EditorDocument): string {
  let keys = '';
  for (const [index, section] of sectionsInOrder(document).entries())
    keys += index === 0 ? section.id : `${section.separation ? '|' : ','}${section.id}`;
  return keys;
}

/** Parses `serializePageGroups`. */
export const parsePageGroups = (keys: string): string[][] =>
  keys.split('|').map((group) => group.split(',').filter((id) => id !== ''));

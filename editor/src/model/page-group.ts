/** What a page break parts from the rest: sections that are printed together, once per row of a dynamic text. */
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { itemsOfSection, sectionsInOrder } from './document-queries.ts';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** The sections between two page breaks, from top to bottom, group after group. */
export function pageGroupsIn(document: EditorDocument): EditorSection[][] {
  const groups: EditorSection[][] = [];
  for (const section of sectionsInOrder(document)) {
    const current = groups.at(-1);
    if (current === undefined || section.separation) groups.push([section]);
    else current.push(section);
  }
  return groups;
}

/** The sections around one, up to the page breaks before and behind it. */
export const groupAround = (document: EditorDocument, id: string): EditorSection[] =>
  pageGroupsIn(document).find((group) => group.some((section) => section.id === id)) ?? [];

/** A table with data that shows all of its rows, also where its page repeats. */
export const isWholeTable = (item: ReportItem): item is TablaItem =>
  item.nombre === 'tabla' && item.detail_column === undefined && item.selected_tables.length > 0;

/** The whole tables of sections. */
export const wholeTablesIn = (document: EditorDocument, sections: EditorSection[]): TablaItem[] =>
  sections.flatMap((section) => itemsOfSection(document, section.id)).filter(isWholeTable);

/** Questions that commands and screens ask of a document. */
import type { ReportItem } from '@lienzo/schema/report/item';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** Where an item stands: its section and its place from the left. */
export type ItemPosition = { section: EditorSection; index: number };

/** The items of a section from left to right. */
export function itemsOfSection(document: EditorDocument, id: string): ReportItem[] {
  return (document.sections[id]?.items ?? []).flatMap((uuid) => document.items[uuid] ?? []);
}

/** The sections from top to bottom. */
export function sectionsInOrder(document: EditorDocument): EditorSection[] {
  return document.order.flatMap((id) => document.sections[id] ?? []);
}

/** Every item's uuid in reading order. */
export function uuidsInOrder(document: EditorDocument): string[] {
  return sectionsInOrder(document).flatMap((section) => section.items);
}

/** Where an item stands, or undefined when the document does not hold it. */
export function positionOf(document: EditorDocument, uuid: string): ItemPosition | undefined {
  for (const section of sectionsInOrder(document)) {
    const index = section.items.indexOf(uuid);
    if (index >= 0) return { section, index };
  }
  return undefined;
}

/** The uuids that the document holds, in reading order. */
export function inReadingOrder(document: EditorDocument, uuids: string[]): string[] {
  const wanted = new Set(uuids);
  return uuidsInOrder(document).filter((uuid) => wanted.has(uuid));
}

/** Queries on a document. */
import type { ReportItem } from '@lienzo/schema/report/item';
import { isDraft } from 'immer';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** The position of an item: its section and its index from the left. */
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

/** Whether a report has no items yet. */
export const hasNoItems = (document: EditorDocument): boolean =>
  sectionsInOrder(document).every((section) => section.items.length === 0);

/** The position of an item, or undefined when it is not in the document. */
export function positionOf(document: EditorDocument, uuid: string): ItemPosition | undefined {
  // A draft changes beneath a cache.
  return (isDraft(document) ? positionsIn(document) : cachedPositions(document)).get(uuid);
}

const positions = new WeakMap<EditorDocument['sections'], Map<string, ItemPosition>>();

/** Every bar and menu asks for positions after each change: the sections are read once. */
function cachedPositions(document: EditorDocument): Map<string, ItemPosition> {
  const known = positions.get(document.sections) ?? positionsIn(document);
  positions.set(document.sections, known);
  return known;
}

function positionsIn({ sections }: EditorDocument): Map<string, ItemPosition> {
  const matches = new Map<string, ItemPosition>();
  for (const section of Object.values(sections))
    for (const [index, uuid] of section.items.entries()) matches.set(uuid, { section, index });
  return matches;
}

/** The uuids that are in the document, in reading order. */
export function inReadingOrder(document: EditorDocument, uuids: string[]): string[] {
  const requested = new Set(uuids);
  return uuidsInOrder(document).filter((uuid) => requested.has(uuid));
}

/** Queries on a document. */
import type { ReportItem } from '@lienzo/schema/report/item';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { isDraft } from 'immer';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** The position of an item: its section, its column from the left and its row from the top of that. */
export type ItemPosition = { section: EditorSection; column: number; row: number };

/** The items of a section, column by column from the left, each from the top. */
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
  // A draft changes beneath a cache, and only what is asked for is read of it.
  if (!isDraft(document)) return cachedPositions(document).get(uuid);
  const section = Object.values(document.sections).find(({ items }) => items.includes(uuid));
  return section === undefined ? undefined : positionsInSection(document, section).get(uuid);
}

const positions = new WeakMap<EditorDocument['sections'], Map<string, ItemPosition>>();

/** Every bar and menu asks for positions after each change: the sections are read once. A change of columns changes them. */
function cachedPositions(document: EditorDocument): Map<string, ItemPosition> {
  const known = positions.get(document.sections) ?? positionsIn(document);
  positions.set(document.sections, known);
  return known;
}

function positionsIn(document: EditorDocument): Map<string, ItemPosition> {
  return new Map(
    Object.values(document.sections).flatMap((section) => [...positionsInSection(document, section)]),
  );
}

function positionsInSection(document: EditorDocument, section: EditorSection): Map<string, ItemPosition> {
  const matches = new Map<string, ItemPosition>();
  for (const [column, items] of sectionColumns(itemsOfSection(document, section.id)).entries())
    for (const [row, { uuid }] of items.entries()) matches.set(uuid, { section, column, row });
  return matches;
}

/** The uuids that are in the document, in reading order. */
export function inReadingOrder(document: EditorDocument, uuids: string[]): string[] {
  const requested = new Set(uuids);
  return uuidsInOrder(document).filter((uuid) => requested.has(uuid));
}

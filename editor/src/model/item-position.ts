/**
 * The target of an insertion: a section, before the column at `index`; a column of a section, above its item at `index`;
 * or a new section before section `index`. With `atPageTop` the new section takes over the page break of the section
 * that follows it.
 */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { MAX_STACKED_ITEMS } from '@lienzo/schema/report/section-columns';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { type Column, columnsOf, setColumns, withoutItems } from './columns.ts';
import { CommandRefusal } from './command-refusal.ts';
import { requireSection } from './draft-access.ts';
import type { EditorDocument } from './editor-document.ts';
import { giveRemainingWidth, hasEqualWidths, setEqualWidths, withEqualWidths } from './section-widths.ts';

export type ItemPosition =
  | { into: 'section'; section: string; index: number }
  | { into: 'column'; section: string; column: number; index: number }
  | { into: 'new-section'; id: string; index: number; atPageTop?: boolean };

/** Clamps to an integer between 0 and `max`. */
export const clampIndex = (index: number, max: number): number =>
  Math.max(0, Math.min(Math.trunc(index), max));

/**
 * Places items that are in no other section; they may be in the section of `position`. Equal widths stay equal; widths
 * set by hand stay, see `giveRemainingWidth`.
 */
export function placeItems(draft: EditorDocument, uuids: string[], position: ItemPosition): void {
  if (position.into === 'new-section') {
    if (uuids.length > MAX_ITEMS_PER_SECTION)
      throw new CommandRefusal(editorCommandMessages.refusals.sectionFull);
    addSectionAt(draft, position.id, position.index);
    if (position.atPageTop === true) takeOverPageBreak(draft, position.id);
    setColumns(draft, position.id, withEqualWidths(uuids.map(inColumn)));
    return;
  }
  const before = columnsOf(draft, position.section);
  const { columns, added } =
    position.into === 'section'
      ? withColumns(before, uuids, position.index)
      : withStacked(before, uuids, position);
  if (columns.length > MAX_ITEMS_PER_SECTION)
    throw new CommandRefusal(editorCommandMessages.refusals.sectionFull);
  const isResized = added.length > 0 || columns.length < before.length;
  if (isResized && hasEqualWidths(before)) {
    setColumns(draft, position.section, withEqualWidths(columns));
    return;
  }
  const present = columns.filter((column) => !added.includes(column));
  if (added.length > 0) giveRemainingWidth(present, added);
  setColumns(draft, position.section, columns);
}

const inColumn = (uuid: string): Column => ({ uuids: [uuid], width: 0 });

/** Columns with items as columns of their own before the one at `index`; a column that moves keeps its width. */
function withColumns(
  before: readonly Column[],
  uuids: readonly string[],
  index: number,
): { columns: Column[]; added: Column[] } {
  const at = clampIndex(index, before.length);
  const moving = new Set(uuids);
  const own = uuids.map(
    (uuid) =>
      before.find((column) => column.uuids.length === 1 && column.uuids[0] === uuid) ?? inColumn(uuid),
  );
  return {
    columns: [
      ...withoutItems(before.slice(0, at), moving),
      ...own,
      ...withoutItems(before.slice(at), moving),
    ],
    added: own.filter((column) => !before.includes(column)),
  };
}

/** Columns with items stacked in one of them. */
function withStacked(
  before: readonly Column[],
  uuids: readonly string[],
  { column: at, index }: { column: number; index: number },
): { columns: Column[]; added: Column[] } {
  const target = before[clampIndex(at, before.length - 1)];
  if (target === undefined) return withColumns(before, uuids, 0);
  const moving = new Set(uuids);
  const stays = (uuid: string): boolean => !moving.has(uuid);
  const above = target.uuids.slice(0, clampIndex(index, target.uuids.length)).filter(stays);
  const below = target.uuids.filter((uuid) => stays(uuid) && !above.includes(uuid));
  const stack = { uuids: [...above, ...uuids, ...below], width: target.width };
  if (stack.uuids.length > MAX_STACKED_ITEMS)
    throw new CommandRefusal(editorCommandMessages.refusals.columnFull);
  return {
    columns: before.flatMap((column) => (column === target ? [stack] : withoutItems([column], moving))),
    added: [],
  };
}

function takeOverPageBreak(draft: EditorDocument, id: string): void {
  const next = draft.sections[draft.order[draft.order.indexOf(id) + 1] ?? ''];
  if (next?.separation !== true) return;
  next.separation = false;
  requireSection(draft, id).separation = true;
}

/** Inserts a new section before the one at `index`. */
export function addSectionAt(draft: EditorDocument, id: string, index: number): void {
  if (draft.sections[id] !== undefined) throw new CommandRefusal(editorCommandMessages.refusals.sectionThere);
  draft.sections[id] = { id, separation: false, items: [] };
  draft.order.splice(clampIndex(index, draft.order.length), 0, id);
}

/**
 * Removes items from their sections. Widths set by hand stay; equal widths are shared again among the rest.
 * A section that becomes empty is removed too, its page break passing on to the next one.
 */
export function detachItems(draft: EditorDocument, uuids: string[]): void {
  const taken = new Set(uuids);
  for (const id of [...draft.order]) {
    const section = requireSection(draft, id);
    if (!section.items.some((uuid) => taken.has(uuid))) continue;
    const before = columnsOf(draft, id);
    const left = withoutItems(before, taken);
    setColumns(draft, id, left);
    if (left.length === 0) removeEmptySection(draft, id);
    else if (left.length < before.length && hasEqualWidths(before)) setEqualWidths(draft, id);
  }
}

/** Removes an empty section; the last one stays. */
export function removeEmptySection(draft: EditorDocument, id: string): void {
  const section = requireSection(draft, id);
  if (draft.order.length === 1) {
    section.separation = false;
    delete section.mostrar_si;
    return;
  }
  const index = draft.order.indexOf(id);
  const next = draft.sections[draft.order[index + 1] ?? ''];
  if (section.separation && next !== undefined) next.separation = true;
  draft.order.splice(index, 1);
  delete draft.sections[id];
}

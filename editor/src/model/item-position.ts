/**
 * The target of an insertion: a section, before the item at `index`, or a new section before section `index`.
 * With `atPageTop` the new section takes over the page break of the section that follows it.
 */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { CommandRefusal } from './command-refusal.ts';
import { requireSection } from './draft-access.ts';
import type { EditorDocument } from './editor-document.ts';
import { giveRemainingWidth, hasEqualWidths, setEqualWidths } from './section-widths.ts';

export type ItemPosition =
  | { into: 'section'; section: string; index: number }
  | { into: 'new-section'; id: string; index: number; atPageTop?: boolean };

/** Clamps to an integer between 0 and `max`. */
export const clampIndex = (index: number, max: number): number =>
  Math.max(0, Math.min(Math.trunc(index), max));

/** Adds items that are in no section. Equal widths stay equal; widths set by hand stay, see `giveRemainingWidth`. */
export function placeItems(draft: EditorDocument, uuids: string[], position: ItemPosition): void {
  if (uuids.length > MAX_ITEMS_PER_SECTION)
    throw new CommandRefusal(editorCommandMessages.refusals.sectionFull);
  if (position.into === 'new-section') {
    addSectionAt(draft, position.id, position.index, uuids);
    if (position.atPageTop === true) takeOverPageBreak(draft, position.id);
    setEqualWidths(draft, position.id);
    return;
  }
  const section = requireSection(draft, position.section);
  if (section.items.length + uuids.length > MAX_ITEMS_PER_SECTION)
    throw new CommandRefusal(editorCommandMessages.refusals.sectionFull);
  const shared = hasEqualWidths(draft, position.section);
  if (!shared) giveRemainingWidth(draft, position.section, uuids);
  section.items.splice(clampIndex(position.index, section.items.length), 0, ...uuids);
  if (shared) setEqualWidths(draft, position.section);
}

function takeOverPageBreak(draft: EditorDocument, id: string): void {
  const next = draft.sections[draft.order[draft.order.indexOf(id) + 1] ?? ''];
  if (next?.separation !== true) return;
  next.separation = false;
  requireSection(draft, id).separation = true;
}

/** Inserts a new section before the one at `index`. */
export function addSectionAt(draft: EditorDocument, id: string, index: number, items: string[] = []): void {
  if (draft.sections[id] !== undefined) throw new CommandRefusal(editorCommandMessages.refusals.sectionThere);
  draft.sections[id] = { id, separation: false, items };
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
    const shared = hasEqualWidths(draft, id);
    section.items = section.items.filter((uuid) => !taken.has(uuid));
    if (section.items.length === 0) removeEmptySection(draft, id);
    else if (shared) setEqualWidths(draft, id);
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

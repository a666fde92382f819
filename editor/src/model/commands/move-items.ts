import { columnsOf } from '../columns.ts';
import { command } from '../command.ts';
import { inReadingOrder, positionOf } from '../document-queries.ts';
import { requireItem, requireSection } from '../draft-access.ts';
import type { EditorDocument } from '../editor-document.ts';
import {
  clampIndex,
  detachItems,
  type ItemPosition,
  placeItems,
  removeEmptySection,
} from '../item-position.ts';

export type MoveItems = { uuids: string[]; place: ItemPosition };

/**
 * Moves items, in reading order, before the current content of `place`. Moves within a section keep the widths; so
 * does a section that gains items, unless its widths are equal.
 */
export const moveItems = command((draft, { uuids, place }: MoveItems) => {
  const moving = inReadingOrder(draft, uuids);
  for (const uuid of uuids) requireItem(draft, uuid);
  if (place.into === 'new-section') moveIntoNewSection(draft, moving, place);
  else moveIntoSection(draft, moving, place);
});

type SectionPosition = Exclude<ItemPosition, { into: 'new-section' }>;

function moveIntoSection(draft: EditorDocument, moving: string[], position: SectionPosition): void {
  const target = requireSection(draft, position.section);
  const joining = moving.filter((uuid) => !target.items.includes(uuid));
  if (joining.length > 0) detachItems(draft, joining);
  placeItems(draft, moving, position);
}

function moveIntoNewSection(
  draft: EditorDocument,
  moving: string[],
  location: Extract<ItemPosition, { into: 'new-section' }>,
): void {
  if (isWholeSectionBeside(draft, moving, location.index)) return;
  const before = draft.order.slice(0, clampIndex(location.index, draft.order.length));
  const sources = draft.order.filter((id) => draft.sections[id]?.items.some((uuid) => moving.includes(uuid)));
  detachItems(draft, moving);
  const remaining = before.filter((id) => draft.sections[id] !== undefined).length;
  placeItems(draft, moving, { ...location, index: remaining });
  // The last source section was kept, empty, because it was the only one.
  for (const id of sources) if (draft.sections[id]?.items.length === 0) removeEmptySection(draft, id);
}

/** Whether the items are a whole section side by side and the new section would be adjacent to it: a no-op. */
function isWholeSectionBeside(draft: EditorDocument, moving: string[], index: number): boolean {
  const section = positionOf(draft, moving[0] ?? '')?.section;
  if (section === undefined || section.items.length !== moving.length) return false;
  if (!moving.every((uuid) => section.items.includes(uuid))) return false;
  if (columnsOf(draft, section.id).length < moving.length) return false;
  const at = draft.order.indexOf(section.id);
  return index === at || index === at + 1;
}

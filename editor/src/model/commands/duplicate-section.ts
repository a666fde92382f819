import { current, isDraft } from 'immer';
import { command } from '../command.ts';
import { requireItem, requireSection } from '../draft-access.ts';

/** `id` is the copy's, `uuids` those of its items from left to right. */
export type DuplicateSection = { of: string; id: string; uuids: string[] };

/** Copies a section below the original, with its widths, page break and condition. */
export const duplicateSection = command((draft, { of, id, uuids }: DuplicateSection) => {
  const section = requireSection(draft, of);
  section.items.forEach((original, index) => {
    const uuid = uuids[index];
    if (uuid === undefined) throw new RangeError(`no uuid for the copy of item ${index}`);
    const item = requireItem(draft, original);
    const { id: _stored, ...content } = isDraft(item) ? current(item) : item;
    draft.items[uuid] = { ...content, uuid };
  });
  const own = isDraft(section) ? current(section) : section;
  draft.sections[id] = { ...own, id, items: uuids.slice(0, section.items.length) };
  draft.order.splice(draft.order.indexOf(of) + 1, 0, id);
});

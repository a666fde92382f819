import { withRenamedSources } from '@lienzo/schema/report/formula-tables';
import { current, isDraft } from 'immer';
import { command } from '../command.ts';
import { copyOfItem } from '../copy-of-item.ts';
import { requireItem, requireSection } from '../draft-access.ts';

/** `id` is the copy's, `uuids` those of its items from left to right. */
export type DuplicateSection = { of: string; id: string; uuids: string[] };

/** Copies a section below the original, with its widths, page break and condition, which look at the copied tables. */
export const duplicateSection = command((draft, { of, id, uuids }: DuplicateSection) => {
  const section = requireSection(draft, of);
  const fresh = new Map(
    section.items.map((original, index) => {
      const uuid = uuids[index];
      if (uuid === undefined) throw new RangeError(`no uuid for the copy of item ${index}`);
      return [original, uuid];
    }),
  );
  for (const [original, uuid] of fresh) {
    const item = requireItem(draft, original);
    draft.items[uuid] = copyOfItem(isDraft(item) ? current(item) : item, fresh);
  }
  const own = isDraft(section) ? current(section) : section;
  const { mostrar_si } = own;
  draft.sections[id] = {
    ...own,
    id,
    items: [...fresh.values()],
    ...(mostrar_si !== undefined && {
      mostrar_si: withRenamedSources(mostrar_si, (source) => fresh.get(source) ?? source),
    }),
  };
  draft.order.splice(draft.order.indexOf(of) + 1, 0, id);
});

import type { BlockReference } from '@lienzo/schema/report/block-reference';
import { copyOfItem } from '@lienzo/schema/report/copy-of-item';
import { withRenamedSources } from '@lienzo/schema/report/formula-tables';
import { current, isDraft } from 'immer';
import { command } from '../command.ts';
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
  const { mostrar_si, bloque } = own;
  draft.sections[id] = {
    ...own,
    id,
    items: [...fresh.values()],
    ...(bloque !== undefined && { bloque: withCopies(bloque, fresh) }),
    ...(mostrar_si !== undefined && {
      mostrar_si: withRenamedSources(mostrar_si, (source) => fresh.get(source) ?? source),
    }),
  };
  draft.order.splice(draft.order.indexOf(of) + 1, 0, id);
});

/** The copy is of the same block. */
const withCopies = (bloque: BlockReference, fresh: ReadonlyMap<string, string>): BlockReference => ({
  ...bloque,
  items: Object.fromEntries(
    Object.entries(bloque.items).map(([block, own]) => [block, fresh.get(own) ?? own]),
  ),
});

import type { BlockReference } from '@lienzo/schema/report/block-reference';
import type { Layout } from '@lienzo/schema/report/report';
import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';
import type { EditorDocument, EditorSection } from '../editor-document.ts';

type BlockSection = Omit<Layout, 'index'>;

/** Inserts the section of a block before the one at `index`. */
export const placeBlock = command(
  (draft, { id, index, section }: { id: string; index: number; section: BlockSection }) => {
    draft.sections[id] = sectionFrom(draft, id, section);
    draft.order.splice(index, 0, id);
  },
);

/** Puts the section of a block in the place of another one. */
export const replaceByBlock = command((draft, { id, section }: { id: string; section: BlockSection }) => {
  for (const uuid of requireSection(draft, id).items) delete draft.items[uuid];
  draft.sections[id] = sectionFrom(draft, id, section);
});

/** Says which block a section is of; undefined: of none. */
export const setSectionBlock = command(
  (draft, { id, bloque }: { id: string; bloque: BlockReference | undefined }) => {
    const section = requireSection(draft, id);
    if (bloque === undefined) delete section.bloque;
    else section.bloque = bloque;
  },
);

function sectionFrom(draft: EditorDocument, id: string, { items, ...layout }: BlockSection): EditorSection {
  for (const item of items) draft.items[item.uuid] = item;
  return { ...layout, id, items: items.map(({ uuid }) => uuid) };
}

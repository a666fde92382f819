import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';
import { clampIndex } from '../item-position.ts';

/** Moves a section before the one currently at `index`. */
export const moveSection = command((draft, { id, index }: { id: string; index: number }) => {
  requireSection(draft, id);
  const at = draft.order.indexOf(id);
  const target = clampIndex(index, draft.order.length) - (index > at ? 1 : 0);
  if (target === at) return;
  draft.order.splice(at, 1);
  draft.order.splice(target, 0, id);
});

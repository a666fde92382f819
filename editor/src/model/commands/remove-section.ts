import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';
import { removeEmptySection } from '../item-position.ts';

/** Removes a section with its items; the only section of a report is emptied instead. */
export const removeSection = command((draft, { id }: { id: string }) => {
  const section = requireSection(draft, id);
  for (const uuid of section.items) delete draft.items[uuid];
  section.items = [];
  removeEmptySection(draft, id);
});

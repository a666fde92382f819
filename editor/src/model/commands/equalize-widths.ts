import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';
import { setEqualWidths } from '../section-widths.ts';

/** Gives the items of a section equal widths. */
export const equalizeWidths = command((draft, { id }: { id: string }) => {
  requireSection(draft, id);
  setEqualWidths(draft, id);
});

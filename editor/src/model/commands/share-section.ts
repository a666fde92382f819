import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';
import { shareEqually } from '../section-widths.ts';

/** Gives the items of a section equal widths. */
export const shareSection = command((draft, { id }: { id: string }) => {
  requireSection(draft, id);
  shareEqually(draft, id);
});

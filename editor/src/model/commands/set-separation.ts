import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';

/** Sets whether a section starts on a new page. */
export const setSeparation = command((draft, { id, separation }: { id: string; separation: boolean }) => {
  requireSection(draft, id).separation = separation;
});

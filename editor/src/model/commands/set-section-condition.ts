import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';

/** Shows a section only where a formula is met, as it is stored; undefined: always. */
export const setSectionCondition = command(
  (draft, { id, formula }: { id: string; formula: string | undefined }) => {
    const section = requireSection(draft, id);
    if (formula === undefined) delete section.mostrar_si;
    else section.mostrar_si = formula;
  },
);

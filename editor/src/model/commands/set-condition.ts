import { command } from '../command.ts';
import { requireItem } from '../draft-access.ts';
import { setFields } from '../set-fields.ts';

/** Shows items only where a formula is met, as it is stored; undefined: always. */
export const setCondition = command(
  (draft, { uuids, formula }: { uuids: readonly string[]; formula: string | undefined }) => {
    for (const uuid of uuids) setFields(requireItem(draft, uuid), { mostrar_si: formula });
  },
);

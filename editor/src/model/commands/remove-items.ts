import { command } from '../command.ts';
import { requireItem } from '../draft-access.ts';
import { detachItems } from '../item-position.ts';

/** Removes items; a section that becomes empty is removed too, unless it is the only one. */
export const removeItems = command((draft, { uuids }: { uuids: string[] }) => {
  for (const uuid of uuids) requireItem(draft, uuid);
  detachItems(draft, uuids);
  for (const uuid of uuids) delete draft.items[uuid];
});

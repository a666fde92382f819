import type { ItemStyle } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import { requireItem } from '../draft-access.ts';
import { type FieldChange, setFields } from '../set-fields.ts';

/** Fields of a style to set; `undefined` takes one away. */
export type StyleChange = FieldChange<ItemStyle>;

/** Sets the look of items. */
export const setStyles = command((draft, { uuids, style }: { uuids: string[]; style: StyleChange }) => {
  for (const uuid of uuids) setFields(requireItem(draft, uuid).estilo_item, style);
});

import type { ItemStyle } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import { requireItem } from '../draft-access.ts';

/** Fields of a style to set; `undefined` takes one away. */
export type StyleChange = { [Field in keyof ItemStyle]?: ItemStyle[Field] | undefined };

/** Sets the look of items. */
export const setStyles = command((draft, { uuids, style }: { uuids: string[]; style: StyleChange }) => {
  for (const uuid of uuids) {
    const { estilo_item } = requireItem(draft, uuid);
    for (const [field, value] of Object.entries(style)) {
      if (value === undefined) Reflect.deleteProperty(estilo_item, field);
      else Reflect.set(estilo_item, field, value);
    }
  }
});

import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { ItemKind, ItemOfKind, ReportItem } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import { CommandRefusal } from '../command-refusal.ts';
import { requireItem } from '../draft-access.ts';
import { setFields } from '../set-fields.ts';

/** The fields to set; `undefined` takes an optional field away. Kind, identity and width have own commands. */
export type ItemFields<Kind extends ItemKind> = {
  [Field in keyof Omit<ItemOfKind<Kind>, 'nombre' | 'uuid' | 'id' | 'tamaño'>]?:
    | ItemOfKind<Kind>[Field & keyof ItemOfKind<Kind>]
    | undefined;
};

/** A change for an item that must be of the kind named. */
export type UpdateItem = {
  [Kind in ItemKind]: { uuid: string; nombre: Kind; fields: ItemFields<Kind> };
}[ItemKind];

/** Sets fields of an item. */
export const updateItem = command((draft, { uuid, nombre, fields }: UpdateItem) => {
  const item = requireItem(draft, uuid);
  if (item.nombre !== nombre) throw new CommandRefusal(editorCommandMessages.refusals.itemOfOtherKind);
  setFields<ReportItem>(item, fields);
});

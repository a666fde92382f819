import { mapItemTexts } from '@lienzo/schema/report/item-texts';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { command } from '../command.ts';
import { requireItem } from '../draft-access.ts';

type WriteText = { uuid: string; part: string; valor: RichText };

/** Sets one of the texts of an item, named by `part`. */
export const writeText = command((draft, { uuid, part, valor }: WriteText) => {
  const item = requireItem(draft, uuid);
  Object.assign(
    item,
    mapItemTexts(item, (text, one) => (one === part ? valor : text)),
  );
});

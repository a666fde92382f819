import { mapItemTexts } from '@lienzo/schema/report/item-texts';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { original } from 'immer';
import { command } from '../command.ts';
import { requireItem } from '../draft-access.ts';

type WriteText = { uuid: string; part: string; valor: RichText };

/** Sets one of the texts of an item, named by `part`. */
export const writeText = command((draft, { uuid, part, valor }: WriteText) => {
  const item = requireItem(draft, uuid);
  if (item.nombre === 'tabla_fija') {
    // Found in what the draft is of: a draft of each of ten thousand cells would be made at every key.
    const lines = original(item)?.celdas ?? [];
    const row = lines.findIndex((line) => line.some((cell) => cell?.id === part));
    const column = lines[row]?.findIndex((cell) => cell?.id === part) ?? -1;
    const cell = item.celdas[row]?.[column];
    if (cell) cell.texto = valor;
    return;
  }
  Object.assign(
    item,
    mapItemTexts(item, (text, one) => (one === part ? valor : text)),
  );
});

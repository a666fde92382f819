/** The rich texts of an item, wherever it has them: the text of a text item, those of its signatures or of its cells. */
import { isTextItem, type ReportItem } from './item.ts';
import type { RichText } from './rich-text.ts';
import { SIGNATURE_FIELDS, signaturePart } from './signature-item.ts';

/** `part`: which text of its item it is; '' for the only one of a text item. */
export type TextPart = { part: string; text: RichText };

/** In reading order. */
export function textParts(item: ReportItem): TextPart[] {
  if (isTextItem(item)) return [{ part: '', text: item.valor }];
  if (item.nombre === 'tabla_fija')
    return item.celdas.flatMap((row) =>
      row.flatMap((cell) => (cell === null ? [] : { part: cell.id, text: cell.texto })),
    );
  if (item.nombre !== 'firma') return [];
  return item.firmas.flatMap((one) =>
    SIGNATURE_FIELDS.map((field) => ({ part: signaturePart(one, field), text: one[field] })),
  );
}

export const itemTexts = (item: ReportItem): RichText[] => textParts(item).map(({ text }) => text);

/** Whether there is something to type into it on the page. */
export const hasTexts = (item: ReportItem): boolean => textParts(item).length > 0;

/** The item with each of its texts replaced. */
export function mapItemTexts<Item extends ReportItem>(
  item: Item,
  map: (text: RichText, part: string) => RichText,
): Item {
  if (isTextItem(item)) return { ...item, valor: map(item.valor, '') };
  if (item.nombre === 'tabla_fija') {
    const celdas = item.celdas.map((row) =>
      row.map((cell) => (cell === null ? null : { ...cell, texto: map(cell.texto, cell.id) })),
    );
    return { ...item, celdas };
  }
  if (item.nombre !== 'firma') return item;
  const firmas = item.firmas.map((one) => ({
    ...one,
    quien: map(one.quien, signaturePart(one, 'quien')),
    puesto: map(one.puesto, signaturePart(one, 'puesto')),
  }));
  return { ...item, firmas };
}

/** The first text that says something; '' for none. */
export function firstText(texts: readonly RichText[], textOf: (text: RichText) => string): string {
  for (const text of texts) {
    const own = textOf(text);
    if (own !== '') return own;
  }
  return '';
}

import { editorFixedTableMessages } from '@lienzo/schema/messages/editor-fixed-table-messages';
import { editorSignatureMessages } from '@lienzo/schema/messages/editor-signature-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { placedCells } from '@lienzo/schema/report/fixed-grid';
import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import { SIGNATURE_FIELDS, signaturePart } from '@lienzo/schema/report/signature-item';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';

/** What one of the texts of an item is called for screen readers: "Firma 2: puesto". */
export function partLabel(item: ReportItem, part: string): string {
  if (item.nombre === 'firma')
    for (const [at, one] of item.firmas.entries())
      for (const field of SIGNATURE_FIELDS)
        if (signaturePart(one, field) === part) return editorSignatureMessages.text[field](at + 1);
  if (item.nombre === 'tabla_fija') {
    const placed = placedCells(item).find(({ cell }) => cell.id === part);
    if (placed !== undefined)
      return editorFixedTableMessages.cell(`${columnLetters(placed.column + 1)}${placed.row + 1}`);
  }
  return editorTextMessages.textOf(ITEM_TYPES[item.nombre].etiqueta);
}

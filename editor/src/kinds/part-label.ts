import { editorSignatureMessages } from '@lienzo/schema/messages/editor-signature-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import { SIGNATURE_FIELDS, signaturePart } from '@lienzo/schema/report/signature-item';

/** What one of the texts of an item is called for screen readers: "Firma 2: puesto". */
export function partLabel(item: ReportItem, part: string): string {
  if (item.nombre === 'firma')
    for (const [at, one] of item.firmas.entries())
      for (const field of SIGNATURE_FIELDS)
        if (signaturePart(one, field) === part) return editorSignatureMessages.text[field](at + 1);
  return editorTextMessages.textOf(ITEM_TYPES[item.nombre].etiqueta);
}

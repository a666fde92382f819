import type { FirmaItem } from '@lienzo/schema/report/item';
import { SIGNATURE_FIELDS, signaturePart } from '@lienzo/schema/report/signature-item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext } from '../draw-context.ts';
import { drawTextPart } from '../text/draw-text-part.ts';

const HINTS = { quien: itemKindMessages.firma.missing, puesto: itemKindMessages.firma.role };

/** Lines to sign on side by side, each with who signs below it, on one page. */
export function drawFirma({ firmas, espacio }: FirmaItem, context: DrawContext): string {
  const signatures = firmas.map((one) => {
    const texts = SIGNATURE_FIELDS.map((field) =>
      drawTextPart(
        one[field],
        { part: signaturePart(one, field), look: `lz-signer-${field}`, hint: HINTS[field] },
        context,
      ),
    );
    return `<div class="lz-signature" style="padding-top:${espacio}pt"><div class="lz-signer">${texts.join('')}</div></div>`;
  });
  return `<div class="lz-signatures">${signatures.join('')}</div>`;
}

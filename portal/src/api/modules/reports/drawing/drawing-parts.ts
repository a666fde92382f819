/** What a drawing with invented rows needs from the database and the files. */
import { hasFigure, hasPicture } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { type Layout, reportItems } from '@lienzo/schema/report/report';
import type { DrawContext, Figures } from '@lienzo/templates/drawing/draw-context';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readBlob } from '../../../platform/storage/read-blob.ts';
import { isUuid } from '../../../platform/text/is-uuid.ts';
import { findAssets } from '../repositories/report-assets.ts';
import type { ReportServices } from '../services.ts';

/** What the pictures of one drawing may have together, in bytes; others are a grey area. */
const PICTURE_BYTES = 64 * 1024;
const GREY = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8fv36fwAIDQOHrmeDnAAAAABJRU5ErkJggg=='}`;

type DrawingParts = { imageSource: DrawContext['imageSource']; figures: Figures | undefined };

/** @param logo the URL of the organization's logo. */
export async function drawingParts(
  services: ReportServices,
  caller: Caller,
  layouts: Layout[],
  logo: string | null,
): Promise<DrawingParts> {
  const pictures = await smallPictures(services, caller, layouts);
  return {
    imageSource: (valor) => (valor === ORGANIZATION_LOGO ? logo : (pictures.get(valor) ?? GREY)),
    figures: reportItems({ layouts }).some(hasFigure) ? await loadFigures() : undefined,
  };
}

/** Large libraries, which most reports do not need. */
const loadFigures = async (): Promise<Figures> => (await import('@lienzo/templates/figures/figures')).figures;

/** `data:` URLs of the pictures, as far as they are small. */
async function smallPictures(
  { db, files }: ReportServices,
  caller: Caller,
  layouts: Layout[],
): Promise<Map<string, string>> {
  const ids = reportItems({ layouts }).flatMap((item) =>
    hasPicture(item) && isUuid(item.valor) ? [item.valor] : [],
  );
  const assets = await inTenant(db, caller, (trx) =>
    findAssets(trx, caller.organizationId, [...new Set(ids)]),
  );
  const pictures = new Map<string, string>();
  let total = 0;
  for (const { id, media_type, sha256, size } of assets) {
    if (total + size > PICTURE_BYTES) continue;
    const bytes = await readBlob(files, sha256);
    if (bytes === null) continue;
    total += size;
    pictures.set(id, `data:${media_type};base64,${bytes.toString('base64')}`);
  }
  return pictures;
}

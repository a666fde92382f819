/** The picture of a report on its card. */
import type { get_thumbnail } from '@lienzo/schema/api/report-thumbnail-endpoint';
import { hasPicture } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { readReport } from '@lienzo/schema/report/read-report';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import type { Figures } from '@lienzo/templates/drawing/draw-context';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readBlob } from '../../../platform/storage/read-blob.ts';
import { findOrganizationProfile } from '../../accounts/accounts.ts';
import { loadReport } from '../printing/load-report.ts';
import { findAssets } from '../repositories/report-assets.ts';
import type { Handler, ReportServices } from '../services.ts';
import { drawThumbnail, firstSections, needsFigures } from '../thumbnails/draw-thumbnail.ts';

/** What the pictures of one thumbnail may have together, in bytes; others are a grey area. */
const PICTURE_BYTES = 64 * 1024;
const GREY = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8fv36fwAIDQOHrmeDnAAAAABJRU5ErkJggg=='}`;

/** No row of the organization is read: what a person sees on a card must not depend on whose rows they see. */
export const getThumbnail: Handler<typeof get_thumbnail> = async ({ query, caller, services }) => {
  const { stored, url_logo } = await inTenant(services.db, caller, async (trx) => ({
    stored: await loadReport(trx, caller, query.report_id),
    url_logo: (await findOrganizationProfile(trx, caller.organizationId)).url_logo,
  }));
  const { report } = readReport(stored.document);
  const pictures = await smallPictures(services, caller, report);
  const html = drawThumbnail(
    report,
    (valor) => (valor === ORGANIZATION_LOGO ? url_logo : (pictures.get(valor) ?? GREY)),
    needsFigures(report) ? await loadFigures() : undefined,
  );
  const paged = withRegionMargins(report);
  return {
    html,
    orientation: paged.orientation,
    margins: paged.page.margins,
    body_height: bodyHeight(paged),
  };
};

/** Large libraries, which most reports do not need. */
const loadFigures = async (): Promise<Figures> => (await import('@lienzo/templates/figures/figures')).figures;

/** `data:` URLs of the pictures of the first page, as far as they are small. */
async function smallPictures(
  { db, files }: ReportServices,
  caller: Caller,
  report: ReportDocument,
): Promise<Map<string, string>> {
  const ids = reportItems({ layouts: firstSections(report) }).flatMap((item) =>
    hasPicture(item) && UUID.test(item.valor) ? [item.valor] : [],
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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The picture of a report on its card. */

import { readReport } from '@lienzo/schema/report/read-report';
import type { get_thumbnail } from '@lienzo/schema/reports/report-thumbnail-endpoint';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { findProductReport, sampleDocument } from '@lienzo/templates/reports/products/product-static-reports';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { findOrganizationProfile } from '../../accounts/accounts.ts';
import { drawingParts, loadReport } from '../../reports/reports.ts';
import type { Handler } from '../services.ts';
import { drawThumbnail, firstSections } from '../thumbnails/draw-thumbnail.ts';

/** No row of the organization is read: what a person sees on a card must not depend on whose rows they see. */
export const getThumbnail: Handler<typeof get_thumbnail> = async ({ query, caller, services }) => {
  const { stored, url_logo } = await inTenant(services.db, caller, async (trx) => ({
    stored: await loadReport(trx, caller, query.report_id),
    url_logo: (await findOrganizationProfile(trx, caller.organizationId)).url_logo,
  }));
  const product = findProductReport(stored.id);
  const report = product === undefined ? readReport(stored.document).report : sampleDocument(product);
  const { imageSource, figures } = await drawingParts(services, caller, firstSections(report), url_logo);
  const html = drawThumbnail(report, imageSource, figures);
  const paged = withRegionMargins(report);
  return {
    html,
    orientation: paged.orientation,
    papel: paged.page.papel,
    margins: paged.page.margins,
    body_height: bodyHeight(paged),
  };
};

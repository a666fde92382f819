/** The pictures of a report in the rendering service's format. */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { ORGANIZATION_LOGO, usesOrganizationLogo } from '@lienzo/schema/report/organization-logo';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { reportPictures } from '@lienzo/schema/report/report-pictures';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { readBlob } from '../../../platform/storage/read-blob.ts';
import { isUuid } from '../../../platform/text/is-uuid.ts';
import { findLogo } from '../../accounts/accounts.ts';
import { findAssets } from '../repositories/report-assets.ts';
import type { ReportServices } from '../services.ts';

/** Limit of all pictures of a report together; each is sent as base64 and decoded for printing. */
export const MAX_IMAGES_MEGABYTES = 40;

const dataUrl = (mediaType: string, bytes: Buffer): string =>
  `data:${mediaType};base64,${bytes.toString('base64')}`;

/**
 * `data:` URLs by the id that the items use, including the organization's logo where the report shows it. Missing
 * pictures are omitted; their place stays empty.
 * @throws DomainError image_too_large when they exceed the limit together.
 */
export async function reportImages(
  services: ReportServices,
  caller: Actor,
  report: ReportDocument,
): Promise<Record<string, string>> {
  const ids = reportPictures(report).filter((valor) => isUuid(valor));
  if (ids.length === 0 && !usesOrganizationLogo(report)) return {};
  const { assets, logo } = await inTenant(services.db, caller, async (trx) => ({
    assets: await findAssets(trx, caller.organizationId, ids),
    logo: usesOrganizationLogo(report) ? await findLogo(trx, caller.organizationId) : undefined,
  }));
  const images: Record<string, string> =
    logo === undefined ? {} : { [ORGANIZATION_LOGO]: dataUrl(logo.logo_media_type, logo.logo) };
  let total = 0;
  for (const asset of assets) {
    const bytes = await readBlob(services.files, asset.sha256);
    if (bytes === null) continue;
    total += bytes.length;
    if (total > MAX_IMAGES_MEGABYTES * 1024 * 1024)
      throw new DomainError({
        code: 'image_too_large',
        message: apiRefusalMessages.report.imagesTooLarge(MAX_IMAGES_MEGABYTES),
      });
    images[asset.id] = dataUrl(asset.media_type, bytes);
  }
  return images;
}

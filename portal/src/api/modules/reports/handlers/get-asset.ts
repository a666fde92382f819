import { contentDisposition } from '@lienzo/schema/api/file-name';
import type { get_asset } from '@lienzo/schema/api/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findAssets } from '../repositories/report-assets.ts';
import type { Handler } from '../services.ts';

/** A picture never changes under its id, so it may be kept for long, by this person's browser only. */
export const getAsset: Handler<typeof get_asset> = async ({ query, caller, services, context }) => {
  const [asset] = await inTenant(services.db, caller, (trx) =>
    findAssets(trx, caller.organizationId, [query.id]),
  );
  const bytes = asset === undefined ? null : await services.files.open(asset.sha256);
  if (asset === undefined || bytes === null) throw new DomainError('file_not_found');
  return context.body(bytes, 200, {
    'Content-Type': asset.media_type,
    'Content-Disposition': contentDisposition('inline', asset.name),
    'Cache-Control': 'private, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
};

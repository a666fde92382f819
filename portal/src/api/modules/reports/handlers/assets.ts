/** The pictures of reports. */

import { MAX_IMAGE_BYTES } from '@lienzo/schema/api/body-limits';
import { contentDisposition } from '@lienzo/schema/api/file-name';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { create_asset, get_asset } from '@lienzo/schema/reports/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findAssets } from '../repositories/report-assets.ts';
import type { Handler } from '../services.ts';
import { storePicture } from './store-picture.ts';

export const createAsset: Handler<typeof create_asset> = async ({ file, caller, services }) => {
  if (file === undefined)
    throw new DomainError({
      code: 'required_parameter',
      message: apiRefusalMessages.report.image,
      field: 'file',
    });
  if (file.size > MAX_IMAGE_BYTES) throw new DomainError('image_too_large');
  const bytes = Buffer.from(await file.arrayBuffer());
  return await storePicture(services, caller, { name: file.name, bytes });
};

/** A picture is immutable, so the browser may cache it for long, privately. */
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

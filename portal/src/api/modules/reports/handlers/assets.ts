/** The pictures of reports. */

import { MAX_IMAGE_BYTES } from '@lienzo/schema/api/body-limits';
import { contentDisposition } from '@lienzo/schema/api/file-name';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { create_asset, get_asset } from '@lienzo/schema/reports/report-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { sniffImage } from '../../../platform/storage/sniff-image.ts';
import { findAssets, insertAsset } from '../repositories/report-assets.ts';
import type { Handler } from '../services.ts';

/** The bytes are stored before a row references them. */
export const createAsset: Handler<typeof create_asset> = async ({ file, caller, services }) => {
  if (file === undefined)
    throw new DomainError({
      code: 'required_parameter',
      message: apiRefusalMessages.report.image,
      field: 'file',
    });
  if (file.size > MAX_IMAGE_BYTES) throw new DomainError('image_too_large');
  const bytes = Buffer.from(await file.arrayBuffer());
  const image = sniffImage(bytes);
  if (image === null) throw new DomainError({ code: 'invalid_image', field: 'file' });
  const { sha256 } = await services.files.put(bytes);
  const { organizationId, userId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    await holdBlob(trx, services.files, sha256);
    return insertAsset(trx, {
      ...image,
      name: nameOf(file.name),
      sha256,
      size: bytes.length,
      organizationId,
      userId,
    });
  });
};

/** The base name of the uploaded file, without characters that cannot be displayed. */
function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 255);
  return plain === '' ? apiRefusalMessages.report.imageName : plain;
}

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

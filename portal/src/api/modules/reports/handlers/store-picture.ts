import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { sniffImage } from '../../../platform/storage/sniff-image.ts';
import { insertAsset, type StoredAsset } from '../repositories/report-assets.ts';
import type { ReportServices } from '../services.ts';

/**
 * Stores a picture that reports can use; its bytes are stored before a row references them.
 * @throws DomainError invalid_image.
 */
export async function storePicture(
  services: ReportServices,
  caller: Caller,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<StoredAsset> {
  const image = sniffImage(bytes);
  if (image === null) throw new DomainError({ code: 'invalid_image', field: 'file' });
  const { sha256 } = await services.files.put(bytes);
  const { organizationId, userId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    await holdBlob(trx, services.files, sha256);
    return insertAsset(trx, {
      ...image,
      name: nameOf(name),
      sha256,
      size: bytes.length,
      organizationId,
      userId,
    });
  });
}

/** The base name of a file, without characters that cannot be displayed. */
function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last.toWellFormed().replace(/\p{C}/gu, '').trim().slice(0, 255);
  return plain === '' ? apiRefusalMessages.report.imageName : plain;
}

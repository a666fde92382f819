import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { safeFileName } from '@lienzo/schema/api/file-name';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { placeFile, updateKeptFile } from '../../directory/directory.ts';
import {
  type DeliveryKey,
  failFolderDelivery,
  finishFolderDelivery,
  lockFolderDelivery,
} from '../repositories/deliveries.ts';
import type { DeliveredFile } from './delivered-file.ts';
import type { DeliveryServices } from './delivery-services.ts';

export type FolderOrder = {
  /** Names this file; under one key a folder gets one file, however often it is tried. */
  key: string;
  folderId: string;
  /** Folders below it, made when they are missing. */
  path?: string[];
  /** The payroll that those folders belong to. */
  paysheetId?: number;
  /** The file of an earlier delivery, which gets a new version unless it was deleted. */
  replaces?: string | undefined;
  file: DeliveredFile;
};

/**
 * A stored file of a report becomes a file of the directory, as if the person had uploaded it now.
 * @returns the file, also when an earlier attempt delivered it.
 * @throws DomainError folder_not_found, forbidden, quota_exceeded, file_too_large and what else the directory refuses;
 * the refusal is kept with the delivery, which a later attempt may still make.
 */
export async function deliverToFolder(
  services: DeliveryServices,
  actor: Actor,
  { key, folderId, path = [], paysheetId, replaces, file }: FolderOrder,
): Promise<{ fileId: string; name: string; isNew: boolean }> {
  const { organizationId } = actor;
  const delivery: DeliveryKey = { organizationId, key, target: folderId };
  try {
    return await inTenant(services.db, actor, async (trx) => {
      const before = await lockFolderDelivery(trx, delivery);
      if (before !== undefined) return { ...before, isNew: false };
      if (file.size >= FILE_LIMIT) throw new DomainError('file_too_large');
      const named = { ...file, name: safeFileName(file.name) };
      const scope = { folderId, path, conflict: 'keep_both' as const, paysheetId };
      const placed =
        (replaces && (await updateKeptFile(trx, services, actor, replaces, named))) ||
        (await placeFile(trx, services, actor, scope, named));
      const made = { fileId: placed.id, name: placed.name };
      await finishFolderDelivery(trx, delivery, made);
      return { ...made, isNew: true };
    });
  } catch (error) {
    const { entries } = toDomainError(error);
    const problem = entries.map(({ code, message }) => message ?? apiErrorMessages[code]).join(' ');
    await inTenant(services.db, systemContext(organizationId), (trx) =>
      failFolderDelivery(trx, delivery, problem),
    );
    throw error;
  }
}

import { antivirusMessages } from '@lienzo/schema/messages/antivirus-messages';
import type { TenantTransaction } from '../database/in-tenant.ts';
import { announce } from '../database/repositories/folder-notices.ts';
import { insertIncidentNotices } from '../database/repositories/incident-notices.ts';
import { listPeopleToWarn, type ScannedVersion } from '../database/repositories/infections.ts';

/** Tells whoever sent the file, and the organization's Admins, that nobody can open it and what to do. */
export async function warnOfInfection(
  trx: TenantTransaction,
  organizationId: string,
  version: ScannedVersion,
): Promise<void> {
  const { file, folder, client_id: clientId, uploader_id: uploaderId, number } = version;
  const people = await listPeopleToWarn(trx, organizationId, { clientId, uploaderId });
  const { uploader } = version;
  const forAdmin = antivirusMessages.forAdmin({ file, folder, uploader, earlier: number > 1 });
  const forUploader = antivirusMessages.forUploader({ file, folder });
  await insertIncidentNotices(
    trx,
    organizationId,
    people.map((userId) => ({
      userId,
      title: antivirusMessages.title,
      text: userId === uploaderId ? forUploader : forAdmin,
    })),
  );
  await announce(trx, people);
}

import { antivirusMessages } from '@lienzo/schema/directory/antivirus-messages';
import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import { listPeopleToWarn, type ScannedVersion } from '../directory/directory.ts';
import { announce } from './repositories/folder-notices.ts';
import { insertIncidentNotices } from './repositories/incident-notices.ts';

/** Tells the uploader and the organization's Admins why a file cannot be opened and what to do. */
export async function warnOfScan(
  trx: TenantTransaction,
  organizationId: string,
  outcome: 'infected' | 'refused',
  version: ScannedVersion,
): Promise<void> {
  const { client_id: clientId, uploader_id: uploaderId, number } = version;
  const people = await listPeopleToWarn(trx, organizationId, { clientId, uploaderId });
  const { title, forUploader, forAdmin } = antivirusMessages[outcome];
  const textFor = ({ id, role }: (typeof people)[number]): string => {
    // An infected file comes from the uploader's own machine; the size limit of the antivirus is for an Admin to
    // change.
    const asUploader = id === uploaderId && (outcome === 'infected' || role !== 'Admin');
    return asUploader ? forUploader(version) : forAdmin({ ...version, earlier: number > 1 });
  };
  await insertIncidentNotices(
    trx,
    organizationId,
    people.map((person) => ({
      userId: person.id,
      title,
      text: textFor(person),
      folderId: version.folder_id,
    })),
  );
  await announce(
    trx,
    people.map(({ id }) => id),
  );
}

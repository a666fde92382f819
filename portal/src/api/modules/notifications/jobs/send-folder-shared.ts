import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { folderSharedMail } from '@lienzo/templates/mail/folder-shared-mail';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { JobData } from '../../../platform/queue/jobs.ts';
import { findRecipient, findUser, personOfJob } from '../../accounts/accounts.ts';
import { activePaths, pathText } from '../../directory/directory.ts';
import { announce } from '../repositories/folder-notices.ts';
import { insertIncidentNotices } from '../repositories/incident-notices.ts';
import { findNoticePreferences } from '../repositories/notice-preferences.ts';
import type { HandledJobs, JobHandler, NotificationServices } from '../services.ts';
import { folderLink } from '../stream/folder-link.ts';
import { mailChoice } from '../stream/mail-choice.ts';

/**
 * Sends nothing when no user with that mail may open the folder, or the folder is deleted; a user who disabled these
 * mails gets a notice instead.
 */
export const sendFolderShared: JobHandler<'send_folder_shared'> = async (data, services) => {
  const { organization_id: organizationId, folder_id: folderId } = data;
  const userId = await recipientOf(services, data);
  if (userId === undefined) return;
  const match = await personOfJob(services, { organization_id: organizationId, user_id: userId });
  if (match === undefined) return;
  const shared = await inTenant(
    services.db,
    { organizationId, userId, role: match.person.role },
    async (trx) => {
      const path = (await activePaths(trx, organizationId, [folderId])).get(folderId);
      const from = await findUser(trx, data.from_user_id);
      if (path === undefined || from === undefined) return undefined;
      if ((await findNoticePreferences(trx, { organizationId, userId })).shared)
        return { path, from: from.name };
      await leaveNotice(trx, { organizationId, userId }, { from: from.name, path: pathText(path), folderId });
      return undefined;
    },
  );
  if (shared === undefined) return;
  const mail = folderSharedMail(match.sender, {
    from: shared.from,
    folder: shared.path.at(-1)?.name ?? '',
    path: pathText(shared.path),
    link: folderLink(services.publicUrl, folderId),
    choice: await mailChoice(services, { organizationId, userId, kind: 'shared' }),
  });
  await services.mailer.send(match.person.mail, mail);
};

/** The id of the user with the mail, if they may open the folder. */
function recipientOf(
  services: NotificationServices,
  { organization_id, folder_id, mail }: JobData<HandledJobs, 'send_folder_shared'>,
): Promise<string | undefined> {
  return inTenant(services.db, systemContext(organization_id), async (trx) => {
    const folder = (await activePaths(trx, organization_id, [folder_id])).get(folder_id)?.at(-1);
    if (folder === undefined) return undefined;
    return findRecipient(trx, organization_id, { mail, clientId: folder.client_id });
  });
}

async function leaveNotice(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  { from, path, folderId }: { from: string; path: string; folderId: string },
): Promise<void> {
  const { sharedTitle: title, sharedText } = noticeMessages;
  await insertIncidentNotices(trx, organizationId, [
    { userId, title, text: sharedText(from, path), folderId },
  ]);
  await announce(trx, [userId]);
}

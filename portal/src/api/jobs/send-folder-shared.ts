import { folderSharedMail } from '@lienzo/templates/mail/folder-shared-mail';
import { inTenant } from '../database/in-tenant.ts';
import { livingPaths } from '../database/repositories/file-system.ts';
import { findUser } from '../database/repositories/users.ts';
import { pathText } from '../directory/path-text.ts';
import { folderLink } from '../notices/folder-link.ts';
import type { JobHandler } from './job-handler.ts';
import { personOfJob } from './person-of-job.ts';

/** Nothing is sent when the folder, or the right to open it, is gone by now. */
export const sendFolderShared: JobHandler<'send_folder_shared'> = async (data, services) => {
  const { organization_id: organizationId, user_id: userId, folder_id: folderId } = data;
  const found = await personOfJob(services, data);
  if (found === undefined) return;
  const shared = await inTenant(
    services.db,
    { organizationId, userId, role: found.person.role },
    async (trx) => {
      const path = (await livingPaths(trx, organizationId, [folderId])).get(folderId);
      const from = await findUser(trx, data.from_user_id);
      return path === undefined || from === undefined ? undefined : { path, from: from.name };
    },
  );
  if (shared === undefined) return;
  const mail = folderSharedMail(found.sender, {
    from: shared.from,
    folder: shared.path.at(-1)?.name ?? '',
    path: pathText(shared.path),
    link: folderLink(services.publicUrl, folderId),
  });
  await services.mailer.send(found.person.mail, mail);
};

import { formatMoment } from '@lienzo/schema/data/format';
import { describeActivity } from '@lienzo/schema/notices/activity-messages';
import { type DigestFolder, digestMail } from '@lienzo/templates/mail/digest-mail';
import { inTenant, type TenantContext } from '../../../platform/database/in-tenant.ts';
import { personOfJob } from '../../accounts/accounts.ts';
import { activePaths, pathText } from '../../directory/directory.ts';
import { type FolderNotice, listDueNotices, markMailed } from '../repositories/folder-notices.ts';
import { findNoticePreferences } from '../repositories/notice-preferences.ts';
import type { JobHandler } from '../services.ts';
import { folderLink } from '../stream/folder-link.ts';
import { mailChoice } from '../stream/mail-choice.ts';

/** Maximum number of entries in a mail. */
const LISTED = 40;

/**
 * Mails a user's due unread notices. They are marked after sending: a process that dies in between sends the mail twice
 * rather than never.
 */
export const sendDigest: JobHandler<'send_digest'> = async (data, services) => {
  const match = await personOfJob(services, data);
  if (match === undefined) return;
  const { person, sender } = match;
  const context: TenantContext = {
    organizationId: data.organization_id,
    userId: person.id,
    role: person.role,
  };
  const reader = { organizationId: data.organization_id, userId: person.id };
  const { due, paths } = await inTenant(services.db, context, async (trx) => {
    const { digest } = await findNoticePreferences(trx, reader);
    const waiting = await listDueNotices(trx, reader);
    // A user who disabled the mails does not receive pending ones either.
    if (digest === 'none') await markMailed(trx, reader, Number(waiting[0]?.id ?? 0));
    const due = digest === 'none' ? [] : waiting;
    const ids = [...new Set(due.map(({ folder }) => folder.id))];
    return { due, paths: await activePaths(trx, data.organization_id, ids) };
  });
  if (due.length > 0)
    await services.mailer.send(
      person.mail,
      digestMail(sender, {
        total: due.length,
        folders: foldersOf(due.slice(0, LISTED), {
          ownMail: person.mail,
          faceOf: ({ id, name }) => {
            const path = paths.get(id);
            return path === undefined
              ? { path: name, link: null }
              : { path: pathText(path), link: folderLink(services.publicUrl, id) };
          },
        }),
        link: `${services.publicUrl}/app/notificaciones?vista=suscripciones`,
        choice: await mailChoice(services, { ...reader, kind: 'digest' }),
      }),
    );
  await inTenant(services.db, context, (trx) => markMailed(trx, reader, Number(due[0]?.id ?? 0)));
};

type Telling = {
  /** The user's own actions are described in the second person. */
  ownMail: string;
  faceOf: (folder: FolderNotice['folder']) => Pick<DigestFolder, 'path' | 'link'>;
};

function foldersOf(notices: FolderNotice[], { ownMail, faceOf }: Telling): DigestFolder[] {
  const folders = new Map<string, DigestFolder>();
  for (const notice of notices) {
    const folder = folders.get(notice.folder.id) ?? { ...faceOf(notice.folder), entries: [] };
    folders.set(notice.folder.id, folder);
    folder.entries.push({ ...describeActivity(notice, ownMail), when: formatMoment(notice.date) });
  }
  return [...folders.values()];
}

import { describeActivity } from '@lienzo/schema/messages/activity-messages';
import { type Digest, digestMail } from '@lienzo/templates/mail/digest-mail';
import { inTenant, type TenantContext } from '../database/in-tenant.ts';
import { type FolderNotice, listDueNotices, markMailed } from '../database/repositories/folder-notices.ts';
import { findNoticePreferences } from '../database/repositories/notice-preferences.ts';
import { mailChoice } from '../notices/mail-choice.ts';
import type { JobHandler } from './job-handler.ts';
import { JOB_TIME_ZONE } from './job-schedules.ts';
import { personOfJob } from './person-of-job.ts';

/** Entries that a mail lists. */
const LISTED = 40;

const MOMENT = new Intl.DateTimeFormat('es-MX', {
  timeZone: JOB_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/**
 * Mails what is due to a person and was not read meanwhile. Marked after sending: a process that dies in between
 * sends it twice rather than never.
 */
export const sendDigest: JobHandler<'send_digest'> = async (data, services) => {
  const found = await personOfJob(services, data);
  if (found === undefined) return;
  const { person, sender } = found;
  const context: TenantContext = {
    organizationId: data.organization_id,
    userId: person.id,
    role: person.role,
  };
  const reader = { organizationId: data.organization_id, userId: person.id };
  const due = await inTenant(services.db, context, async (trx) => {
    const { digest } = await findNoticePreferences(trx, reader);
    const waiting = await listDueNotices(trx, reader);
    // Whoever does not want mails any more gets none of what was still to come.
    if (digest === 'none') await markMailed(trx, reader, Number(waiting[0]?.id ?? 0));
    return digest === 'none' ? [] : waiting;
  });
  if (due.length > 0)
    await services.mailer.send(
      person.mail,
      digestMail(sender, {
        total: due.length,
        folders: foldersOf(due.slice(0, LISTED), person.mail),
        link: `${services.publicUrl}/app/notificaciones/suscripciones`,
        choice: await mailChoice(services, { ...reader, kind: 'digest' }),
      }),
    );
  await inTenant(services.db, context, (trx) => markMailed(trx, reader, Number(due[0]?.id ?? 0)));
};

function foldersOf(notices: FolderNotice[], ownMail: string): Digest['folders'] {
  const folders = new Map<string, Digest['folders'][number]>();
  for (const notice of notices) {
    const folder = folders.get(notice.folder.id) ?? { name: notice.folder.name, entries: [] };
    folders.set(notice.folder.id, folder);
    folder.entries.push({ ...describeActivity(notice, ownMail), when: MOMENT.format(new Date(notice.date)) });
  }
  return [...folders.values()];
}

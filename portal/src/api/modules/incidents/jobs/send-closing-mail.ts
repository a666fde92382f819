import { periodInSentence } from '@lienzo/schema/payroll/payroll-periods';
import { closingMail } from '@lienzo/templates/mail/closing-mail';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { personOfJob } from '../../accounts/accounts.ts';
import { activePaths } from '../../directory/directory.ts';
import { folderLink, mailChoice } from '../../notifications/notifications.ts';
import { findClosingFacts } from '../repositories/closing-facts.ts';
import { listClosingFiles } from '../repositories/closing-files.ts';
import type { JobHandler } from '../services.ts';

/**
 * Mails a person what was finalised, with links to the files that they see now. Nothing is sent when the period was
 * opened again, or when the person no longer sees it.
 */
export const sendClosingMail: JobHandler<'send_closing_mail'> = async (data, services) => {
  const { organization_id: organizationId, user_id: userId, period_id: periodId, again } = data;
  const match = await personOfJob(services, data);
  if (match === undefined) return;
  const { person, sender } = match;
  const context = { organizationId, userId, role: person.role };
  const closing = await inTenant(services.db, context, async (trx) => {
    const facts = await findClosingFacts(trx, organizationId, periodId);
    if (facts === undefined || facts.estatus !== 'Finalizada' || !person.closing_notices) return undefined;
    const fileIds = [...(await listClosingFiles(trx, { organizationId, periodId })).values()];
    return { facts, paths: [...(await activePaths(trx, organizationId, fileIds)).values()] };
  });
  if (closing === undefined) return;
  const { facts, paths } = closing;
  const folder = paths[0]?.at(-2);
  const mail = closingMail(sender, {
    person: person.name,
    client: facts.client,
    paysheet: `${facts.id_humansite} ${facts.paysheet}`,
    period: periodInSentence(facts.mes),
    year: facts.calendar,
    days: { from: facts.initial_date, to: facts.end_date },
    again,
    files: paths
      .flatMap((path) => path.at(-1)?.name ?? [])
      .toSorted((one, other) => one.localeCompare(other, 'es')),
    link: folder === undefined ? null : folderLink(services.publicUrl, folder.id),
    choice: await mailChoice(services, { organizationId, userId, kind: 'closing' }),
  });
  await services.mailer.send(person.mail, mail);
};

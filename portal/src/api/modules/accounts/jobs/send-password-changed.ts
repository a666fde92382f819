import { formatMoment } from '@lienzo/schema/data/format';
import { passwordChangedMail } from '@lienzo/templates/mail/password-changed-mail';
import type { JobHandler } from '../services.ts';
import { personOfJob } from './person-of-job.ts';

export const sendPasswordChanged: JobHandler<'send_password_changed'> = async (data, services) => {
  const found = await personOfJob(services, data);
  if (found === undefined) return;
  const { name, mail } = found.person;
  const when = formatMoment(data.at);
  await services.mailer.send(mail, passwordChangedMail(found.sender, { name, mail, when }));
};

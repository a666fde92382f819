import { passwordChangedMail } from '@lienzo/templates/mail/password-changed-mail';
import type { JobHandler } from './job-handler.ts';
import { JOB_TIME_ZONE } from './job-schedules.ts';
import { personOfJob } from './person-of-job.ts';

const MOMENT = new Intl.DateTimeFormat('es-MX', {
  timeZone: JOB_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

export const sendPasswordChanged: JobHandler<'send_password_changed'> = async (data, services) => {
  const found = await personOfJob(services, data);
  if (found === undefined) return;
  const { name, mail } = found.person;
  const when = MOMENT.format(new Date(data.at));
  await services.mailer.send(mail, passwordChangedMail(found.sender, { name, mail, when }));
};

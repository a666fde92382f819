/**
 * Child process of the queue's crash tests: works on the queue of the database in its first argument and mails to the
 * server in its second, until it is killed.
 */

import { jobHandlers } from '../../../job-handlers.ts';
import { JOBS } from '../../../jobs.ts';
import { closedServices } from '../../../testing/closed-services.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createLogger } from '../../log/logger.ts';
import { openMailer } from '../../mail/open-mailer.ts';
import { openJobs } from '../open-jobs.ts';

const [appUrl = '', smtpUrl = ''] = process.argv.slice(2);
const jobs = openJobs(
  appUrl,
  createLogger('warn', (line) => process.stderr.write(line)),
  JOBS,
);
await jobs.work(jobHandlers, {
  ...closedServices(),
  db: openDatabase(appUrl).db,
  jobs,
  mailer: openMailer({ smtpUrl, from: 'Lienzo <no-responder@pruebas.test>', outbox: '/nonexistent' }),
});

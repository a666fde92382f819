/**
 * Child process of the crash tests of schedules: works on the queue of the database in its first argument, with the
 * files of the directory in its second and the mail server in its third, until it is killed.
 */
import { jobHandlers } from '../../../job-handlers.ts';
import { JOBS } from '../../../jobs.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { createLogger } from '../../../platform/log/logger.ts';
import { openMailer } from '../../../platform/mail/open-mailer.ts';
import { openJobs } from '../../../platform/queue/open-jobs.ts';
import { localFileStore } from '../../../platform/storage/local-file-store.ts';
import { createServices } from '../../../services.ts';
import { closedServices } from '../../../testing/closed-services.ts';
import { rendererClient } from '../renderer-client.ts';
import { prints } from './prints.ts';

const [appUrl = '', directory = '', smtpUrl = ''] = process.argv.slice(2);
const logger = createLogger('error', () => undefined);
const jobs = openJobs(appUrl, logger, JOBS);
await jobs.work(
  jobHandlers,
  createServices({
    ...closedServices(),
    logger,
    db: openDatabase(appUrl).db,
    heavyDb: openDatabase(appUrl, { poolSize: 2 }).db,
    files: localFileStore(directory),
    renderer: rendererClient('http://renderer.test', prints),
    jobs,
    mailer: openMailer({ smtpUrl, from: 'Lienzo <no-responder@pruebas.test>', outbox: '/nonexistent' }),
  }),
);
process.stdout.write('working\n');

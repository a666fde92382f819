/** Starts the portal: environment, database, rendering service, application. Wiring only. */

import path from 'node:path';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { createApp } from './app.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { jobHandlers } from './job-handlers.ts';
import { JOBS } from './jobs.ts';
import { openNoticeHub } from './modules/notifications/notifications.ts';
import { demoAccounts } from './operations/demonstration/demo-accounts.ts';
import { loadDemoOnce } from './operations/demonstration/load-demo-once.ts';
import { clamd } from './platform/antivirus/clamd.ts';
import { createLogger } from './platform/log/logger.ts';
import { OUTBOX_PATH } from './platform/mail/mount-outbox.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { OperatorError } from './platform/operator-error.ts';
import { openJobs } from './platform/queue/open-jobs.ts';
import { sweepStaleFolders } from './platform/storage/temporary-folder.ts';
import { createServices } from './services.ts';
import { listen } from './start/listen.ts';
import { localAddress } from './start/local-address.ts';
import { openFileStore } from './start/open-file-store.ts';
import { openPortalDatabase } from './start/open-portal-database.ts';
import { openRenderer } from './start/open-renderer.ts';
import { stageTimer } from './start/stage-timer.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';

const WEB_DIRECTORY = path.resolve(import.meta.dirname, '../../dist/web');

async function start(environment: Environment, resources: AsyncDisposableStack): Promise<void> {
  const quiet = environment.production ? 'info' : 'warn';
  const logger = createLogger(environment.debug ? 'debug' : quiet);
  const time = stageTimer(logger);
  resources.defer(sweepStaleFolders((error) => logger.warn('stale_folders_removal_failed', { error })));
  const files = await openFileStore(environment, resources);
  // The portal starts all the same: what needs no file works, and the bucket may come back.
  void files.problem().then((problem) => {
    if (problem === null) return;
    logger.error('storage_problem', { problem, why: apiServerMessages.storage[problem] });
  });
  const renderer = openRenderer(environment, time, resources, async () => {
    const { createRenderer } = await import('@lienzo/renderer/app');
    return createRenderer({ browserPath: environment.chromePath, log: logger });
  });
  const database = await openPortalDatabase(environment, logger, time, resources);
  if (environment.demo) await time('demo', () => loadDemoOnce(database.ownerUrl, files));
  const jobs = openJobs(database.appUrl, logger, JOBS);
  const notices = openNoticeHub(database.appUrl, logger);
  const outbox = path.join(environment.dataDirectory, 'outbox');
  const services = createServices({
    logger,
    db: database.db,
    heavyDb: database.heavy,
    files,
    antivirus: environment.clamdUrl === undefined ? undefined : clamd(environment.clamdUrl),
    renderer: renderer.client,
    sessionSecrets: environment.sessionSecrets,
    outbound: { http: !environment.production, allowed: environment.webhookAllowed },
    behindProxy: environment.behindProxy,
    jobs,
    mailer: openMailer({
      smtpUrl: environment.smtpUrl,
      from: environment.mailFrom,
      outbox,
    }),
    notices,
    publicUrl: environment.publicUrl,
  });
  if (!environment.demo && environment.smtpUrl === undefined)
    logger.warn('mails_are_not_sent', { kept: outbox });
  // The demonstration's passwords are public anyway; elsewhere nobody may read the links in other people's mails.
  const showsMails = environment.demo && environment.smtpUrl === undefined;
  const app = createApp(services, { web: WEB_DIRECTORY, ...(showsMails ? { outbox } : {}) });
  const stopListening = await listen(app.fetch, environment);
  // Jobs are returned while transfers finish, which may send jobs; the database, which both need, stops afterwards.
  resources.defer(async () => {
    await Promise.all([stopListening(), jobs.stop()]);
    await jobs.close();
  });
  // Closed first, because the server waits for open responses.
  resources.defer(() => notices.close());
  const address = localAddress(environment);
  process.stdout.write(`${apiServerMessages.ready(address)}\n`);
  if (environment.demo) process.stdout.write(demoAccounts());
  if (showsMails) process.stdout.write(`\n${apiServerMessages.outbox(address + OUTBOX_PATH)}\n`);
  await time('jobs', () => jobs.work(jobHandlers, services));
  renderer.warmUp().catch((error: unknown) => logger.error('browser_not_ready', { error }));
}

const resources = new AsyncDisposableStack();
stopOnSignal(resources);
try {
  await start(readEnvironment(process.env), resources);
} catch (error) {
  await resources.disposeAsync();
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`\n${error instanceof OperatorError ? error.message : error.stack}\n\n`);
  process.exitCode = 1;
}

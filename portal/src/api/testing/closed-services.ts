import { JOBS } from '../jobs.ts';
import { openNoticeHub } from '../modules/notifications/stream/open-notice-hub.ts';
import { rendererClient } from '../modules/renders/renderer-client.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/log/logger.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { openJobs } from '../platform/queue/open-jobs.ts';
import { localFileStore } from '../platform/storage/local-file-store.ts';
import { createServices, type Services } from '../services.ts';

const NOWHERE = 'postgres://nobody@127.0.0.1:9/nothing';
const SECRET = 'a secret that only these tests know, 48 letters';

/** Real services without connections: for tests that fail before any service is used. */
export function closedServices(): Services {
  const logger = createLogger('error', () => undefined);
  const { db } = openDatabase(NOWHERE);
  return createServices({
    logger,
    db,
    heavyDb: db,
    files: localFileStore('/nonexistent'),
    antivirus: undefined,
    renderer: rendererClient('http://127.0.0.1:9'),
    sessionSecrets: { current: SECRET, previous: undefined },
    outbound: { http: true, allowed: new Set() },
    behindProxy: false,
    jobs: openJobs(NOWHERE, logger, JOBS),
    mailer: openMailer({ smtpUrl: undefined, from: 'nadie@pruebas.test', outbox: '/nonexistent' }),
    notices: openNoticeHub(NOWHERE, logger),
    publicUrl: 'http://portal.test',
  });
}

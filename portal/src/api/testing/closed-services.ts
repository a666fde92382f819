import { openDatabase } from '../platform/database/open-database.ts';
import { localFileStore } from '../platform/storage/local-file-store.ts';
import { openJobs } from '../platform/queue/open-jobs.ts';
import { createLogger } from '../platform/log/logger.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { openNoticeHub } from '../modules/notifications/stream/open-notice-hub.ts';
import { rendererClient } from '../modules/reports/renderer-client.ts';
import { heavyQueries } from '../modules/reports/data/heavy-queries.ts';
import type { Services } from '../services.ts';
import { accessTokens } from '../modules/accounts/session/access-token.ts';
import { loginLimits } from '../modules/accounts/session/login-limits.ts';
import { shareLimits } from '../modules/accounts/session/share-limits.ts';

const NOWHERE = 'postgres://nobody@127.0.0.1:9/nothing';
const SECRET = 'a secret that only these tests know, 48 letters';

/** Real services of which none is connected: for what happens before any of them is needed. */
export function closedServices(): Services {
  const logger = createLogger('error', () => undefined);
  const { db } = openDatabase(NOWHERE);
  return {
    logger,
    db,
    heavy: heavyQueries(db),
    files: localFileStore('/nonexistent'),
    antivirus: undefined,
    renderer: rendererClient('http://127.0.0.1:9'),
    tokens: accessTokens(SECRET),
    sessionSecret: SECRET,
    loginLimits: loginLimits(db),
    shareLimits: shareLimits(db),
    behindProxy: false,
    jobs: openJobs(NOWHERE, logger),
    mailer: openMailer({ smtpUrl: undefined, from: 'nadie@pruebas.test', outbox: '/nonexistent' }),
    notices: openNoticeHub(NOWHERE, logger),
    publicUrl: 'http://portal.test',
  };
}

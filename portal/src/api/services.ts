/** What the handlers work with; made once by `main.ts` and by the tests. */
import type { Kysely } from 'kysely';
import type { Antivirus } from './platform/antivirus/clamd.ts';
import type { Database } from './platform/database/database-types.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import type { Jobs } from './platform/queue/jobs.ts';
import type { Logger } from './platform/log/logger.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { NoticeHub } from './modules/notifications/stream/open-notice-hub.ts';
import type { RendererClient } from './modules/reports/renderer-client.ts';
import type { HeavyQueries } from './modules/reports/data/heavy-queries.ts';
import type { AccessTokens } from './modules/accounts/session/access-token.ts';
import type { LoginLimits } from './modules/accounts/session/login-limits.ts';
import type { ShareLimits } from './modules/accounts/session/share-limits.ts';

export type Services = {
  logger: Logger;
  db: Kysely<Database>;
  /** Queries over reports' rows, on connections of their own. */
  heavy: HeavyQueries;
  files: FileStore;
  /** undefined: none is set up, files are not scanned. */
  antivirus: Antivirus | undefined;
  renderer: RendererClient;
  tokens: AccessTokens;
  /** Derives the refresh tokens. */
  sessionSecret: string;
  loginLimits: LoginLimits;
  shareLimits: ShareLimits;
  behindProxy: boolean;
  /** The queue of what runs in the background: `jobs/job-data.ts` tells how to use it. */
  jobs: Jobs;
  mailer: Mailer;
  /** Tells the open streams of notices what any process announced. */
  notices: NoticeHub;
  /** Where people reach the portal, without a slash at the end; links in mails begin with it. */
  publicUrl: string;
};

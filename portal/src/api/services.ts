/** What the modules work with together; made once by `main.ts` and by the tests. */
import type { Kysely } from 'kysely';
import type { JOBS } from './jobs.ts';
import { type AccountServices, accessTokens, findCaller, loginLimits } from './modules/accounts/accounts.ts';
import { type DirectoryServices, shareLimits } from './modules/directory/directory.ts';
import { directoryListener, type NotificationServices } from './modules/notifications/notifications.ts';
import { heavyQueries, type ReportServices } from './modules/reports/reports.ts';
import type { Database } from './platform/database/database-types.ts';
import type { Jobs } from './platform/queue/jobs.ts';
import type { PlatformServices } from './platform/services.ts';

export type Services = AccountServices &
  DirectoryServices &
  NotificationServices &
  ReportServices & { jobs: Jobs<typeof JOBS> };

/** What is opened, and closed again, by whoever starts the portal. */
export type OpenResources = PlatformServices &
  Pick<NotificationServices, 'notices'> &
  Pick<ReportServices, 'renderer'> & {
    jobs: Jobs<typeof JOBS>;
    /** The connections of queries over reports' rows. */
    heavyDb: Kysely<Database>;
    /** Tokens, tickets and links are made with it. */
    sessionSecret: string;
    /** Milliseconds that the limits of attempts are ahead of the database's clock; for tests. */
    clockAhead?: () => number;
  };

export function createServices({ heavyDb, clockAhead, ...resources }: OpenResources): Services {
  const { db, jobs, sessionSecret } = resources;
  return {
    ...resources,
    heavy: heavyQueries(heavyDb),
    tokens: accessTokens(sessionSecret),
    loginLimits: loginLimits(db, clockAhead),
    shareLimits: shareLimits(db, clockAhead),
    listener: directoryListener(jobs),
    findCaller,
  };
}

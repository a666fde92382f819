/** All services of the modules; created once by `main.ts` and by the tests. */
import type { Kysely } from 'kysely';
import type { JOBS } from './jobs.ts';
import { captureReports, folderFiles, productFiles, renderListener } from './module-links.ts';
import { type AccountServices, accessTokens, findCaller, loginLimits } from './modules/accounts/accounts.ts';
import type { ApiTokenServices } from './modules/api-tokens/api-tokens.ts';
import { tokenLimits } from './modules/api-tokens/api-tokens.ts';
import { type DirectoryServices, shareLimits } from './modules/directory/directory.ts';
import type { ImssServices } from './modules/imss/imss.ts';
import type { IncidentServices } from './modules/incidents/incidents.ts';
import { addCompany, type MasterServices } from './modules/masters/masters.ts';
import { directoryListener, type NotificationServices } from './modules/notifications/notifications.ts';
import type { PayrollServices } from './modules/payroll/payroll.ts';
import { WORK_LIMITS } from './modules/renders/renders.ts';
import { heavyQueries } from './modules/report-data/report-data.ts';
import type { ScheduleServices } from './modules/schedules/schedules.ts';
import { findRenderedFile } from './modules/schedules/schedules.ts';
import type { Database } from './platform/database/database-types.ts';
import type { Jobs } from './platform/queue/jobs.ts';
import type { SessionSecrets } from './platform/secrets/session-secrets.ts';
import type { PlatformServices } from './platform/services.ts';

export type Services = AccountServices &
  DirectoryServices &
  NotificationServices &
  IncidentServices &
  MasterServices &
  PayrollServices &
  ImssServices &
  ScheduleServices &
  ApiTokenServices & { jobs: Jobs<typeof JOBS> };

/** Resources that are opened, and closed again, by the caller. */
export type OpenResources = PlatformServices &
  Pick<NotificationServices, 'notices'> &
  Pick<ApiTokenServices, 'renderer' | 'outbound'> & {
    jobs: Jobs<typeof JOBS>;
    /** The connection pool of queries over report rows. */
    heavyDb: Kysely<Database>;
    /** Sign tokens, tickets and links. */
    sessionSecrets: SessionSecrets;
    /** Offset of the rate limits' clock against the database's, in milliseconds; for tests. */
    clockAhead?: () => number;
  };

export function createServices({ heavyDb, clockAhead, ...resources }: OpenResources): Services {
  const { db, jobs, sessionSecrets } = resources;
  const services = {
    ...resources,
    heavy: heavyQueries(heavyDb),
    tokens: accessTokens(sessionSecrets),
    loginLimits: loginLimits(db, clockAhead),
    shareLimits: shareLimits(db, clockAhead),
    tokenLimits: tokenLimits(db, clockAhead),
    workLimits: WORK_LIMITS,
    listener: directoryListener(jobs),
    findCaller,
    findRenderedFile,
    addCompany,
    renderListener: renderListener(jobs),
  };
  return {
    ...services,
    captureReports: captureReports(services),
    productFiles: productFiles(services),
    folderFiles: folderFiles(services),
  };
}

/** What the module of the directory works with. */

import type { Caller } from '../../platform/caller.ts';
import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import type {
  Handler as AnyHandler,
  PublicHandler as AnyPublicHandler,
} from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { DIRECTORY_JOBS } from './jobs/directory-jobs.ts';
import type { ScannedVersion } from './repositories/scanned-versions.ts';
import type { ShareLimits } from './share-limits.ts';

/** Entries of the history that the same people follow. */
export type RecordedActivities = {
  activityIds: number[];
  /** Where it happened, every folder above it, and a folder that it happened to. */
  folderIds: string[];
  clientId: string | null;
};

/** Who hears of what happens in the directory; each call is part of the transaction in which it happens. */
export type DirectoryListener = {
  activitiesRecorded(trx: TenantTransaction, caller: Caller, groups: RecordedActivities[]): Promise<void>;
  /** The antivirus keeps a file from everybody: it found something, or does not take files of its size. */
  versionRejected(
    trx: TenantTransaction,
    organizationId: string,
    outcome: 'infected' | 'refused',
    version: ScannedVersion,
  ): Promise<void>;
};

export type DirectoryServices = PlatformServices & {
  jobs: Jobs<typeof DIRECTORY_JOBS>;
  /** Signs the tickets of downloads. */
  sessionSecret: string;
  shareLimits: ShareLimits;
  listener: DirectoryListener;
  /** The person of a session that has not ended. */
  findCaller(
    trx: TenantTransaction,
    session: { organizationId: string; userId: string; sessionId: string },
  ): Promise<Caller | undefined>;
};

export type Handler<E> = AnyHandler<E, DirectoryServices>;
export type PublicHandler<E> = AnyPublicHandler<E, DirectoryServices>;
export type JobHandler<Name extends JobName<typeof DIRECTORY_JOBS>> = AnyJobHandler<
  typeof DIRECTORY_JOBS,
  Name,
  DirectoryServices
>;

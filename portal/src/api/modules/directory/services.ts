/** The services of the module of the directory. */

import type { Actor, Caller } from '../../platform/caller.ts';
import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import type {
  Handler as AnyHandler,
  PublicHandler as AnyPublicHandler,
} from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { SessionSecrets } from '../../platform/secrets/session-secrets.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { DIRECTORY_JOBS } from './jobs/directory-jobs.ts';
import type { ScannedVersion } from './repositories/scanned-versions.ts';
import type { ShareLimits } from './share-limits.ts';

/** Entries of the history with the same followers. */
export type RecordedActivities = {
  activityIds: number[];
  /** The folder of the event, every folder above it, and the item itself if it is a folder. */
  folderIds: string[];
  clientId: string | null;
};

/** Is notified of events in the directory; each call is part of the event's transaction. */
export type DirectoryListener = {
  activitiesRecorded(trx: TenantTransaction, caller: Actor, groups: RecordedActivities[]): Promise<void>;
  /** The antivirus blocks a file: it is infected, or over the size limit. */
  versionRejected(
    trx: TenantTransaction,
    organizationId: string,
    outcome: 'infected' | 'refused',
    version: ScannedVersion,
  ): Promise<void>;
};

/** The file of a request, or one of those that the report was divided into. */
export type RenderedFileId = { id: string; partKey: string | null };
/** `start`: where it lies in its blob, if others do. `reports`: the saved ones that it was made of. */
export type RenderedFile = {
  sha256: string;
  start?: number;
  size: number;
  name: string;
  media_type: string;
  reports: readonly { id: number; name: string }[];
};

export type DirectoryServices = PlatformServices & {
  jobs: Jobs<typeof DIRECTORY_JOBS>;
  /** Sign the tickets of downloads. */
  sessionSecrets: SessionSecrets;
  shareLimits: ShareLimits;
  listener: DirectoryListener;
  /** The file that was made of a report for the user; undefined when it is not theirs or does not exist. */
  findRenderedFile(
    trx: TenantTransaction,
    actor: Actor,
    file: RenderedFileId,
  ): Promise<RenderedFile | undefined>;
  /** The user of an active session. */
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

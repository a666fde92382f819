/** The services of the module of the IMSS side. */

import type { Actor } from '../../platform/caller.ts';
import type {
  Handler as AnyHandler,
  PublicHandler as AnyPublicHandler,
} from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { IMSS_JOBS } from './jobs/imss-jobs.ts';

/** A file for a folder of the directory. Under one key it is stored once, however often it is tried. */
export type FolderFile = {
  key: string;
  folderId: string;
  /** Folders below it, made when they are missing. */
  path: string[];
  /** The payroll that those folders belong to. */
  paysheetId: number;
  /** A file that gets a new version instead, unless it was deleted. */
  replaces: string | undefined;
  file: { sha256: string; size: number; name: string; media_type: string };
};

/** What the IMSS side needs of the modules above it. */
export type FolderFiles = {
  /** As the person: with their rights, the folder's history and the notices of its followers. */
  putIntoFolder(actor: Actor, order: FolderFile): Promise<{ id: string; name: string }>;
};

export type ImssServices = PlatformServices & {
  jobs: Jobs<typeof IMSS_JOBS>;
  folderFiles: FolderFiles;
  tokenLimits: {
    take(what: 'calendar', feedId: string): Promise<void>;
    takeUnknown(address: string): Promise<void>;
  };
};
export type Handler<E> = AnyHandler<E, ImssServices>;
export type PublicHandler<E> = AnyPublicHandler<E, ImssServices>;
export type JobHandler<Name extends JobName<typeof IMSS_JOBS>> = AnyJobHandler<
  typeof IMSS_JOBS,
  Name,
  ImssServices
>;

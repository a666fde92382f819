/** The services of the module of incident capture. */

import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import type { ScheduleEvent } from '@lienzo/schema/reports/schedule-when';
import type { Actor, Caller } from '../../platform/caller.ts';
import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { DirectoryServices } from '../directory/directory.ts';
import type { INCIDENT_JOBS } from './jobs/incident-jobs.ts';

/** A file of a closing in the client's folder. Under one key it is stored once, however often it is tried. */
export type ClosingFile = {
  key: string;
  folderId: string;
  /** Folders below it, made when they are missing. */
  path: string[];
  /** The payroll that those folders belong to. */
  paysheetId: number;
  /** The file of an earlier closing, which gets a new version unless it was deleted. */
  replaces: string | undefined;
};
export type RenderedClosingFile = ClosingFile & {
  report: ReportDocument;
  format: RenderFormat;
  /** Without extension. */
  name: string;
};
export type StoredClosingFile = ClosingFile & {
  file: { sha256: string; size: number; name: string; media_type: string };
};

/** What capture needs of the modules above it: files of reports, and schedules that follow a period. */
export type CaptureReports = {
  requestPdf(caller: Caller, report: ReportDocument): Promise<Render>;
  /** Followers of the folder get no notice. @returns the id of the file. */
  renderToFolder(actor: Actor, order: RenderedClosingFile): Promise<string>;
  /** Followers of the folder get no notice. @returns the id of the file. */
  putIntoFolder(actor: Actor, order: StoredClosingFile): Promise<string>;
  /** In the transaction in which it happens: the runs exist exactly if it has happened. */
  periodChanged(
    trx: TenantTransaction,
    event: { kind: ScheduleEvent; organizationId: string; periodId: number; id: string },
  ): Promise<void>;
};

export type IncidentServices = PlatformServices &
  Pick<DirectoryServices, 'jobs' | 'listener' | 'sessionSecrets'> & {
    jobs: Jobs<typeof INCIDENT_JOBS>;
    captureReports: CaptureReports;
  };
export type Handler<E> = AnyHandler<E, IncidentServices>;
export type JobHandler<Name extends JobName<typeof INCIDENT_JOBS>> = AnyJobHandler<
  typeof INCIDENT_JOBS,
  Name,
  IncidentServices
>;

/** The services of the module of reports. */

import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import type {
  Handler as AnyHandler,
  PublicHandler as AnyPublicHandler,
  TokenHandler as AnyTokenHandler,
} from '../../platform/http/handler.ts';
import type { OutboundRules } from '../../platform/http/outbound/check-outbound-url.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { SessionSecrets } from '../../platform/secrets/session-secrets.ts';
import type { HeavyQueries } from '../report-data/queries/heavy-queries.ts';
import type { DeliveryServices } from '../renders/delivery/delivery-services.ts';
import type { REPORT_JOBS } from './jobs/report-jobs.ts';
import type { WorkLimits } from '../renders/printing/watch-work.ts';
import type { RendererClient } from '../renders/renderer-client.ts';
import type { TokenLimits } from '../api-tokens/tokens/token-limits.ts';

export type PersonalNotice = { userId: string; title: string; text: string; folderId: string | null };

export type ReportServices = DeliveryServices & {
  /** Queries over report rows, on a separate connection pool. */
  heavy: HeavyQueries;
  renderer: RendererClient;
  jobs: Jobs<typeof REPORT_JOBS>;
  /** Leaves notices with people; part of the transaction. */
  tell(trx: TenantTransaction, organizationId: string, notices: readonly PersonalNotice[]): Promise<void>;
  tokenLimits: TokenLimits;
  /** When the making of a file that stops or takes too long is ended. */
  workLimits: WorkLimits;
  /** Where webhooks may go. */
  outbound: OutboundRules;
  /** Seal passwords of files that are still to be made, and the secrets of webhooks. */
  sessionSecrets: SessionSecrets;
};

export type Handler<E> = AnyHandler<E, ReportServices>;
export type PublicHandler<E> = AnyPublicHandler<E, ReportServices>;
export type JobHandler<Name extends JobName<typeof REPORT_JOBS>> = AnyJobHandler<
  typeof REPORT_JOBS,
  Name,
  ReportServices
>;
export type TokenHandler<E> = AnyTokenHandler<E, ReportServices>;

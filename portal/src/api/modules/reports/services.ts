/** The services of the module of reports. */
import type { Handler as AnyHandler, TokenHandler as AnyTokenHandler } from '../../platform/http/handler.ts';
import type { OutboundRules } from '../../platform/http/outbound/check-outbound-url.ts';
import type { Jobs } from '../../platform/queue/jobs.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { HeavyQueries } from './data/heavy-queries.ts';
import type { REPORT_JOBS } from './jobs/report-jobs.ts';
import type { RendererClient } from './renderer-client.ts';
import type { TokenLimits } from './tokens/token-limits.ts';

export type ReportServices = PlatformServices & {
  /** Queries over report rows, on a separate connection pool. */
  heavy: HeavyQueries;
  renderer: RendererClient;
  jobs: Jobs<typeof REPORT_JOBS>;
  tokenLimits: TokenLimits;
  /** Where webhooks may go. */
  outbound: OutboundRules;
  /** Seals passwords of files that are still to be made; signs webhooks. */
  sessionSecret: string;
};

export type Handler<E> = AnyHandler<E, ReportServices>;
export type TokenHandler<E> = AnyTokenHandler<E, ReportServices>;

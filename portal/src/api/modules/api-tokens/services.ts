/** The services of the module of API tokens. */
import type { Handler as AnyHandler, TokenHandler as AnyTokenHandler } from '../../platform/http/handler.ts';
import type { OutboundRules } from '../../platform/http/outbound/check-outbound-url.ts';
import type { Jobs } from '../../platform/queue/jobs.ts';
import type { RenderServices } from '../renders/renders.ts';
import type { API_TOKEN_JOBS } from './jobs/api-token-jobs.ts';
import type { TokenLimits } from './tokens/token-limits.ts';

export type ApiTokenServices = RenderServices & {
  jobs: Jobs<typeof API_TOKEN_JOBS>;
  tokenLimits: TokenLimits;
  /** Where webhooks may go. */
  outbound: OutboundRules;
};

export type Handler<E> = AnyHandler<E, ApiTokenServices>;
export type TokenHandler<E> = AnyTokenHandler<E, ApiTokenServices>;

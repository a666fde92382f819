/** The services of the module of renders. */
import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import type {
  Handler as AnyHandler,
  PublicHandler as AnyPublicHandler,
} from '../../platform/http/handler.ts';
import type { Jobs } from '../../platform/queue/jobs.ts';
import type { SessionSecrets } from '../../platform/secrets/session-secrets.ts';
import type { ReportServices } from '../reports/reports.ts';
import type { DeliveryServices } from './delivery/delivery-services.ts';
import type { RENDER_JOBS } from './jobs/render-jobs.ts';
import type { WorkLimits } from './printing/watch-work.ts';
import type { RendererClient } from './renderer-client.ts';
import type { RenderKey } from './repositories/render-parts.ts';

/** Learns that a render has ended, in the transaction that ends it; implemented by modules above this one. */
export type RenderListener = {
  /** @param render.awaited a schedule goes on with its file. */
  renderEnded(trx: TenantTransaction, render: RenderKey & { awaited: boolean }): Promise<void>;
};

export type RenderServices = ReportServices &
  DeliveryServices & {
    renderer: RendererClient;
    jobs: Jobs<typeof RENDER_JOBS>;
    /** When the making of a file that stops or takes too long is ended. */
    workLimits: WorkLimits;
    /** Seal passwords of files that are still to be made. */
    sessionSecrets: SessionSecrets;
    renderListener: RenderListener;
    /** Limits who tries links of mailed files. @throws DomainError too_many_requests with Retry-After. */
    tokenLimits: { takeUnknown(address: string): Promise<void> };
  };

export type Handler<E> = AnyHandler<E, RenderServices>;
export type PublicHandler<E> = AnyPublicHandler<E, RenderServices>;

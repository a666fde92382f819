import type { RenderProgress } from '@lienzo/schema/api/render-contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/database-types.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import { type WorkLimits, type WorkWatch, watchWork } from '../printing/watch-work.ts';
import { type ClaimedRender, renewLease } from '../repositories/render-claims.ts';

/** Milliseconds between two renewals; also how soon a cancellation is noticed. */
const RENEWAL_MS = 1000;

export type Lease = AsyncDisposable & {
  /** Its signal is aborted too once the render is cancelled or deleted, or another worker has it. */
  watch: WorkWatch;
  /** Whether that is so. */
  isLost(): boolean;
};

type LeaseServices = { db: Kysely<Database>; logger: Logger; workLimits: WorkLimits };

/**
 * Renews the lease of a render while its work moves, until it is disposed of.
 * @param stopping ends the work.
 */
export function keepLease(
  { db, logger, workLimits }: LeaseServices,
  render: ClaimedRender,
  stopping?: AbortSignal,
): Lease {
  const lost = new AbortController();
  let latest: RenderProgress | null = null;
  let renewing: Promise<void> = Promise.resolve();
  const watch = watchWork(workLimits, {
    signal: AbortSignal.any([lost.signal, ...(stopping === undefined ? [] : [stopping])]),
    onProgress: (progress) => {
      latest = progress;
    },
  });
  const renew = async (): Promise<void> => {
    const progress = latest;
    latest = null;
    const retained = await inTenant(db, systemContext(render.organizationId), (trx) =>
      renewLease(trx, render, progress),
    );
    if (!retained) lost.abort(new Error('the render is not wanted any more'));
  };
  let isRenewing = false;
  const timer = setInterval(() => {
    if (isRenewing || watch.signal.aborted) return;
    isRenewing = true;
    renewing = renew()
      // The database may be away for a moment; the lease lasts longer than that.
      .catch((error: unknown) => logger.warn('render_lease_not_renewed', { error }))
      .finally(() => {
        isRenewing = false;
      });
  }, RENEWAL_MS);
  return {
    watch,
    isLost: () => lost.signal.aborted,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      watch[Symbol.dispose]();
      await renewing;
    },
  };
}

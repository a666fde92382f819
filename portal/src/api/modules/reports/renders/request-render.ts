/** The request of a file: kept, and made at once if it is small. */
import { setTimeout } from 'node:timers/promises';
import type { Render } from '@lienzo/schema/api/render-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  countPending,
  findRender,
  insertRender,
  LEASE_SECONDS,
  type NewRender,
} from '../repositories/renders.ts';
import type { ReportServices } from '../services.ts';
import { runRender, tryLater } from './run-render.ts';

/** Files of a person that may wait or be made at once. */
const MAX_PENDING = 50;
/** Milliseconds after which the answer no longer waits for a small file. */
const PATIENCE_MS = 8000;

/** Keeps the request, and makes the file at once if it is small. */
export async function requestRender(
  services: ReportServices,
  caller: Caller,
  render: NewRender,
): Promise<{ result: Render }> {
  const id = await inTenant(services.db, caller, async (trx) => {
    if ((await countPending(trx, caller)) >= MAX_PENDING)
      throw new DomainError({
        code: 'too_many_requests',
        message: apiRefusalMessages.report.tooManyFiles(MAX_PENDING),
      });
    return insertRender(trx, caller, render);
  });
  const key = { organizationId: caller.organizationId, id };
  // Goes on if this process dies; finds nothing to do otherwise.
  await tryLater(services, key, LEASE_SECONDS + 10);
  const running = runRender(services, key, { small: true }).catch((error: unknown) =>
    services.logger.error('render_not_run', { render: id, error }),
  );
  await Promise.race([running, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  return { result: await findOwnRender(services, caller, id) };
}

/** @throws DomainError render_not_found, also for somebody else's. */
export async function findOwnRender({ db }: ReportServices, caller: Caller, id: string): Promise<Render> {
  const found = await inTenant(db, caller, (trx) => findRender(trx, caller, id));
  if (found === undefined) throw new DomainError('render_not_found');
  return found;
}

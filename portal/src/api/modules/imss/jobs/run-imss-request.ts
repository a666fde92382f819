import { imssMessages } from '@lienzo/schema/imss/imss-messages';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { findActor } from '../../accounts/accounts.ts';
import {
  beginRequest,
  endRequest,
  type ImssOutcome,
  isRequestVisible,
} from '../repositories/imss-requests.ts';
import { rejected } from '../requests/imss-work.ts';
import type { JobHandler } from '../services.ts';
import { WORKS } from './works.ts';

/** A request that was begun more often is given up, so that another one can be made. */
const MAX_ATTEMPTS = 5;

/**
 * Does what was asked for, as whoever asked: their rights of this moment count. A request that has ended stays as it is, so
 * a job that runs twice does nothing the second time.
 */
export const runImssRequest: JobHandler<'run_imss_request'> = async (data, services, signal) => {
  const { organization_id: organizationId, user_id: userId, request_id: requestId } = data;
  const system = systemContext(organizationId);
  const { request, actor } = await inTenant(services.db, system, async (trx) => ({
    request: await beginRequest(trx, organizationId, requestId),
    actor: await findActor(trx, { organizationId, userId }),
  }));
  if (request === undefined) return;
  const end = (outcome: ImssOutcome): Promise<void> =>
    inTenant(services.db, system, (trx) => endRequest(trx, organizationId, requestId, outcome));
  if (request.attempts > MAX_ATTEMPTS) return end({ state: 'fallida', message: imssMessages.interrupted });
  if (actor === undefined) return end(rejected(imssMessages.personLeft));
  const isVisible = await inTenant(services.db, actor, (trx) =>
    isRequestVisible(trx, organizationId, requestId),
  );
  if (!isVisible) return end(rejected(imssMessages.notVisible));
  await end(await WORKS[request.kind](services, { request, actor, signal }));
};

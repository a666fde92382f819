import { productMessages } from '@lienzo/schema/runs/product-messages';
import { CLOSING, isReportProduct, productOf, productParameters } from '@lienzo/schema/runs/products';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { personOfJob } from '../../accounts/accounts.ts';
import { calculateRun } from '../calculation/calculate-run.ts';
import { closeRun } from '../calculation/close-run.ts';
import type { RunOutcome } from '../calculation/run-outcome.ts';
import { beginRequest, endRequest } from '../repositories/requests.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import type { JobHandler } from '../services.ts';

/** A request that was begun more often is given up, so that another one can be made. */
const MAX_ATTEMPTS = 5;

/**
 * Does what was asked for, as whoever asked: their rights of this moment count. A request that has ended stays as it is, so
 * a job that runs twice does nothing the second time.
 */
export const runPayrollRequest: JobHandler<'run_payroll_request'> = async (data, services, signal) => {
  const { organization_id: organizationId, user_id: userId, request_id: requestId } = data;
  const system = systemContext(organizationId);
  const request = await inTenant(services.db, system, (trx) => beginRequest(trx, organizationId, requestId));
  if (request === undefined) return;
  const end = (outcome: RunOutcome): Promise<void> =>
    inTenant(services.db, system, (trx) => endRequest(trx, organizationId, requestId, outcome));
  const product = productOf(request.product);
  if (request.attempts > MAX_ATTEMPTS) {
    const { interrupted } = isReportProduct(product) ? productMessages : runMessages;
    return end({ state: 'fallida', message: interrupted });
  }
  const person = (await personOfJob(services, data))?.person;
  if (person === undefined) return end({ state: 'rechazada', message: runMessages.personLeft });
  const context = { organizationId, userId, role: person.role };
  const period = await inTenant(services.db, context, (trx) =>
    findRunPeriod(trx, organizationId, request.period_id),
  );
  if (period === undefined) return end({ state: 'rechazada', message: runMessages.notVisible });
  if (isReportProduct(product)) {
    const parameters = productParameters.parse(request.parameters);
    return end(await services.productFiles.make(context, { requestId, product, parameters, period }));
  }
  const work = product === CLOSING ? closeRun : calculateRun;
  await end(await work(services, context, { period, requestId, signal }));
};

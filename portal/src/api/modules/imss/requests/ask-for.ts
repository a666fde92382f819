import { imssMessages } from '@lienzo/schema/imss/imss-messages';
import type { ImssRequestKind } from '@lienzo/schema/imss/imss-request';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { insertRequest } from '../repositories/imss-requests.ts';
import { findScope } from '../repositories/imss-scopes.ts';
import type { ImssServices } from '../services.ts';

type Asked = {
  kind: ImssRequestKind;
  nomina_id: number;
  /** The payroll's number, as the screen sends it beside its id. */
  human_id: string;
  /** The number of a registro patronal. */
  register: string;
  /** `YYYY-MM-DD`. */
  date_start: string;
  date_end: string;
  parameters?: object;
  /** In the transaction of the request. */
  also?: (trx: TenantTransaction, request: { id: number; clientId: string }) => Promise<void>;
};

/**
 * Makes the request and its job, in one transaction.
 * @throws DomainError not_found: an unknown payroll or registro; imss_refused: the same is being done already.
 */
export function askFor(
  services: ImssServices,
  { organizationId, userId, ...caller }: Caller,
  { kind, nomina_id, human_id, register, date_start, date_end, parameters, also }: Asked,
): Promise<number> {
  return inTenant(services.db, { organizationId, userId, ...caller }, async (trx) => {
    const scope = await findScope(trx, organizationId, { paysheetId: nomina_id, register });
    if (scope === undefined || scope.id_humansite !== human_id)
      throw new DomainError({ code: 'not_found', field: 'nomina_id' });
    const id = await insertRequest(trx, {
      ...{ organizationId, clientId: scope.client_id, paysheetId: nomina_id, registerId: scope.register_id },
      ...{ userId, kind, dateStart: date_start, dateEnd: date_end },
      ...(parameters === undefined ? {} : { parameters }),
    });
    if (id === undefined) throw new DomainError({ code: 'imss_refused', message: imssMessages.alreadyAsked });
    await also?.(trx, { id, clientId: scope.client_id });
    const data = { organization_id: organizationId, user_id: userId, request_id: id };
    await services.jobs.send('run_imss_request', data, { trx });
    return id;
  });
}

import type {
  delete_imss_emission_code,
  imss_emission_codes,
  save_imss_emission_code,
} from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  deleteEmissionCode,
  listEmissionCodes,
  listUnexplainedEmissionCodes,
  saveEmissionCode,
} from '../repositories/emission-codes.ts';
import type { Handler } from '../services.ts';

export const getEmissionCodes: Handler<typeof imss_emission_codes> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    codes: await listEmissionCodes(trx, caller.organizationId),
    unexplained: await listUnexplainedEmissionCodes(trx, caller.organizationId),
  }));

/** Holds from the next comparison on. */
export const saveEmission: Handler<typeof save_imss_emission_code> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await saveEmissionCode(trx, caller.organizationId, caller.userId, body);
    return { message: confrontaMessages.codes.saved(body.code) };
  });

/** @throws DomainError not_found. */
export const deleteEmission: Handler<typeof delete_imss_emission_code> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    if (!(await deleteEmissionCode(trx, caller.organizationId, body)))
      throw new DomainError({ code: 'not_found', field: 'code' });
    return { message: confrontaMessages.codes.deleted(body.code) };
  });

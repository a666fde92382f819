import type {
  delete_imss_rejection_code,
  imss_rejection_codes,
  save_imss_rejection_code,
} from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  deleteRejectionCode,
  listRejectionCodes,
  listUnexplainedCodes,
  saveRejectionCode,
} from '../repositories/responses.ts';
import type { Handler } from '../services.ts';

export const getRejectionCodes: Handler<typeof imss_rejection_codes> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    codes: await listRejectionCodes(trx, caller.organizationId),
    unexplained: await listUnexplainedCodes(trx, caller.organizationId),
  }));

export const saveCode: Handler<typeof save_imss_rejection_code> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await saveRejectionCode(trx, caller.organizationId, caller.userId, body);
    return { message: movementMessages.codeSaved(body.code) };
  });

/** @throws DomainError not_found. */
export const deleteCode: Handler<typeof delete_imss_rejection_code> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    if (!(await deleteRejectionCode(trx, caller.organizationId, body.code)))
      throw new DomainError({ code: 'not_found', field: 'code' });
    return { message: movementMessages.codeDeleted(body.code) };
  });

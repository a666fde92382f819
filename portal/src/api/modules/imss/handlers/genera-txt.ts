import { fileFinding } from '@lienzo/schema/imss/confronta/file-findings';
import type {
  genera_txt_incompleto,
  imss_findings,
  post_genera_txt,
} from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findRequest } from '../repositories/imss-request-scopes.ts';
import { findResult } from '../repositories/imss-results.ts';
import { askFor } from '../requests/ask-for.ts';
import type { Handler } from '../services.ts';
import { txtParameters } from '../txt/txt-parameters.ts';

export const generaTxt: Handler<typeof post_genera_txt> = async ({ body, caller, services }) => {
  const { inasistencias, solo_completos, name_nomina: _shown, ...asked } = body;
  const parameters = { inasistencias, solo_completos };
  const id = await askFor(services, caller, { ...asked, kind: 'txt', parameters });
  return { id, message: confrontaMessages.requested };
};

export const generaIncompleto: Handler<typeof genera_txt_incompleto> = async ({ body, caller, services }) => {
  const request = await inTenant(services.db, caller, (trx) =>
    findRequest(trx, caller.organizationId, body.request_id),
  );
  if (request?.kind !== 'txt') throw new DomainError({ code: 'not_found', field: 'request_id' });
  const { paysheet_id: nomina_id, human_id, registro: register, date_start, date_end } = request;
  const parameters = { ...txtParameters.parse(request.parameters), solo_completos: true };
  const asked = { nomina_id, human_id, register, date_start, date_end };
  const id = await askFor(services, caller, { ...asked, kind: 'txt', parameters });
  return { id, message: confrontaMessages.requested };
};

export const getFindings: Handler<typeof imss_findings> = async ({ query, caller, services }) => {
  const result = await inTenant(services.db, caller, (trx) =>
    findResult(trx, caller.organizationId, query.request_id),
  );
  if (result === undefined) throw new DomainError({ code: 'not_found', field: 'request_id' });
  return { findings: z.array(fileFinding).parse(result.findings), left_out: result.left_out };
};

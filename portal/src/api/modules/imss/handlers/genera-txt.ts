import { fileFinding } from '@lienzo/schema/imss/confronta/file-findings';
import type { imss_findings, post_genera_txt } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findResult } from '../repositories/imss-results.ts';
import { askFor } from '../requests/ask-for.ts';
import type { Handler } from '../services.ts';

export const generaTxt: Handler<typeof post_genera_txt> = async ({ body, caller, services }) => {
  const { inasistencias, solo_completos, name_nomina: _shown, ...asked } = body;
  const parameters = { inasistencias, solo_completos };
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

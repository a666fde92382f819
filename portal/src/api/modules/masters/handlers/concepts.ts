/** The concepts of a payroll (specification 2 §2, NOMINA). */
import type { get_conceptos, get_concepts, set_concepts } from '@lienzo/schema/api/master-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  listPaysheetConcepts,
  listShownConcepts,
  replacePaysheetConcepts,
  unknownConcepts,
} from '../repositories/concepts.ts';
import type { Handler } from '../services.ts';
import { requireEditor, requirePaysheet } from './require.ts';

export const getConcepts: Handler<typeof get_concepts> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => listShownConcepts(trx, caller.organizationId));

export const getPaysheetConcepts: Handler<typeof get_conceptos> = ({ query, caller, services }) => {
  const of = {
    organizationId: caller.organizationId,
    paysheetId: query.nomina_id,
    clientId: query.user_id,
  };
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, of);
    const concepts = await listPaysheetConcepts(trx, of);
    return concepts.map(({ id, ...words }) => ({ concept_id: id, concepto_id: id, ...words }));
  });
};

export const setPaysheetConcepts: Handler<typeof set_concepts> = async ({ body, caller, services }) => {
  const of = { organizationId: caller.organizationId, paysheetId: body.nomina_id, clientId: body.user_id };
  await inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, of);
    requireEditor(caller);
    if ((await unknownConcepts(trx, of.organizationId, body.concepts)).length > 0)
      throw new DomainError({ code: 'not_found', field: 'concepts' });
    await replacePaysheetConcepts(trx, of, [...new Set(body.concepts)]);
  });
  return {};
};

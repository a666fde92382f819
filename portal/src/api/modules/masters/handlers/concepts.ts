/** The concepts of a payroll (specification 2 §2, NOMINA). */

import { personNumber } from '@lienzo/schema/bulk/find-person';
import { conceptField } from '@lienzo/schema/masters/master-change-text';
import type {
  ConceptChoice,
  get_conceptos,
  get_concepts,
  load_employeesconcepts,
  set_concepts,
} from '@lienzo/schema/masters/master-endpoints';
import { employeesConceptsTable } from '@lienzo/templates/layouts/employees-concepts-table';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  listPaysheetConcepts,
  listShownConcepts,
  replacePaysheetConcepts,
  unknownConcepts,
} from '../repositories/concepts.ts';
import { recordChanges } from '../repositories/history.ts';
import { lockPaysheet } from '../repositories/paysheet-content.ts';
import { listPayrollPeople } from '../repositories/people.ts';
import type { Handler } from '../services.ts';
import { requireEditor, requirePaysheet } from './require.ts';

/** What the history keeps of a concept that is captured. */
const CAPTURED = 'sí';

export const getConcepts: Handler<typeof get_concepts> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => listShownConcepts(trx, caller.organizationId));

export const getPaysheetConcepts: Handler<typeof get_conceptos> = ({ query, caller, services }) => {
  const scope = {
    organizationId: caller.organizationId,
    paysheetId: query.nomina_id,
    clientId: query.user_id,
  };
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, scope);
    const concepts = await listPaysheetConcepts(trx, scope);
    return concepts.map(({ id, ...words }) => ({ concept_id: id, concepto_id: id, ...words }));
  });
};

/** Who has left is not among them. */
export const loadEmployeesConcepts: Handler<typeof load_employeesconcepts> = async ({
  query,
  caller,
  services,
  context,
}) => {
  const key = { organizationId: caller.organizationId, paysheetId: query.paysheet_id };
  const { people, concepts } = await inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, key);
    return { people: await listPayrollPeople(trx, key), concepts: await listPaysheetConcepts(trx, key) };
  });
  const asked = query.concepts_id && new Set(query.concepts_id);
  const table = employeesConceptsTable({
    people: people
      .filter(({ termination_date }) => termination_date === null)
      .map((person) => ({ number: personNumber(person), name: person.name })),
    concepts: concepts.filter(({ id }) => asked === undefined || asked.has(id)),
  });
  return context.body(table, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    // Read by programs; names are no markup of a page of the portal.
    'Content-Disposition': 'attachment',
    'Cache-Control': 'no-store',
  });
};

export const setPaysheetConcepts: Handler<typeof set_concepts> = async ({ body, caller, services }) => {
  const owner = { organizationId: caller.organizationId, paysheetId: body.nomina_id, clientId: body.user_id };
  await inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, owner);
    requireEditor(caller);
    if ((await unknownConcepts(trx, owner.organizationId, body.concepts)).length > 0)
      throw new DomainError({ code: 'not_found', field: 'concepts' });
    await lockPaysheet(trx, owner);
    const before = await listPaysheetConcepts(trx, owner);
    await replacePaysheetConcepts(trx, owner, [...new Set(body.concepts)]);
    const after = await listPaysheetConcepts(trx, owner);
    const changed = { author: caller, clientId: body.user_id, entity: 'paysheet' as const };
    const none = Object.fromEntries([...before, ...after].map((one) => [conceptField(one), null]));
    const fieldsOf = (concepts: ConceptChoice[]) =>
      Object.fromEntries(concepts.map((one) => [conceptField(one), CAPTURED]));
    await recordChanges(
      trx,
      { ...changed, entityId: owner.paysheetId },
      { ...none, ...fieldsOf(before) },
      { ...none, ...fieldsOf(after) },
    );
  });
  return {};
};

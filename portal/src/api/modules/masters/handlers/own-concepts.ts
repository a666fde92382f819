/** The concepts of a bureau: new ones, changed, ended and deleted. */
import type {
  delete_concept,
  end_concept,
  list_concepts,
  save_concept,
} from '@lienzo/schema/masters/concept-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  deleteConcept,
  insertConcept,
  listConcepts,
  lockConcept,
  updateConcept,
} from '../repositories/own-concepts.ts';
import type { Handler } from '../services.ts';
import { refuseTaken } from './refuse-taken.ts';
import { known } from './require.ts';

export const listOwnConcepts: Handler<typeof list_concepts> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => listConcepts(trx, caller.organizationId));

const TAKEN = { concepts_organization_id_key_key: 'key' };

export const saveConcept: Handler<typeof save_concept> = ({ body, caller, services }) => {
  const { id, ...content } = body;
  const { organizationId } = caller;
  return refuseTaken(TAKEN, () =>
    inTenant(services.db, caller, async (trx) => {
      if (id === undefined) return { id: await insertConcept(trx, organizationId, content) };
      const scope = { organizationId, conceptId: id };
      const before = known(await lockConcept(trx, scope), 'id');
      // Rules of capture go by the keys of the shipped ones, and what is captured by the unit.
      const stays = before.captured || !before.own;
      if (stays && before.key !== content.key)
        throw new DomainError({ code: 'concept_in_use', field: 'key' });
      if (stays && before.type_value !== content.type_value)
        throw new DomainError({ code: 'concept_in_use', field: 'type_value' });
      await updateConcept(trx, scope, content);
      return { id };
    }),
  );
};

export const endConcept: Handler<typeof end_concept> = async ({ body, caller, services }) => {
  const context = { organizationId: caller.organizationId, conceptId: body.id };
  await inTenant(services.db, caller, async (trx) => {
    known(await lockConcept(trx, context), 'id');
    await updateConcept(trx, context, { ended_on: body.ended_on });
  });
  return {};
};

export const removeConcept: Handler<typeof delete_concept> = async ({ query, caller, services }) => {
  const subject = { organizationId: caller.organizationId, conceptId: query.id };
  await inTenant(services.db, caller, async (trx) => {
    const { captured, own } = known(await lockConcept(trx, subject), 'id');
    if (captured || !own) throw new DomainError({ code: 'concept_in_use', field: 'id' });
    await deleteConcept(trx, subject);
  });
  return {};
};

/** Permissions per payroll: row level security enforces what is set here, in every list, report, search and file. */

import { paysheetAccessMessages } from '@lienzo/schema/masters/paysheet-access-messages';
import type { get_paysheet_access, save_paysheet_access } from '@lienzo/schema/masters/paysheet-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canGrantPaysheets } from '../policy.ts';
import { recordChanges } from '../repositories/history.ts';
import {
  findPaysheetAccess,
  type PaysheetAccess,
  replacePaysheetAccess,
} from '../repositories/paysheet-access.ts';
import { lockPaysheet } from '../repositories/paysheet-content.ts';
import type { Handler } from '../services.ts';
import { known, requirePaysheet } from './require.ts';

export const getPaysheetAccess: Handler<typeof get_paysheet_access> = ({ query, caller, services }) => {
  const scope = { organizationId: caller.organizationId, paysheetId: query.nomina_id };
  return inTenant(services.db, caller, async (trx) => ({
    ...known(await findPaysheetAccess(trx, scope), 'nomina_id'),
    can: { edit: canGrantPaysheets(caller) },
  }));
};

/** Holds from the next call of each person on. */
export const savePaysheetAccess: Handler<typeof save_paysheet_access> = async ({
  body,
  caller,
  services,
}) => {
  const key = { organizationId: caller.organizationId, paysheetId: body.nomina_id };
  const { confidential } = body;
  const people = [...new Set(body.people)];
  await inTenant(services.db, caller, async (trx) => {
    const { client_id: clientId } = await requirePaysheet(trx, key);
    await lockPaysheet(trx, key);
    const before = known(await findPaysheetAccess(trx, key), 'nomina_id');
    const candidates = new Set(before.people.map(({ id }) => id));
    if (people.some((id) => !candidates.has(id)))
      throw new DomainError({ code: 'not_found', field: 'people' });
    await replacePaysheetAccess(trx, { ...key, clientId }, { confidential, people });
    const after = known(await findPaysheetAccess(trx, key), 'nomina_id');
    const changed = { author: caller, clientId, entity: 'paysheet' as const, entityId: key.paysheetId };
    await recordChanges(trx, changed, inWords(before), inWords(after));
  });
  return {};
};

const inWords = ({
  confidential,
  people,
}: PaysheetAccess): { confidential: string; people_with_access: string } => ({
  confidential: confidential ? paysheetAccessMessages.yes : paysheetAccessMessages.no,
  people_with_access: people
    .filter(({ assigned }) => assigned)
    .map(({ name }) => name)
    .join(', '),
});

import type { find_people } from '@lienzo/schema/capture/closing-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { findPeopleByTerms } from '../repositories/find-people.ts';
import type { Handler } from '../services.ts';

const MAX = 12;

export const findPeople: Handler<typeof find_people> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    result: await findPeopleByTerms(trx, caller.organizationId, {
      ...{ text: query.q, today: todayInMexico() },
      limit: MAX,
    }),
  }));

import type { find_people } from '@lienzo/schema/api/closing-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { findPeopleByWords } from '../repositories/find-people.ts';
import type { Handler } from '../services.ts';

const MOST = 12;

export const findPeople: Handler<typeof find_people> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    result: await findPeopleByWords(trx, caller.organizationId, {
      ...{ text: query.q, today: todayInMexico() },
      limit: MOST,
    }),
  }));

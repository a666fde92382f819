/** One person is one person: nobody becomes active beside someone with their NSS, CURP or RFC unasked. */
import type { find_same_people } from '@lienzo/schema/masters/employee-endpoints';
import { type IdentityAnswer, needsAnswer, type SamePerson } from '@lienzo/schema/masters/identity';
import { identityMessages } from '@lienzo/schema/masters/identity-messages';
import { type Identity, identityKeys } from '@lienzo/schema/payroll/person-keys';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import { findSamePeople, lockPeople } from '../repositories/identity.ts';
import type { Handler } from '../services.ts';
import { requireEditor, requirePaysheet } from './require.ts';

export const findSame: Handler<typeof find_same_people> = ({ body, caller, services }) => {
  const { nomina_id: paysheetId, employee_id: except, ...identity } = body;
  const { organizationId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    const { client_id: clientId } = await requirePaysheet(trx, { organizationId, paysheetId });
    requireEditor(caller);
    return findSamePeople(trx, {
      ...{ organizationId, clientId, paysheetId, except },
      keys: identityKeys(identity),
    });
  });
};

type Confirmation = {
  organizationId: string;
  clientId: string;
  paysheetId: number;
  /** Who is edited, or comes back. */
  employeeId?: number;
  answers: readonly { employee_id: number; respuesta: IdentityAnswer }[];
};

/** What was confirmed: `identity_confirmed` of the row, and the entry of the history. */
export type Confirmed = { isConfirmed: boolean; history: { identidad?: string } };

/**
 * Locks the client's people, so that two calls at once do not miss each other.
 * @throws DomainError same_person at the shared key of each person who is not answered for.
 */
export async function confirmIdentity(
  trx: TenantTransaction,
  { organizationId, clientId, paysheetId, employeeId: except, answers }: Confirmation,
  identity: Identity,
): Promise<Confirmed> {
  await lockPeople(trx, { organizationId, clientId });
  const match = await findSamePeople(trx, {
    ...{ organizationId, clientId, paysheetId, except },
    keys: identityKeys(identity),
  });
  const same = match.filter(needsAnswer);
  const given = new Map(answers.map(({ employee_id, respuesta }) => [employee_id, respuesta]));
  const [first, ...others] = same.flatMap((one) => refusal(one, given.get(one.id)));
  if (first !== undefined) throw new DomainError([first, ...others]);
  const texts = same.map((one) => identityMessages.confirmedAs(given.get(one.id) ?? 'otra', one));
  return { isConfirmed: same.length > 0, history: same.length > 0 ? { identidad: texts.join('; ') } : {} };
}

function refusal(person: SamePerson, answer: IdentityAnswer | undefined): ErrorEntry[] {
  const { samePaysheet, otherPaysheet, sameAlready } = identityMessages;
  const entry = (message: string): ErrorEntry[] => [
    { code: 'same_person', field: person.by[0] ?? 'ssn', message },
  ];
  if (answer === undefined) return entry((person.same_paysheet ? samePaysheet : otherPaysheet)(person));
  return answer === 'misma' && person.same_paysheet ? entry(sameAlready(person)) : [];
}

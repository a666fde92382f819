import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertAccountEvent, type NewAccountEvent } from '../repositories/account-events.ts';
import { endSessionsOfUser } from '../repositories/sessions.ts';

/**
 * Ends a user's sessions, and records their number in the audit, if there were any.
 * @param by the actor and the request's origin. @param but the session to keep.
 */
export async function endSessions(
  trx: TenantTransaction,
  { organizationId, person }: { organizationId: string; person: NonNullable<NewAccountEvent['person']> },
  by: Pick<NewAccountEvent, 'actor' | 'origin'>,
  but?: string,
): Promise<void> {
  const ended = await endSessionsOfUser(trx, {
    organizationId,
    userId: person.id,
    ...(but === undefined ? {} : { but }),
  });
  if (ended > 0)
    await insertAccountEvent(trx, {
      organizationId,
      kind: 'sessions_ended',
      person,
      to: String(ended),
      ...by,
    });
}

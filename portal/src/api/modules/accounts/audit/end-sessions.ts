import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertAccountEvent, type NewAccountEvent } from '../repositories/account-events.ts';
import { endSessionsOfUser } from '../repositories/sessions.ts';

/**
 * Ends a person's sessions, and records how many, if there were any.
 * @param by who does it, and from where. @param but the session that goes on.
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

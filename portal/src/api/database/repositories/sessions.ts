/** Sessions: who is signed in, and the chain of their refresh tokens. */
import { sql } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import type { TenantTransaction } from '../in-tenant.ts';

type SessionOfUser = { organizationId: string; userId: string };

/** Starts a session; sessions of the same person that have ended by themselves are swept on the way. */
export async function insertSession(
  trx: TenantTransaction,
  session: SessionOfUser & { refreshTokenHash: string; seconds: number },
): Promise<string> {
  await trx
    .deleteFrom('sessions')
    .where('organization_id', '=', session.organizationId)
    .where('user_id', '=', session.userId)
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
  const { id } = await trx
    .insertInto('sessions')
    .values({
      organization_id: session.organizationId,
      user_id: session.userId,
      refresh_token_hash: session.refreshTokenHash,
      expires_at: sql`now() + make_interval(secs => ${session.seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The person of a living session, or undefined when it ended or the account is not active any more. */
export async function findCaller(
  trx: TenantTransaction,
  session: SessionOfUser & { sessionId: string },
): Promise<Caller | undefined> {
  const found = await trx
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'sessions.organization_id')
        .onRef('users.id', '=', 'sessions.user_id'),
    )
    .select(['users.name', 'users.mail', 'users.role', 'users.client_id'])
    .where('sessions.organization_id', '=', session.organizationId)
    .where('sessions.id', '=', session.sessionId)
    .where('sessions.user_id', '=', session.userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('users.active', '=', 'true')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { client_id, ...person } = found;
  return { ...session, ...person, clientId: client_id };
}

/**
 * Puts the next refresh token in the place of the current one.
 * @returns false when `currentHash` is not the current one any more.
 */
export async function rotateSession(
  trx: TenantTransaction,
  session: {
    organizationId: string;
    sessionId: string;
    currentHash: string;
    nextHash: string;
    seconds: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({
      refresh_token_hash: session.nextHash,
      previous_token_hash: session.currentHash,
      rotated_at: sql`now()`,
      expires_at: sql`now() + make_interval(secs => ${session.seconds})`,
    })
    .where('organization_id', '=', session.organizationId)
    .where('id', '=', session.sessionId)
    .where('refresh_token_hash', '=', session.currentHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type RefreshState = {
  refresh_token_hash: string;
  previous_token_hash: string | null;
  rotated_at: string;
};

/** The refresh tokens of a session that has not ended. */
export function findRefreshState(
  trx: TenantTransaction,
  session: { organizationId: string; sessionId: string },
): Promise<RefreshState | undefined> {
  return trx
    .selectFrom('sessions')
    .select(['refresh_token_hash', 'previous_token_hash', 'rotated_at'])
    .where('organization_id', '=', session.organizationId)
    .where('id', '=', session.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Ends a session at once; its access tokens are refused from the next call on. */
export async function endSession(
  trx: TenantTransaction,
  session: { organizationId: string; sessionId: string },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('organization_id', '=', session.organizationId)
    .where('id', '=', session.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Sessions, and the chain of their refresh tokens. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type SessionOfUser = { organizationId: string; userId: string };

/** Starts a session, and deletes expired sessions of the same user. */
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

/**
 * The user of an active session, or undefined when it ended or the account is no longer active.
 * @param db outside of any tenant, or a transaction, which keeps its tenant.
 */
export async function findCaller(
  db: Kysely<Database>,
  session: SessionOfUser & { sessionId: string },
): Promise<Caller | undefined> {
  const { organizationId, sessionId, userId } = session;
  const { rows } = await sql<{ name: string; mail: string; role: Role; client_id: string | null }>`
    select name, mail, role, client_id from session_caller(${organizationId}, ${sessionId}, ${userId})
  `.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { client_id, ...person } = found;
  return { ...session, ...person, clientId: client_id };
}

/**
 * Rotates the refresh token.
 * @param session is extended by `seconds`, but to no more than `longest` since its login.
 * @returns false when `currentHash` is no longer the current one, or the session has expired.
 */
export async function rotateSession(
  trx: TenantTransaction,
  session: {
    organizationId: string;
    sessionId: string;
    currentHash: string;
    nextHash: string;
    seconds: number;
    longest: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({
      refresh_token_hash: session.nextHash,
      previous_token_hash: session.currentHash,
      rotated_at: sql`now()`,
      expires_at: sql`least(
        now() + make_interval(secs => ${session.seconds}), created_at + make_interval(secs => ${session.longest})
      )`,
    })
    .where('organization_id', '=', session.organizationId)
    .where('id', '=', session.sessionId)
    .where('refresh_token_hash', '=', session.currentHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${session.longest})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type RefreshState = {
  refresh_token_hash: string;
  previous_token_hash: string | null;
  /** Since the last rotation, by the database's clock. */
  seconds: number;
};

/** The refresh tokens of an active session. */
export function findRefreshState(
  trx: TenantTransaction,
  session: { organizationId: string; sessionId: string },
): Promise<RefreshState | undefined> {
  return trx
    .selectFrom('sessions')
    .select(['refresh_token_hash', 'previous_token_hash'])
    .select(sql<number>`extract(epoch from now() - rotated_at)::float8`.as('seconds'))
    .where('organization_id', '=', session.organizationId)
    .where('id', '=', session.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Ends a session immediately; its access tokens are refused from the next call on. */
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

/** Ends every session of a user immediately, except the given one. @returns their number. */
export async function endSessionsOfUser(
  trx: TenantTransaction,
  { organizationId, userId, but }: SessionOfUser & { but?: string },
): Promise<number> {
  let ending = trx
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (but !== undefined) ending = ending.where('id', '<>', but);
  const { numUpdatedRows } = await ending.where('expires_at', '>', sql<string>`now()`).executeTakeFirst();
  return Number(numUpdatedRows);
}

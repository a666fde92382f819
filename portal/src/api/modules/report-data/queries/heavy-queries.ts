/**
 * Runs queries over report rows on a separate connection pool, so that they never block the rest of the portal, with
 * limited concurrency per user and per organization.
 */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { FairGate, GateFullError } from '../../../platform/fair-gate.ts';

/** Interactive queries: previews and worst-case rows. */
const SCREEN = { total: 4, perOrganization: 3, perPerson: 2, waitingPerPerson: 20 };
/** Queries that produce files, which can take minutes. */
const FILES = { total: 4, perOrganization: 3, perPerson: 2, waitingPerPerson: 30 };

/** The size of the connection pool for these queries. */
export const HEAVY_CONNECTIONS = SCREEN.total + FILES.total;

/** Who asks, and a signal that aborts the waiting. */
export type QueryUser = { caller: Actor; signal: AbortSignal };

export type HeavyQueries = {
  /** Runs a transaction of the caller's once there is a slot. @throws DomainError too_many_requests. */
  onScreen<T>(queryUser: QueryUser, work: (trx: TenantTransaction) => Promise<T>): Promise<T>;
  /**
   * Waits for a slot to produce a file, whose rows are read with `db`.
   * @returns a function that releases the slot, to be called once.
   * @throws DomainError too_many_requests.
   */
  slotForFile(queryUser: QueryUser): Promise<{ db: Kysely<Database>; leave(): void }>;
};

/** @param db a pool of `HEAVY_CONNECTIONS` connections, used by nothing else. */
export function heavyQueries(db: Kysely<Database>): HeavyQueries {
  const screen = new FairGate(SCREEN);
  const files = new FairGate(FILES);
  return {
    onScreen: ({ caller, signal }, work) =>
      screen.run(caller, signal, () => inTenant(db, caller, work)).catch(refuse(signal)),
    slotForFile: async ({ caller, signal }) => ({
      db,
      leave: await files.enter(caller, signal).catch(refuse(signal)),
    }),
  };
}

const refuse =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    if (signal.aborted && error === signal.reason)
      throw new DomainError('render_cancelled', { cause: error });
    if (!(error instanceof GateFullError)) throw error;
    throw new DomainError(
      { code: 'too_many_requests', message: apiRefusalMessages.request.tooManyAtOnce },
      { cause: error, retryAfter: 2 },
    );
  };

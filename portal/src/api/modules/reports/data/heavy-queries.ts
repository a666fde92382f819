/**
 * Where queries over a report's rows run: on connections of their own, so that they never keep anybody's directory
 * waiting, and few at a time of one person and of one organization.
 */
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Kysely } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { FairGate, GateFullError } from './fair-gate.ts';

/** What somebody waits for in front of the screen: previews, and the worst rows of a width. */
const SCREEN = { total: 4, perOrganization: 3, perPerson: 2, waitingPerPerson: 20 };
/** Rows that are read while a file is made of them, which can take minutes. */
const FILES = { total: 4, perOrganization: 3, perPerson: 2, waitingPerPerson: 30 };

/** Connections that the pool of these queries needs. */
export const HEAVY_CONNECTIONS = SCREEN.total + FILES.total;

/** Who asks, and what ends their waiting. */
export type Asker = { caller: Caller; signal: AbortSignal };

export type HeavyQueries = {
  /** Runs a transaction of the caller's once it is their turn. @throws DomainError too_many_requests. */
  onScreen<T>(asker: Asker, work: (trx: TenantTransaction) => Promise<T>): Promise<T>;
  /**
   * Waits for a place to make a file, whose rows are read with `db`.
   * @returns what gives the place back, to be called once.
   * @throws DomainError too_many_requests.
   */
  placeForFile(asker: Asker): Promise<{ db: Kysely<Database>; leave(): void }>;
};

/** @param db with `HEAVY_CONNECTIONS` connections that nothing else uses. */
export function heavyQueries(db: Kysely<Database>): HeavyQueries {
  const screen = new FairGate(SCREEN);
  const files = new FairGate(FILES);
  return {
    onScreen: ({ caller, signal }, work) =>
      screen.run(caller, signal, () => inTenant(db, caller, work)).catch(refuse(signal)),
    placeForFile: async ({ caller, signal }) => ({
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

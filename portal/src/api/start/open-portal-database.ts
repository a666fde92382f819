import path from 'node:path';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import type { Kysely } from 'kysely';
import { type Environment, EnvironmentError } from '../environment.ts';
import { JOB_NAMES } from '../jobs.ts';
import { HEAVY_CONNECTIONS } from '../modules/report-data/report-data.ts';
import type { Database } from '../platform/database/database-types.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { type OpenDatabase, type OpenOptions, openDatabase } from '../platform/database/open-database.ts';
import { leaveAborted } from '../platform/leave-aborted.ts';
import type { Logger } from '../platform/log/logger.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { appPasswords } from './app-password.ts';
import type { StageTimer } from './stage-timer.ts';

/** Milliseconds on shutdown for connections to end. */
const CLOSING = 3_000;

export type PortalDatabase = OpenDatabase & {
  ownerUrl: string;
  appUrl: string;
  /** The pool for queries over report rows. */
  heavy: Kysely<Database>;
};

/**
 * Opens and migrates the given database, or the embedded one in the data directory.
 * @param resources closes and stops it all again.
 */
export async function openPortalDatabase(
  environment: Environment,
  logger: Logger,
  time: StageTimer,
  resources: AsyncDisposableStack,
): Promise<PortalDatabase> {
  const ownerUrl =
    environment.databaseUrl ??
    (await time('postgres', async () => {
      const server = await startEmbeddedPostgres({
        dataDirectory: path.join(environment.dataDirectory, 'postgres'),
        log: (line) => process.stderr.write(`${line}\n`),
      });
      resources.defer(() => server.stop());
      return server.ownerUrl;
    }));
  const { appUrl } = await time('migrations', () =>
    prepareDatabase({ ownerUrl, ...appPasswords(environment.sessionSecrets), jobs: JOB_NAMES }).catch(
      explain,
    ),
  );
  const open = (options: OpenOptions = {}) => {
    const onConnectionLost = (error: Error) => logger.warn('database_connection_lost', { error });
    const opened = openDatabase(appUrl, { ...options, onConnectionLost });
    resources.defer(async () => {
      // Work that was left may hold a connection for as long as its statement runs.
      const limit = { signal: AbortSignal.timeout(CLOSING), cleaning: 0 };
      await leaveAborted(opened.close(), limit).catch((error: unknown) =>
        logger.warn('database_not_closed', { error }),
      );
    });
    return opened;
  };
  return { ...open(), heavy: open({ poolSize: HEAVY_CONNECTIONS }).db, ownerUrl, appUrl };
}

/** Errors that the operator can fix get a message; others are bugs and keep their stack. */
function explain(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'];
  const refused = ['28P01', '28000', '3D000'];
  if (!unreachable.includes(code) && !refused.includes(code)) throw error;
  throw new EnvironmentError(apiServerMessages.environment.databaseUnreachable(code), { cause: error });
}

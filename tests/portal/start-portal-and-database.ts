/** A portal together with the database that it keeps its rows in, both of which can be asked. */
import path from 'node:path';
import { startEmbeddedPostgres } from '@lienzo/portal/api/embedded';
import { type RunningPortal, startPortal } from './start-portal.ts';

export type PortalAndDatabase = {
  /** The present one. */
  readonly portal: RunningPortal;
  /** The database as its owner reaches it. */
  ownerUrl: string;
  /** Ends the portal and starts another over the same rows and files. @param variables what differs in its environment. */
  restart(variables?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
};

/**
 * @param data the portal's folder, empty or filled by an earlier portal
 * @param variables of its environment
 * @param isDisposable the database's commits do not wait for the disk, as nothing measured may
 */
export async function startPortalAndDatabase(
  data: string,
  variables: Record<string, string> = {},
  isDisposable = false,
): Promise<PortalAndDatabase> {
  const database = await startEmbeddedPostgres({
    dataDirectory: path.join(data, 'postgres'),
    log: () => undefined,
    isDisposable,
  });
  const environment = { ...variables, LIENZO_DATA: data, DATABASE_URL: database.ownerUrl };
  let portal = await startPortal(environment);
  return {
    get portal() {
      return portal;
    },
    ownerUrl: database.ownerUrl,
    async restart(changed = {}) {
      await portal.stop();
      portal = await startPortal({ ...environment, ...changed });
    },
    async stop() {
      await portal.stop();
      await database.stop();
    },
  };
}

import pg from 'pg';
import { CALL_LIMITS } from '../call-limits.ts';

/**
 * A dedicated connection, for what needs one session: a backup, a migration. Its statements may take any time.
 * @param options of the driver; `application_name` identifies it on the server.
 * @returns the connected client, to be ended by the caller. When its connection breaks, its queries fail and this
 * process goes on.
 */
export async function connectClient(options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    connectionTimeoutMillis: CALL_LIMITS.database.connect,
    keepAlive: true,
    ...options,
  });
  // The running query fails as well; without a listener the process would exit.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

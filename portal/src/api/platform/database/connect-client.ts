import pg from 'pg';

/**
 * A connection of its own, for what needs one session: a backup, a migration, a listener.
 * @param options of the driver; `application_name` tells it from others on the server.
 * @returns the connected client, which whoever asked ends. When its connection breaks, what runs on it fails and this
 *   process goes on.
 */
export async function connectClient(options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(options);
  // The query under way is told as well; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

import { connectClient } from './connect-client.ts';

/**
 * Runs `vacuum analyze`, as autovacuum would do a minute later, so that statistics and visibility maps are up to date
 * immediately after a bulk insert.
 * @param ownerUrl the owner of a prepared database, since the API's role may not.
 */
export async function settleTables(ownerUrl: string): Promise<void> {
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'lienzo' });
  try {
    const { rows } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`,
    );
    await client.query(`vacuum (analyze) ${rows.map(({ name }) => name).join(', ')}`);
  } finally {
    await client.end();
  }
}

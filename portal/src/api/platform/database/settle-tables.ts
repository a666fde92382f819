import pg from 'pg';

/**
 * Tells the planner what the tables hold, and lets indexes answer for rows that everybody sees: what autovacuum would
 * do a minute later. After many rows came at once, so that the first people do not pay for it.
 * @param ownerUrl the owner of a prepared database, since the API's role may not.
 */
export async function settleTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'lienzo' });
  await client.connect();
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

/** A connection of the database's owner that sees the organization of one account, to check what the portal says. */
import pg from 'pg';

/** @param mail an account of the organization. Row level security is forced, so the owner too must say whose rows. */
export async function openOrganization(ownerUrl: string, mail: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: ownerUrl });
  await database.connect();
  await database.query(`select set_config('app.login_mail', $1, false)`, [mail]);
  await database.query(
    `select set_config('app.organization_id', organization_id::text, false), set_config('app.client_ids', '*', false)
       from users where mail = $1`,
    [mail],
  );
  return database;
}

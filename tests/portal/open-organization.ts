/** A connection of the database's owner that sees the organization of one account, to check what the portal says. */
import pg from 'pg';

/** Ends where it is declared with `await using`, also when what it serves throws. */
class OrganizationDatabase extends pg.Client {
  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
  }
}

/** @param mail an account of the organization. Row level security is forced, so the owner too must say whose rows. */
export async function openOrganization(ownerUrl: string, mail: string): Promise<OrganizationDatabase> {
  const database = new OrganizationDatabase({ connectionString: ownerUrl });
  await database.connect();
  await database.query(`select set_config('app.login_mail', $1, false)`, [mail]);
  await database.query(
    `select set_config('app.organization_id', organization_id::text, false), set_config('app.client_ids', '*', false)
       from users where mail = $1`,
    [mail],
  );
  return database;
}

import pg from 'pg';

/** Roles belong to the cluster: those of a database's portals outlive it. */
export async function dropRoles(client: pg.Client, prefix: string): Promise<void> {
  const named = 'select rolname from pg_roles where starts_with(rolname, $1)';
  const { rows } = await client.query<{ rolname: string }>(named, [prefix]);
  for (const { rolname } of rows) await client.query(`drop role ${pg.escapeIdentifier(rolname)}`);
}

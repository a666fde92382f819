/** Row level security and grants of a table; part of the migrations, so what it writes must never change. */
import { type Kysely, sql } from 'kysely';

/** Names the API's rights, in every database of a cluster. Nobody logs in as it: `ensure-app-role.ts`. */
export const APP_ROLE = 'lienzo_app';

type Privilege = 'select' | 'insert' | 'update' | 'delete';

type Protection = {
  /** What the API may do with the rows of its tenant. */
  grant: Privilege[];
  /** The column that holds the tenant; `organization_id` unless told. */
  tenantColumn?: string;
  /** The column that holds the client, for rows that a client or an Ejecutivo sees only of their own clients. */
  clientColumn?: string;
};

/**
 * Forces row level security on a table: a row exists only for a transaction whose `app.organization_id` is its
 * tenant, and, with `clientColumn`, whose `app.client_ids` is `*` or names its client. Settings that are absent
 * or empty show nothing. The settings are read in sub-selects so that they are evaluated once a statement.
 */
export async function protectTable(
  db: Kysely<unknown>,
  table: string,
  protection: Protection,
): Promise<void> {
  const name = sql.table(table);
  const tenant = sql.ref(protection.tenantColumn ?? 'organization_id');
  await sql`alter table ${name} enable row level security, force row level security`.execute(db);
  await sql`
    create policy tenant on ${name}
      using (${tenant} = (select nullif(current_setting('app.organization_id', true), '')::uuid))
      with check (${tenant} = (select nullif(current_setting('app.organization_id', true), '')::uuid))
  `.execute(db);
  if (protection.clientColumn !== undefined) await limitToClients(db, table, protection.clientColumn);
  await sql`grant ${sql.raw(protection.grant.join(', '))} on ${name} to ${sql.ref(APP_ROLE)}`.execute(db);
}

async function limitToClients(db: Kysely<unknown>, table: string, clientColumn: string): Promise<void> {
  const visible = sql`(
    (select current_setting('app.client_ids', true)) = '*'
    or ${sql.ref(clientColumn)} = any (
      (select string_to_array(nullif(nullif(current_setting('app.client_ids', true), ''), '*'), ',')::uuid[])::uuid[]
    )
  )`;
  await sql`
    create policy clients on ${sql.table(table)} as restrictive using ${visible} with check ${visible}
  `.execute(db);
}

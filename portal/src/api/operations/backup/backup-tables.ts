/** The tables of a backup, and their rows in COPY's format. Row level security applies to the owner as well. */
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableSummary } from './manifest.ts';

/** Attempt counters are transient; the migrations have their own table. */
const LEFT_OUT = ['attempts', 'kysely_migration', 'kysely_migration_lock'];

export type BackupTable = Pick<TableSummary, 'name' | 'columns'> & {
  /** The tenant column; null for tables without a tenant. */
  tenant: 'organization_id' | 'id' | null;
  /** Expressions that sort the rows deterministically. */
  order: string[];
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    key: string[] | null;
    rls: boolean;
  }>(
    `select class.relname as name, class.relforcerowsecurity as rls,
       array(select attname::text from pg_attribute
         where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum) as columns,
       (select array_agg(attname::text order by place) from pg_index
         cross join unnest(indkey) with ordinality as part (number, place)
         join pg_attribute on attrelid = indrelid and attnum = part.number
         where indrelid = class.oid and indisprimary) as key
     from pg_class class
     where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname <> all ($1)
     order by class.relname`,
    [LEFT_OUT],
  );
  return rows.map(({ name, columns, key, rls }) => {
    const tenant =
      name === 'organizations' ? 'id' : columns.includes('organization_id') ? 'organization_id' : null;
    if (rls && tenant === null) throw new Error(`${name} is protected, but says not whose its rows are`);
    return { name, columns, tenant, order: key === null ? [`${quoted(name)}::text`] : key.map(quoted) };
  });
}

/** Every organization, by the policy of operator transactions. */
export async function listOrganizations(client: pg.ClientBase): Promise<string[]> {
  await client.query(`select set_config('app.operator', 'on', true)`);
  const { rows } = await client.query<{ id: string }>('select id from organizations order by id');
  await client.query(`select set_config('app.operator', '', true)`);
  return rows.map(({ id }) => id);
}

/** Session settings that the text format depends on, and the visibility of an administrator. */
export const SNAPSHOT_SETTINGS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  select set_config('app.client_ids', '*', true), set_config('app.role', 'SuperAdmin', true)`;

/** The rows of a table, organization by organization; their number is reported through `count`. */
export async function* tableRows(
  client: pg.ClientBase,
  { name, columns, tenant, order }: BackupTable,
  organizations: string[],
  count: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  const select = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;
  for (const organization of tenant === null ? [null] : organizations) {
    // The ids are the database's own UUIDs; COPY takes no parameters.
    const own = tenant === null ? '' : `where ${tenant} = '${organization}'`;
    if (organization !== null)
      await client.query(`select set_config('app.organization_id', $1, true)`, [organization]);
    const stream = client.query(copyTo(`copy (${select} ${own} order by ${order.join(', ')}) to stdout`));
    yield* stream;
    count(stream.rowCount);
  }
}

/** The COPY statement that reads these rows. */
export const copyInto = ({ name, columns }: Pick<TableSummary, 'name' | 'columns'>): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;

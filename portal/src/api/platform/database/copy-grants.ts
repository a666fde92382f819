/** Rights within a database: what the migrations grant to one role is given to those that log in. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './migrations/protect-table.ts';

/** Every right in this database, as the words of a GRANT and whose it is. */
const RIGHTS = sql`
  select 'schema ' || quote_ident(nspname) as object, '' as columns, (aclexplode(nspacl)).* from pg_namespace
  union all
  select case relkind when 'S' then 'sequence ' else 'table ' end || oid::regclass, '', (aclexplode(relacl)).*
    from pg_class
  union all
  select 'table ' || attrelid::regclass, format(' (%I)', attname), (aclexplode(attacl)).*
    from pg_attribute where not attisdropped
  union all
  select 'routine ' || oid::regprocedure, '', (aclexplode(proacl)).* from pg_proc
`;

/**
 * Gives `role` exactly the rights that the migrations have granted, and takes those of roles that log in to this
 * database no more: a database that is a copy, or was renamed, has rights of its origin's roles.
 * @param kept the roles whose rights stay as they are.
 */
export async function copyGrants(db: Kysely<unknown>, role: string, kept: readonly string[]): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    with rights as (
      select object, privilege_type || columns as privilege, rolname as grantee
      from (${RIGHTS}) as found join pg_roles on pg_roles.oid = grantee
    ),
    wanted as (select object, privilege from rights where grantee = ${APP_ROLE}),
    present as (select object, privilege from rights where grantee = ${role}),
    outdated as (
      select object, privilege, grantee from rights
      where starts_with(grantee, ${`${APP_ROLE}_`}) and grantee <> all (${[role, ...kept]}::text[])
      union all
      select object, privilege, ${role} from (select * from present except select * from wanted) as surplus
    )
    select format('revoke %s on %s from %I', privilege, object, grantee) as statement from outdated
    union all
    select format('grant %s on %s to %I', privilege, object, ${role}::text)
      from (select * from wanted except select * from present) as missing
  `.execute(db);
  if (rows.length > 0) await sql.raw(rows.map(({ statement }) => statement).join(';\n')).execute(db);
}

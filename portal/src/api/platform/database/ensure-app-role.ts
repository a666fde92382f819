/**
 * The unprivileged roles of the API. Roles are shared by the whole cluster, so several databases may be prepared at the
 * same time, by owners who do not know each other.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { type Kysely, sql } from 'kysely';
import { DatabaseError, escapeLiteral } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { appRoleBase, appRoleOf } from './app-role.ts';
import { copyGrants } from './copy-grants.ts';
import { APP_ROLE } from './migrations/protect-table.ts';

/** Another session created or altered the role at the same moment; advisory locks are per database. */
const MEETING_CODES = ['42710', '23505', 'XX000'];
const TRIES = 20;
/** The role belongs to another owner, who alone may change it (PostgreSQL 16 and newer). */
const NOT_ALLOWED = '42501';
/** Rights in another database: one that was copied from this one and is not prepared yet. */
const STILL_NEEDED = '2BP01';
/** An arbitrary advisory lock id; serialises processes that start at the same time. */
const LOCK = 7_291_338;

/** The passwords of the API's roles; processes that share a database must use the same. */
export type AppPasswords = {
  appPassword: string;
  /** The one before or after, which other processes log in with while the secret is rotated. */
  otherAppPassword?: string | undefined;
};

const has = (error: unknown, ...codes: string[]): boolean =>
  error instanceof DatabaseError && codes.includes(error.code ?? '');

/**
 * Creates the role that the migrations grant to. Nobody logs in as it: it only names the rights, so any owner of the
 * cluster can use it. Older versions logged in as it; once none does, it cannot log in any more.
 */
export async function ensureGrantRole(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ login: boolean }>`
    select rolcanlogin and not exists (select from pg_stat_activity where usename = rolname) as login
    from pg_roles where rolname = ${APP_ROLE}
  `.execute(db);
  if (rows[0] === undefined)
    await sql`create role ${sql.ref(APP_ROLE)} nologin`.execute(db).catch((error: unknown) => {
      // Another process made it meanwhile.
      if (!has(error, ...MEETING_CODES)) throw error;
    });
  else if (rows[0].login)
    await sql`alter role ${sql.ref(APP_ROLE)} nologin`.execute(db).catch((error: unknown) => {
      // The business of another owner: it reaches no database that was prepared.
      if (!has(error, ...MEETING_CODES, NOT_ALLOWED)) throw error;
    });
}

/**
 * Creates the database's role for this password, or sets its password, gives it the rights of the migrations, and lets
 * no other role of an application into this database.
 * @returns the role's name.
 * @throws OperatorError when the role belongs to another owner or the database does; Error when it has powers that
 * bypass row level security.
 */
export async function ensureAppRole(db: Kysely<unknown>, passwords: AppPasswords): Promise<string> {
  const { appPassword, otherAppPassword } = passwords;
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db);
  const database = rows[0]?.database ?? '';
  const role = appRoleOf(database, appPassword);
  await createOrAlter(db, role, appPassword);
  await refusePowers(db, role);
  const kept = otherAppPassword === undefined ? [] : [appRoleOf(database, otherAppPassword)];
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await copyGrants(trx, role, kept);
    await closeDatabase(trx, database, [role, ...kept]);
  });
  await dropOutdated(db, database, [role, ...kept]);
  return role;
}

async function createOrAlter(db: Kysely<unknown>, name: string, password: string): Promise<void> {
  const role = sql.id(name);
  const secret = sql.raw(escapeLiteral(password));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const match = await sql`select 1 from pg_roles where rolname = ${name}`.execute(db);
      if (match.rows.length === 0)
        await sql`
          create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication noinherit
          password ${secret}
        `.execute(db);
      else await sql`alter role ${role} login password ${secret}`.execute(db);
      return;
    } catch (error) {
      if (has(error, NOT_ALLOWED))
        throw new OperatorError(apiServerMessages.environment.roleOfAnotherOwner(name), { cause: error });
      if (!has(error, ...MEETING_CODES) || attempt === TRIES) throw error;
      await delay(10 * attempt * Math.random());
    }
  }
}

async function refusePowers(db: Kysely<unknown>, role: string): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_roles
    where rolname = ${role} and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication)
    union all
    select 1 from pg_auth_members where member = (select oid from pg_roles where rolname = ${role})
  `.execute(db);
  if (rows.length > 0)
    throw new Error(`role ${role} has powers that pass row level security by; drop it or take them away`);
}

/** Only the owner, superusers and roles that were named may connect: nobody because everybody may. */
async function closeDatabase(db: Kysely<unknown>, database: string, roles: string[]): Promise<void> {
  const { rows } = await sql<{ grantee: string | null; privilege: string }>`
    select rolname as grantee, privilege_type as privilege
    from pg_database
      cross join aclexplode(coalesce(datacl, acldefault('d', datdba))) as rights
      left join pg_roles on pg_roles.oid = rights.grantee
    where datname = ${database} and (rights.grantee = 0 or starts_with(rolname, ${`${APP_ROLE}_`}))
  `.execute(db);
  const name = sql.id(database);
  if (rows.some(({ grantee }) => grantee === null))
    await sql`revoke all on database ${name} from public`.execute(db);
  const inside = new Set(rows.flatMap(({ grantee }) => grantee ?? []));
  for (const outsider of [...inside].filter((one) => !roles.includes(one)))
    await sql`revoke all on database ${name} from ${sql.id(outsider)}`.execute(db);
  const [own = ''] = roles;
  if (!inside.has(own)) await sql`grant connect on database ${name} to ${sql.id(own)}`.execute(db);
  // The server answers a change that is not the owner's with a warning.
  const { rows: opened } = await sql`
    select 1 from pg_database cross join aclexplode(coalesce(datacl, acldefault('d', datdba))) as rights
    where datname = ${database} and rights.grantee = 0
  `.execute(db);
  if (opened.length > 0) throw new OperatorError(apiServerMessages.environment.databaseOfAnotherOwner);
}

/** Roles of this database under secrets that are neither the current nor the other one. */
async function dropOutdated(db: Kysely<unknown>, database: string, kept: string[]): Promise<void> {
  const base = appRoleBase(database);
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles
    where starts_with(rolname, ${`${base}_`}) and substr(rolname, ${base.length + 2}::int) ~ '^[0-9a-f]{8}$'
      and rolname <> all (${kept}::text[])
  `.execute(db);
  for (const { name } of rows)
    await sql`drop role if exists ${sql.id(name)}`.execute(db).catch((error: unknown) => {
      if (!has(error, STILL_NEEDED, NOT_ALLOWED)) throw error;
    });
}

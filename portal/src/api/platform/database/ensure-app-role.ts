/**
 * The unprivileged role of the API. Roles are shared by the whole cluster, so several databases may be prepared at the
 * same time.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DatabaseError, escapeLiteral } from 'pg';
import { APP_ROLE } from './migrations/protect-table.ts';

/** Another session created or altered the role at the same moment; advisory locks are per database. */
const MEETING_CODES = ['42710', '23505', 'XX000'];
const TRIES = 20;

/**
 * Creates `lienzo_app` or sets its password, and checks that row level security applies to it.
 * @throws when the role exists with privileges that bypass it.
 */
export async function ensureAppRole(db: Kysely<unknown>, password: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await createOrAlter(db, password);
      break;
    } catch (error) {
      const met = error instanceof DatabaseError && MEETING_CODES.includes(error.code ?? '');
      if (!met || attempt === TRIES) throw error;
      await delay(10 * attempt * Math.random());
    }
  }
  await refusePowers(db);
}

async function createOrAlter(db: Kysely<unknown>, password: string): Promise<void> {
  const role = sql.ref(APP_ROLE);
  const secret = sql.raw(escapeLiteral(password));
  const found = await sql`select 1 from pg_roles where rolname = ${APP_ROLE}`.execute(db);
  if (found.rows.length === 0)
    await sql`
      create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication noinherit
      password ${secret}
    `.execute(db);
  else await sql`alter role ${role} login password ${secret}`.execute(db);
}

async function refusePowers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_roles
    where rolname = ${APP_ROLE} and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication)
    union all
    select 1 from pg_auth_members where member = (select oid from pg_roles where rolname = ${APP_ROLE})
  `.execute(db);
  if (rows.length > 0)
    throw new Error(`role ${APP_ROLE} has powers that pass row level security by; drop it or take them away`);
}

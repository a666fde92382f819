/** The plain role of the API. Roles belong to the whole cluster, so several databases' preparations can meet here. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DatabaseError, escapeLiteral } from 'pg';
import { APP_ROLE } from './migrations/protect-table.ts';

/** Another session created or changed the role in the same moment; advisory locks do not reach across databases. */
const MEETING_CODES = ['42710', '23505', 'XX000'];
const TRIES = 20;

/**
 * Creates `lienzo_app` or gives it this password, and checks that it can be trusted with row level security.
 * @throws when the role exists with powers that would pass it by.
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

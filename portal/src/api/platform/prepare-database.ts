/** Migrates a database and its job queue, and creates the API's role of this database. */
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { CALL_LIMITS } from './call-limits.ts';
import { columnParsers } from './database/column-parsers.ts';
import { type AppPasswords, ensureAppRole, ensureGrantRole } from './database/ensure-app-role.ts';
import { migrations } from './database/migrations/migrations.ts';
import { OperatorError } from './operator-error.ts';
import { prepareQueue } from './queue/prepare-queue.ts';

type PrepareOptions = AppPasswords & {
  /** Connects as the owner of the database, who may create roles. */
  ownerUrl: string;
  /** The names of the jobs, each of which has a queue. */
  jobs: readonly string[];
};

/**
 * Runs the missing migrations in one transaction, then creates or updates the role. Safe to run concurrently: the
 * migrator uses an advisory lock. PostgreSQL 15 or newer.
 * @returns the URL for `openDatabase`.
 * @throws OperatorError when a newer version has migrated the database; when a migration fails (everything is rolled
 * back) or the role has privileges that it must not have.
 */
export async function prepareDatabase({
  ownerUrl,
  jobs,
  ...passwords
}: PrepareOptions): Promise<{ appUrl: string }> {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 2,
    // Its statements may take any time: they migrate.
    connectionTimeoutMillis: CALL_LIMITS.database.connect,
    keepAlive: true,
    types: columnParsers,
    application_name: 'lienzo',
  });
  pool.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseNewer(db);
    await ensureGrantRole(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    await prepareQueue(ownerUrl, jobs);
    const role = await ensureAppRole(db, passwords);
    return { appUrl: appUrlOf(ownerUrl, role, passwords.appPassword) };
  } finally {
    await db.destroy();
  }
}

/** Before anything is changed: this version does not know what the migrations of a newer one have made of the rows. */
async function refuseNewer(db: Kysely<unknown>): Promise<void> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('public.kysely_migration')::text as found
  `.execute(db);
  if (tables[0]?.found == null) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new OperatorError(apiServerMessages.environment.newerDatabase(unknown));
}

/** The owner's URL with other credentials: the driver prefers these parameters, whatever the URL's form. */
function appUrlOf(ownerUrl: string, user: string, password: string): string {
  const account = new URLSearchParams({ user, password });
  return `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}${account}`;
}

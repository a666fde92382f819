/** Migrates a database and its job queue, and creates the API's role. */
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { CALL_LIMITS } from './call-limits.ts';
import { columnParsers } from './database/column-parsers.ts';
import { ensureAppRole } from './database/ensure-app-role.ts';
import { migrations } from './database/migrations/migrations.ts';
import { APP_ROLE } from './database/migrations/protect-table.ts';
import { OperatorError } from './operator-error.ts';
import { prepareQueue } from './queue/prepare-queue.ts';

type PrepareOptions = {
  /** Connects as the owner of the database, who may create roles. */
  ownerUrl: string;
  /** The password of the API's role; processes that share the database must use the same. */
  appPassword: string;
  /** The names of the jobs, each of which has a queue. */
  jobs: readonly string[];
};

/**
 * Creates or updates the role and runs the missing migrations in one transaction. Safe to run concurrently: the
 * migrator uses an advisory lock. PostgreSQL 15 or newer.
 * @returns the URL for `openDatabase`.
 * @throws OperatorError when a newer version has migrated the database; when a migration fails (everything is rolled
 * back) or the role has privileges that it must not have.
 */
export async function prepareDatabase({
  ownerUrl,
  appPassword,
  jobs,
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
    await ensureAppRole(db, appPassword);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  } finally {
    await db.destroy();
  }
  await prepareQueue(ownerUrl, jobs);
  return { appUrl: appUrlOf(ownerUrl, appPassword) };
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
function appUrlOf(ownerUrl: string, password: string): string {
  const account = new URLSearchParams({ user: APP_ROLE, password });
  return `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}${account}`;
}

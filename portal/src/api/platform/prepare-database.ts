/** Migrates a database and its job queue, and creates the API's role. */
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { columnParsers } from './database/column-parsers.ts';
import { ensureAppRole } from './database/ensure-app-role.ts';
import { migrations } from './database/migrations/migrations.ts';
import { APP_ROLE } from './database/migrations/protect-table.ts';
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
 * @throws when a migration fails (everything is rolled back) or the role has privileges that it must not have.
 */
export async function prepareDatabase({
  ownerUrl,
  appPassword,
  jobs,
}: PrepareOptions): Promise<{ appUrl: string }> {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 2,
    types: columnParsers,
    application_name: 'lienzo',
  });
  pool.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
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

/** The owner's URL with other credentials: the driver prefers these parameters, whatever the URL's form. */
function appUrlOf(ownerUrl: string, password: string): string {
  const account = new URLSearchParams({ user: APP_ROLE, password });
  return `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}${account}`;
}

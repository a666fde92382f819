/** A database of a test file's own, on the server that the run's global set-up provides. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { dropRoles } from './drop-roles.ts';

/** Contents that several files want: filled once for each run, then copied. */
export type DatabaseTemplate = {
  /** Lower-case letters and `_`; equal names mean equal contents. */
  name: string;
  /** Fills the empty database that it is given, and closes every connection to it. */
  fill(ownerUrl: string): Promise<void>;
};

export type TestDatabase = {
  /** Logs in as the database's owner, who may create roles. */
  ownerUrl: string;
  /** What `prepareDatabase` takes. */
  appPassword: string;
  /**
   * Drops the database and the roles of its portals. The server waits a few seconds for connections that are being closed; one that is still
   * open fails the drop, because `force` may not end another role's connection.
   */
  drop(): Promise<void>;
};

function urlOf(database: string): string {
  const url = new URL(inject('ownerUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('ownerUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the template unless this run has it; it gets its name when it is complete. */
async function ensureTemplate(client: pg.Client, { name, fill }: DatabaseTemplate): Promise<string> {
  const complete = `${inject('databasePrefix')}template_${name}`;
  await client.query('select pg_advisory_lock(hashtext($1))', [complete]);
  const match = await client.query('select 1 from pg_database where datname = $1', [complete]);
  if (match.rowCount === 0) {
    const unfinished = `${complete}_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${unfinished}`);
    await fill(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${complete}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [complete]);
  return complete;
}

/** Creates an empty database, or a copy of `template`. */
export async function createTestDatabase(template?: DatabaseTemplate): Promise<TestDatabase> {
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`;
  await asOwner(async (client) => {
    const source = template ? await ensureTemplate(client, template) : 'template1';
    await client.query(`create database ${name} template ${source}`);
  });
  return {
    ownerUrl: urlOf(name),
    appPassword: inject('appPassword'),
    drop: () =>
      asOwner(async (client) => {
        await client.query(`drop database ${name}`);
        await dropRoles(client, `lienzo_app_${name}_`);
      }),
  };
}

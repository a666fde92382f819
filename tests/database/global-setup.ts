/** One server for the whole run of the integration tests: the embedded one, or the cluster that DATABASE_URL names. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appPassword } from '@lienzo/portal/api/app-password';
import { startEmbeddedPostgres } from '@lienzo/portal/api/embedded';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { dropRoles } from './drop-roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Logs in as a role that may create databases and roles. */
    ownerUrl: string;
    /** The password of the API's roles. */
    appPassword: string;
    /** What a portal that is a process of its own derives that password from. */
    sessionSecret: string;
    /** What the names of this run's databases begin with; a later run must not meet its templates. */
    databasePrefix: string;
  }
}

export default async function globalSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  const sessionSecret = randomBytes(24).toString('base64url');
  provide('sessionSecret', sessionSecret);
  provide('appPassword', appPassword(sessionSecret));
  const databasePrefix = `lienzo_test_${randomBytes(4).toString('hex')}_`;
  provide('databasePrefix', databasePrefix);
  const given = process.env.DATABASE_URL;
  if (given) {
    provide('ownerUrl', given);
    return () => dropDatabases(given, databasePrefix);
  }
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-integration-'));
  const server = await startEmbeddedPostgres({
    dataDirectory: path.join(directory, 'postgres'),
    log: () => undefined,
    isDisposable: true,
  });
  provide('ownerUrl', server.ownerUrl);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** Leaves a cluster that is not ours as it was; test files drop their own databases, the templates remain, and their roles. */
async function dropDatabases(ownerUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const named = 'select datname from pg_database where starts_with(datname, $1)';
    const { rows } = await client.query<{ datname: string }>(named, [prefix]);
    for (const { datname } of rows) await client.query(`drop database ${pg.escapeIdentifier(datname)}`);
    await dropRoles(client, `lienzo_app_${prefix}`);
  } finally {
    await client.end();
  }
}

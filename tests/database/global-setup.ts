/** One server for the whole run of the integration tests: the embedded one, or the cluster that DATABASE_URL names. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@lienzo/portal/api/embedded';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Logs in as a role that may create databases and roles. */
    ownerUrl: string;
    /** The password of the API's role; the role is the whole cluster's, so every file must give it the same. */
    appPassword: string;
  }
}

export default async function globalSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('appPassword', randomBytes(24).toString('base64url'));
  const given = process.env.DATABASE_URL;
  if (given) {
    provide('ownerUrl', given);
    return async () => undefined;
  }
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-integration-'));
  const server = await startEmbeddedPostgres({
    dataDirectory: path.join(directory, 'postgres'),
    log: () => undefined,
  });
  provide('ownerUrl', server.ownerUrl);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

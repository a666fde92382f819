/** One embedded database and one portal for the whole browser run; both end with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@lienzo/portal/api/embedded';
import { startPortal } from '../portal/start-portal.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-e2e-'));
  const database = await startEmbeddedPostgres({
    dataDirectory: path.join(directory, 'postgres'),
    log: () => undefined,
  });
  const portal = await startPortal({
    LIENZO_DATA: directory,
    DATABASE_URL: database.ownerUrl,
    LIENZO_DEMO: '1',
  });
  process.env.E2E_URL = portal.url;
  process.env.E2E_DATABASE_URL = database.ownerUrl;
  return async () => {
    await portal.stop();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

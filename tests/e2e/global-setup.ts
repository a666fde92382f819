/** One embedded database and one portal for the whole browser run; both end with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-e2e-'));
  const { portal, ownerUrl, stop } = await startPortalAndDatabase(directory, { LIENZO_DEMO: '1' });
  process.env.E2E_URL = portal.url;
  process.env.E2E_DATABASE_URL = ownerUrl;
  return async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

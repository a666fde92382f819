import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@lienzo/tests/database/create-test-database';
// Declares the values provided by the global set-up.
import type {} from '@lienzo/tests/database/global-setup';
import { inject } from 'vitest';
import { JOB_NAMES } from '../../../jobs.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/database/open-database.ts';
import { prepareDatabase } from '../../../platform/prepare-database.ts';
import { localFileStore } from '../../../platform/storage/local-file-store.ts';
import { loadDemo } from '../data/load-demo.ts';

/** The day on which the demonstration is loaded for tests. */
export const DEMO_TODAY = '2026-11-20';

export type DemoDatabase = {
  ownerUrl: string;
  appUrl: string;
  /** As the API's role. */
  app: OpenDatabase;
  /** As the database's owner. */
  owner: OpenDatabase;
  close(): Promise<void>;
};

/** A database for the test file, with the demonstration loaded. */
export async function openDemoDatabase(): Promise<DemoDatabase> {
  const database = await createTestDatabase({ name: 'demonstration', fill });
  const { appUrl } = await prepareDatabase({ ...database, jobs: JOB_NAMES });
  const app = openDatabase(appUrl);
  const owner = openDatabase(database.ownerUrl);
  return {
    ownerUrl: database.ownerUrl,
    appUrl,
    app,
    owner,
    async close() {
      await Promise.all([app.close(), owner.close()]);
      await database.drop();
    },
  };
}

async function fill(ownerUrl: string): Promise<void> {
  await prepareDatabase({ ownerUrl, appPassword: inject('appPassword'), jobs: JOB_NAMES });
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-demo-'));
  try {
    await loadDemo(ownerUrl, { today: DEMO_TODAY, files: localFileStore(directory) });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

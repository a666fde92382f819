/** An embedded database and a portal for each worker of the browser run; all end with it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { announcePortal } from './drivers/portal-under-test.ts';
import { proveDemonstration } from './drivers/prove-demonstration.ts';

const start = (data: string) => startPortalAndDatabase(data, { LIENZO_DEMO: '1' }, true);

export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-e2e-'));
  const folders = Array.from({ length: workers }, (_, index) => path.join(directory, String(index)));
  const [first = directory, ...others] = folders;
  await loadDemonstration(first);
  // With the owners of its files: the server runs as another user.
  for (const other of others) execFileSync('cp', ['-a', first, other]);
  const running = await Promise.all(folders.map(start));
  for (const [index, { portal, ownerUrl }] of running.entries()) announcePortal(index, portal.url, ownerUrl);
  return async () => {
    await Promise.all(running.map((one) => one.stop()));
    rmSync(directory, { recursive: true, force: true });
  };
}

/** Loads it once for all workers, which takes a portal longer than anything else of its start. */
async function loadDemonstration(data: string): Promise<void> {
  const { ownerUrl, stop } = await start(data);
  try {
    await proveDemonstration(ownerUrl);
  } finally {
    await stop();
  }
}

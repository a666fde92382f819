/** An embedded database and a portal for each worker of the browser run; all end with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { announcePortal } from './drivers/portal-under-test.ts';
import { proveDemonstration } from './drivers/prove-demonstration.ts';

export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = await Promise.all(Array.from({ length: workers }, (_, index) => start(index)));
  return async () => {
    await Promise.all(running.map((stop) => stop()));
  };
}

/** @returns what ends the portal of a worker and takes its files away. */
async function start(index: number): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-e2e-'));
  const { portal, ownerUrl, stop } = await startPortalAndDatabase(directory, { LIENZO_DEMO: '1' }, true);
  await proveDemonstration(ownerUrl);
  announcePortal(index, portal.url, ownerUrl);
  return async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

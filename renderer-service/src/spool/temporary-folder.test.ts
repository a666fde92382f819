import { existsSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepTemporaryFolders, temporaryFolder } from './temporary-folder.ts';

it('folders that were left behind are swept, those in use are not', async () => {
  const left = await temporaryFolder();
  const used = await temporaryFolder();
  const days = Date.now() / 1000 - 2 * 86_400;
  await utimes(left, days, days);
  await sweepTemporaryFolders();
  expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
  await rm(used, { recursive: true });
});

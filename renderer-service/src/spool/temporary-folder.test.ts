import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, utimes } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { removeStaleFolders, temporaryFolder } from './temporary-folder.ts';

it('folders that were left behind are swept, those in use are not', async () => {
  const left = await temporaryFolder();
  const used = await temporaryFolder();
  const days = Date.now() / 1000 - 2 * 86_400;
  await utimes(left, days, days);
  await removeStaleFolders();
  expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
  await rm(used, { recursive: true });
});

it.each(['fonts', 'render'] as const)('%s: what a killed process left is swept at once', async (kind) => {
  const used = await temporaryFolder(kind);
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const named = (pid: number | string): string => used.replace(`-${process.pid}-`, `-${pid}-`);
  const places = {
    left: named(gone),
    'of a former process of the same number': `${used}x`,
    'of a process that is there': named(process.ppid),
    'of another machine': used.replace(/-(\w+)-(\d+)-/, `-otra$1-${gone}-`),
    'of somebody else': used.replace(/lienzo-.*/, `lienzo-${kind}-abcdef`),
  };
  for (const place of Object.values(places)) await mkdir(place);
  await removeStaleFolders();
  const kept = Object.entries(places).flatMap(([name, place]) => (existsSync(place) ? [name] : []));
  expect(kept).toEqual(['of a process that is there', 'of another machine', 'of somebody else']);
  expect(existsSync(used)).toBe(true);
  for (const place of [used, ...Object.values(places)]) await rm(place, { recursive: true, force: true });
});

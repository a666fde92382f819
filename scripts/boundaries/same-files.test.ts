/** What two packages that may not import each other need alike is the same file in both. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THREADS = [
  'portal/src/api/platform/threads/open-thread.ts',
  'renderer-service/src/threads/open-thread.ts',
];
const FOLDERS = [
  'portal/src/api/platform/storage/temporary-folder.ts',
  'renderer-service/src/spool/temporary-folder.ts',
];
const SLICES = ['portal/src/api/platform/threads/time-slice.ts', 'renderer-service/src/async/time-slice.ts'];
const SERVERS = '{portal/src/api,renderer-service/src}/**/*.ts';

test.each([THREADS, FOLDERS, SLICES])('%s and %s are the same', (portal, renderer) => {
  expect(readFileSync(portal ?? '', 'utf8')).toBe(readFileSync(renderer ?? '', 'utf8'));
});

test('no server starts a worker thread elsewhere', () => {
  const starting = globSync(SERVERS).filter((file) => /new Worker\(/.test(readFileSync(file, 'utf8')));
  expect(starting.toSorted()).toEqual(THREADS);
});

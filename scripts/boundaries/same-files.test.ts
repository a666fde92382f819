/** What two packages that may not import each other need alike is the same file in both. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORKERS = ['open-worker.ts', 'open-worker-port.ts', 'worker-message.ts'].map((name) => [
  `portal/src/api/platform/workers/${name}`,
  `renderer-service/src/platform/workers/${name}`,
]);
const FOLDERS = [
  'portal/src/api/platform/storage/temporary-folder.ts',
  'renderer-service/src/platform/spool/temporary-folder.ts',
];
const SLICES = ['portal/src/api/platform/time-slice.ts', 'renderer-service/src/platform/async/time-slice.ts'];
const SERVERS = '{portal/src/api,renderer-service/src}/**/*.ts';

test.each([...WORKERS, FOLDERS, SLICES])('%s and %s are the same', (portal, renderer) => {
  expect(readFileSync(portal ?? '', 'utf8')).toBe(readFileSync(renderer ?? '', 'utf8'));
});

/** What ends with its own process: the browser and the database have owners of their own. */
test('no server starts a thread, or a worker elsewhere', () => {
  const starting = globSync(SERVERS).filter((file) =>
    /new Worker\(|[^.\w]fork\(/.test(readFileSync(file, 'utf8')),
  );
  expect(starting.toSorted()).toEqual(WORKERS[0]);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lienzo-full-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A process whose files may not grow past 512 kB, which is what a full disk looks like from inside. */
const PROGRAM = `
  import { localFileStore } from ${JSON.stringify(path.join(import.meta.dirname, 'local-file-store.ts'))};
  process.on('SIGXFSZ', () => undefined);
  const store = localFileStore(process.argv[1]);
  const small = await store.put(Buffer.alloc(1000));
  async function* large() { for (let n = 0; n < 40; n += 1) yield Buffer.alloc(65536, n); }
  const failure = await store.put(large()).then(() => 'kept', (error) => error.reason);
  process.stdout.write(failure + ' ' + ((await store.stat(small.sha256))?.size ?? 'lost'));
`;

it('a disk without room is told from other faults, and nothing of the file stays', () => {
  const command = 'ulimit -f 1024; exec "$0" --input-type=module-typescript -e "$1" "$2"';
  const run = spawnSync('sh', ['-c', command, process.execPath, PROGRAM, directory], { encoding: 'utf8' });
  expect(run.stdout, run.stderr).toBe('full 1000');
  const left = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(left).toHaveLength(1);
});

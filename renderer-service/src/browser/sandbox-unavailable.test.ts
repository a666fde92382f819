import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSandboxUnavailable } from './sandbox-unavailable.ts';

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lienzo-sandbox-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A program that says something as Chromium does, and ends. */
function saying(text: string): string {
  const program = path.join(directory, `${text.length}.sh`);
  writeFileSync(program, `#!/bin/sh\necho '${text}' >&2\nexit 133\n`, { mode: 0o755 });
  return program;
}

it.each([
  ['[1122/090436:ERROR:zygote_host_impl_linux.cc:128] No usable sandbox! If this is a Debian system…', true],
  [
    'Failed to move to new namespace: PID namespaces supported, but failed: errno = Operation not permitted',
    true,
  ],
  ['error while loading shared libraries: libnss3.so', false],
])('%s', async (text, lacks) => {
  expect(await isSandboxUnavailable(saying(text))).toBe(lacks);
});

it('is not what ails a browser that is not there', async () => {
  expect(await isSandboxUnavailable(path.join(directory, 'nothing'))).toBe(false);
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localFileStore } from './local-file-store.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lienzo-files-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const files = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

describe('localFileStore', () => {
  it('gives back what was put, under its SHA-256', async () => {
    const store = localFileStore(directory);
    const sha256 = await store.put(Buffer.from('nómina'));
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await store.get(sha256))?.toString()).toBe('nómina');
  });

  it('keeps the same bytes once, also when they come at the same moment', async () => {
    const store = localFileStore(directory);
    const hashes = await Promise.all(Array.from({ length: 8 }, () => store.put(Buffer.from('igual'))));
    expect(new Set(hashes).size).toBe(1);
    expect(files()).toHaveLength(1);
  });

  it('mends a file that was cut short', async () => {
    const store = localFileStore(directory);
    const sha256 = await store.put(Buffer.from('completo'));
    const [file] = files();
    writeFileSync(path.join(file?.parentPath ?? '', file?.name ?? ''), 'comp');
    await store.put(Buffer.from('completo'));
    expect((await store.get(sha256))?.toString()).toBe('completo');
  });

  it('knows nothing of other hashes and of paths', async () => {
    const store = localFileStore(directory);
    expect(await store.get('0'.repeat(64))).toBeNull();
    expect(await store.get('../../etc/passwd')).toBeNull();
  });
});

/** A Word document whose temporary folder disappears or fills up fails alone. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { renderDocx } from './render-docx.ts';

const LETTERS = 265;
const before = process.env.TMPDIR;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lienzo-lost-'));
  process.env.TMPDIR = folder;
});
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(folder, { recursive: true, force: true });
});

function letters(): RenderJob {
  const [uuid = '', rows = []] = Object.entries(reciboNomina.rows)[0] ?? [];
  const many = Array.from({ length: LETTERS }, (_, at) => rows[at % rows.length] ?? {});
  const { report } = reciboNomina;
  const named = { ...reciboNomina.rows, [uuid]: many };
  return { report, rows: named, today: '2026-11-20', author: 'Prueba', now: new Date(0), assets: {} };
}

const render = (control: Partial<RenderControl> = {}): Promise<Uint8Array> =>
  collectedFile((sink) =>
    renderDocx(
      letters(),
      { signal: new AbortController().signal, progress: () => undefined, ...control },
      sink,
    ),
  );

it('fails when its folder is removed meanwhile, and the next one is made', async () => {
  const lost = render({ progress: () => rmSync(folder, { recursive: true, force: true }) });
  await expect(lost).rejects.toThrow(/ENOENT/);
  mkdirSync(folder);
  expect((await render()).byteLength).toBeGreaterThan(1_000);
});

it.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'fails when the disk is full',
  async () => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'lienzo', folder]).status === 0;
    expect(mounted).toBe(true);
    try {
      await expect(render()).rejects.toThrow(/ENOSPC/);
    } finally {
      spawnSync('umount', ['-l', folder]);
    }
    expect((await render()).byteLength).toBeGreaterThan(1_000);
  },
);

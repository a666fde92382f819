import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageSize } from '@lienzo/schema/report/report';
import { empleadosPorCentro } from '@lienzo/templates/reports/empleados-por-centro';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { expect, it } from 'vitest';
import { drawStarter } from './draw-starter.ts';
import { findStarter } from './find-starter.ts';

/** An empty page of this size has less. */
const DRAWN_BYTES = 20_000;

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const bytes = await readFile(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(DRAWN_BYTES);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

it('draws a picture of each page of a starter report, in either orientation', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lienzo-look-'));
  try {
    for (const orientation of ['vertical', 'horizontal'] as const) {
      const files = await drawStarter(empleadosPorCentro, { folder, orientation });
      expect(files).toEqual([1, 2, 3, 4].map((number) => path.join(folder, `page-${number}.png`)));
      const { width, height } = pageSize(orientation);
      for (const file of files) expect(await sizeOf(file)).toEqual({ width: 2 * width, height: 2 * height });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it.each(STARTER_REPORTS)('finds $id by its id and by its file', (starter) => {
  expect(findStarter(starter.id)).toBe(starter);
  expect(findStarter(`templates/src/reports/${starter.id}.ts`)).toBe(starter);
});

it('names the starters there are when it knows none of the name', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), 'nomina'],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('No starter report is called "nomina"');
  for (const { id } of STARTER_REPORTS) expect(stderr).toContain(id);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type RenderProgress, renderProgress } from '@lienzo/schema/api/render-contract';
import { dataItems } from '@lienzo/schema/report/report';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../app.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { silentLog } from '../../testing/test-browser.ts';

/** Of this file alone: other services on the machine keep their rows in the system's. */
const folder = mkdtempSync(path.join(tmpdir(), 'lienzo-leaving-'));
process.env.TMPDIR = folder;
const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(async () => {
  await renderer.stop();
  rmSync(folder, { recursive: true });
});

setFlagsFromString('--expose-gc');
/** Takes away what nobody holds. */
const collectGarbage = z
  .custom<() => void>((value) => typeof value === 'function')
  .parse(runInNewContext('gc'));

/** A starter report with so many rows of its first data item, as lines. */
function request(
  { report, rows }: typeof reciboNomina,
  format: string,
  count: number,
  signal: AbortSignal,
): Request {
  const uuid = dataItems(report)[0]?.uuid ?? '';
  const sample = rows[uuid] ?? [];
  const lines = [
    { report },
    ...Array.from({ length: count }, (_none, index) => ({ item: uuid, row: sample[index % sample.length] })),
    { end: true, rows: count },
  ];
  return new Request(`http://renderer/render?format=${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', accept: 'multipart/mixed' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    signal,
  });
}

/** What a part of an answer tells, unless it is the file. */
function stepsOf(text: string): RenderProgress[] {
  return [...text.matchAll(/\r\n\r\n(\{"stage":[^\r]*\})\r\n/g)].map(([, json = '']) =>
    renderProgress.parse(JSON.parse(json)),
  );
}

/** Reads an answer until a step of a stage is told. @returns all that were told. */
async function readUntil(response: Response, stage: RenderProgress['stage']): Promise<RenderProgress[]> {
  let text = '';
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.done !== false) return stepsOf(text);
    text += Buffer.from(chunk.value).toString('latin1');
    const steps = stepsOf(text);
    if (steps.some((step) => step.stage === stage)) return steps;
  }
}

const health = async (): Promise<unknown> =>
  (await renderer.fetch(new Request('http://renderer/health'))).json();
const metric = async (name: string, source: typeof renderer): Promise<number> => {
  const text = await (await source.fetch(new Request('http://renderer/metrics'))).text();
  const line = text.split('\n').find((one) => one.startsWith(`lienzo_render_${name} `));
  return Number(line?.split(' ').at(-1));
};

describe('a client that leaves', () => {
  it.each([
    ['pdf', reciboNomina, 'datos', 6_000],
    ['pdf', reciboNomina, 'dibujo', 400],
    ['pdf', reciboNomina, 'union', 500],
    ['docx', reciboNomina, 'dibujo', 1_500],
    ['xlsx', registroNomina, 'dibujo', 30_000],
  ] as const)(
    'stops the work: %s of %s while it is in %s',
    async (format, report, stage, count) => {
      const leaving = new AbortController();
      const response = await renderer.fetch(request(report, format, count, leaving.signal));
      const steps = await readUntil(response, stage);
      expect(steps.at(-1)?.stage).toBe(stage);
      // A request that nobody holds would take its signal with it.
      collectGarbage();
      leaving.abort();
      await expect.poll(health, { timeout: 10_000 }).toMatchObject({ running: 0, waiting: 0 });
      expect(await temporaryFolders('render')).toEqual([]);
    },
    60_000,
  );
});

describe('progress', () => {
  it.each([
    ['pdf', reciboNomina, 'paginas', 240],
    ['docx', reciboNomina, 'paginas', 240],
    ['xlsx', registroNomina, 'filas', 12_000],
  ] as const)(
    'of %s counts up to the whole',
    async (format, report, unit, count) => {
      const response = await renderer.fetch(request(report, format, count, new AbortController().signal));
      const steps = await readUntil(response, 'listo');
      const drawn = steps.filter((step) => step.stage === 'dibujo');
      expect(drawn.length).toBeGreaterThan(1);
      expect(drawn.every((step) => step.unit === unit && step.total === count)).toBe(true);
      const done = drawn.map((step) => step.done ?? 0);
      expect(done).toEqual([...done].sort((one, other) => one - other));
      expect(done.at(-1)).toBe(count);
      const stages = steps.map((step) => step.stage);
      expect([...new Set(stages)]).toEqual(
        stages.includes('union') ? ['datos', 'dibujo', 'union', 'listo'] : ['datos', 'dibujo', 'listo'],
      );
    },
    60_000,
  );
});

describe('the metrics', () => {
  it('count a report: its waiting, print and merge, pages, rows and bytes', async () => {
    const names = [
      'pages_total',
      'rows_total',
      'bytes_total',
      'prints_total',
      'stage_seconds_sum{stage="queue"}',
      'stage_seconds_sum{stage="print"}',
      'stage_seconds_sum{stage="merge"}',
    ];
    const fresh = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
    const signal = new AbortController().signal;
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = await fresh.fetch(request(reciboNomina, 'pdf', 120, signal));
        return (await response.arrayBuffer()).byteLength;
      }),
    );
    const [pages, rows, bytes, prints, queue, print, merge] = await Promise.all(
      names.map((name) => metric(name, fresh)),
    );
    expect([pages, rows]).toEqual([360, 360]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(answers.reduce((sum, size) => sum + size, 0));
    expect(prints).toBeGreaterThanOrEqual(6);
    // The third of three had to wait for one of two.
    for (const seconds of [queue, print, merge]) expect(seconds).toBeGreaterThan(0);
    expect(await metric('browser_starts_total', fresh)).toBe(1);
    expect(await metric('queue_running', fresh)).toBe(0);
    await fresh.stop();
  }, 60_000);
});

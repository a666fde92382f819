import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { startRenderer } from '../../renderer/start-renderer.ts';
import { type Figure, median } from '../figures.ts';
import { timedLines, timedSample } from './call-renderer.ts';
import { pagesSample, sampleLines, tableSample } from './sample-reports.ts';
import { peakMegabytes, serverMegabytes } from './tree-memory.ts';

/** Excel and Word against their libraries alone, fed with the same lines in a process of their own. */
export async function officeFiles(runs: number, quick: boolean): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-'));
  try {
    const rows = quick ? 20_000 : 100_000;
    const pages = quick ? 200 : 1_000;
    const sheets = await against('xlsx', rows, runs, folder);
    const texts = await against('docx', pages, runs, folder);
    const figures: Figure[] = [
      { name: `XLSX of ${rows} rows: time over bare exceljs`, value: sheets.time, limit: 1.1, unit: 'x' },
      {
        name: `XLSX of ${rows} rows: memory over bare exceljs`,
        value: sheets.memory,
        limit: 1.25,
        unit: 'x',
      },
      { name: `DOCX of ${pages} pages: time over bare docx`, value: texts.time, limit: 1.1, unit: 'x' },
    ];
    return quick ? figures : [...figures, await halfMillionRows()];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The service's time and memory over those of the library alone; a fresh process for each run. The memory is that of
 * the process that makes the file: the browser beside it has no part in it.
 */
async function against(
  format: 'xlsx' | 'docx',
  rows: number,
  runs: number,
  folder: string,
): Promise<{ time: number; memory: number }> {
  const sample = format === 'xlsx' ? tableSample() : pagesSample();
  const lines = path.join(folder, `${format}.ndjson`);
  const file = createWriteStream(lines);
  for (const chunk of sampleLines(sample, rows)) if (!file.write(chunk)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
  const times: number[] = [];
  const memories: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const renderer = await startRenderer();
    // What is loaded once is not part of a report's time.
    await timedSample(renderer.url, format, sample, 250);
    const own = await peakMegabytes(
      renderer.pid,
      () => timedLines(renderer.url, format, createReadStream(lines)),
      serverMegabytes,
    );
    await renderer.stop();
    const bare = await bareLibrary(format, lines, path.join(folder, `out.${format}`));
    times.push(own.result / bare.seconds);
    memories.push(own.peak / bare.peak);
  }
  return { time: median(times), memory: median(memories) };
}

const done = z.object({ seconds: z.number() });

async function bareLibrary(
  format: string,
  lines: string,
  out: string,
): Promise<{ seconds: number; peak: number }> {
  const child = fork(new URL('./bare-library.ts', import.meta.url), [format, lines, out]);
  const { pid } = child;
  if (pid === undefined) throw new Error('no process');
  const { result, peak } = await peakMegabytes(
    pid,
    async () => {
      const [message] = await once(child, 'message');
      return done.parse(message);
    },
    serverMegabytes,
  );
  child.send('end');
  await once(child, 'exit');
  return { seconds: result.seconds, peak };
}

async function halfMillionRows(): Promise<Figure> {
  const renderer = await startRenderer();
  try {
    const { peak } = await peakMegabytes(renderer.pid, () =>
      timedSample(renderer.url, 'xlsx', tableSample(), 500_000),
    );
    return { name: 'XLSX of 500000 rows: memory (PSS)', value: peak, limit: 500, unit: 'MB' };
  } finally {
    await renderer.stop();
  }
}

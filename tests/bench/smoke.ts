/**
 * The figures that a person feels first: from a fresh clone to a running portal, a warm start, a report of one
 * page, one of a thousand pages, and what the login page loads.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { chromium } from '@playwright/test';
import { onePageReport } from '../builders/one-page-report.ts';
import { receiptsReport } from '../builders/receipts-report.ts';
import { type PortalClient, signIn } from '../portal/portal-client.ts';
import { freePort, startPortal } from '../portal/start-portal.ts';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { type Figure, median, printFigures } from './figures.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export async function smoke(flags: string[]): Promise<boolean> {
  const figures: Figure[] = [];
  const directory = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-'));
  try {
    if (!flags.includes('--skip-fresh'))
      figures.push({
        name: 'Fresh clone to ready',
        value: await freshCloneSeconds(directory),
        limit: 240,
        unit: 's',
      });
    figures.push(...(await portalFigures(path.join(directory, 'data'))));
    const test = await lastTestSeconds();
    if (test !== null) figures.push({ name: 'npm test (last run)', value: test, limit: 600, unit: 's' });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  return printFigures(figures);
}

async function portalFigures(data: string): Promise<Figure[]> {
  const cold = await startPortal({ LIENZO_DATA: data });
  await cold.stop();
  const warm: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const portal = await startPortal({ LIENZO_DATA: data });
    warm.push(portal.startMs / 1000);
    await portal.stop();
  }
  const { portal, ownerUrl, stop } = await startPortalAndDatabase(data);
  try {
    const client = await signIn(portal.url, 'admin@lienzo.test');
    const onePage = await timed(7, () => download(client, onePageReport()));
    const receipts = await receiptsReport(ownerUrl, 'admin@lienzo.test', {
      nombre: 'Mil recibos',
      pages: 1000,
    });
    const thousand = await timed(3, () => download(client, receipts));
    return [
      { name: 'First start with demonstration data', value: cold.startMs / 1000, limit: 15, unit: 's' },
      { name: 'Warm start', value: median(warm), limit: 3, unit: 's' },
      { name: 'One-page report, request to file', value: onePage / 1000, limit: 1, unit: 's' },
      { name: '1,000 pages of dynamic text', value: thousand / 1000, limit: 6, unit: 's' },
      {
        name: 'Login page JavaScript, gzip',
        value: await loginKilobytes(portal.url),
        limit: 200,
        unit: 'kB',
      },
    ];
  } finally {
    await stop();
  }
}

/** Median milliseconds over some runs, the first being left out as warm-up. */
async function timed(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function download(client: PortalClient, reporte: ReportDocument): Promise<Uint8Array> {
  const response = await client.send(endpoints.download_report, { body: { reporte, format: 'pdf' } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function freshCloneSeconds(directory: string): Promise<number> {
  const clone = path.join(directory, 'clone');
  const begun = performance.now();
  await run('git', ['clone', '--quiet', ROOT, clone], ROOT, 'never printed');
  await run('npm', ['start'], clone, 'Lienzo listo', { PORT: String(await freePort()) });
  return (performance.now() - begun) / 1000;
}

/** Runs a command until it ends well or prints a text, and then ends it with all of its children. */
async function run(
  command: string,
  parameters: string[],
  cwd: string,
  until: string,
  environment: Record<string, string> = {},
): Promise<void> {
  // The clone must find its own pinned Node, so the folders of this checkout leave the path.
  const ownPath = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
  const child = spawn(command, parameters, {
    cwd,
    detached: true,
    env: { ...process.env, PATH: ownPath, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const seen = new Promise<'seen'>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(until)) resolve('seen');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const first = await Promise.race([ended, seen]);
  if (first === 'seen' && child.pid !== undefined) {
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  } else if (first !== 0) {
    throw new Error(`${command} ended with ${first}\n${printed}`);
  }
}

/** The JavaScript that Chromium loads before the login page can be used. */
async function loginKilobytes(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.getByLabel('Correo').waitFor();
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    return bytes / 1000;
  } finally {
    await browser.close();
  }
}

async function lastTestSeconds(): Promise<number | null> {
  try {
    const stored: unknown = JSON.parse(await readFile(path.join(ROOT, '.cache/test-run.json'), 'utf8'));
    return typeof stored === 'object' && stored !== null && 'seconds' in stored
      ? Number(stored.seconds)
      : null;
  } catch {
    return null;
  }
}

import { drawReport } from '@lienzo/templates/drawing/draw-report';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import type { RunningRenderer } from '../../renderer/start-renderer.ts';
import { type Figure, median } from '../figures.ts';
import { bareBrowser, barePrint } from './bare-browser.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { peers, startJsreport } from './peers.ts';

const REPORTS = 30;

/**
 * A report of one page: throughput against a bare loop, p50 against jsreport's pool; runs take turns. The peers print
 * the same document, its fonts inside of it. The bare loop also prints it in whatever font the system has, without
 * the report's own: less than what was asked for, but the least that a loop can take.
 */
export async function onePage(
  renderer: RunningRenderer,
  browserPath: string,
  runs: number,
): Promise<Figure[]> {
  const bare = await bareBrowser(browserPath);
  const load = peers();
  const jsreport = typeof load === 'string' ? undefined : await startJsreport(load, browserPath);
  if (typeof load === 'string') console.log(load);
  const html = document(embeddedFonts());
  const fontless = document('');
  const times: Times = { ours: [], bare: [], fontless: [], peer: [] };
  try {
    for (let run = 0; run <= runs; run += 1) {
      const ours = await each(() => render(renderer));
      const same = await each(() => barePrint(bare.page, html));
      const less = await each(() => barePrint(bare.page, fontless));
      const peer = jsreport === undefined ? [] : await each(() => jsreport.render(requestOf(html)), 8);
      // The first run warms up.
      if (run === 0) continue;
      times.ours.push(ours);
      times.bare.push(same);
      times.fontless.push(less);
      times.peer.push(peer);
    }
  } finally {
    await bare.close();
    await jsreport?.close();
  }
  return figuresOf(times);
}

/** Milliseconds of each print, run by run. */
type Times = { ours: number[][]; bare: number[][]; fontless: number[][]; peer: number[][] };

function figuresOf({ ours, bare, fontless, peer }: Times): Figure[] {
  const over = (others: number[][]): number =>
    median(ours.map((run, index) => total(run) / total(others[index])));
  const limit = 1 / 0.65;
  const figures: Figure[] = [
    { name: 'One page: time over bare setContent + pdf', value: over(bare), limit, unit: 'x' },
    { name: "the same, in the system's font", value: over(fontless), limit, unit: 'x' },
  ];
  if (peer.flat().length > 0) {
    const p50 = median(ours.flat()) / median(peer.flat());
    figures.push({ name: 'One page: p50 over jsreport chrome-pool', value: p50, limit: 1 / 3, unit: 'x' });
  }
  console.log(
    `p50 in ms: ours ${median(ours.flat()).toFixed(0)}, bare ${median(bare.flat()).toFixed(0)}, fontless ${median(fontless.flat()).toFixed(0)}`,
  );
  return figures;
}

const total = (run: number[] = []): number => run.reduce((sum, time) => sum + time, 0);

const { report } = registroNomina;
const [item = ''] = Object.keys(registroNomina.rows);
const rows = { [item]: (registroNomina.rows[item] ?? []).slice(0, 12) };

/** What the service prints, without header and footer. */
const document = (fontCss: string): string =>
  drawReport(report, rows, { today: '2026-11-20', imageSource: (valor) => valor, fontCss });

const body = JSON.stringify({ report, rows });

async function render({ url }: RunningRenderer): Promise<void> {
  const response = await fetch(`${url}/render?format=pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function each(work: () => Promise<unknown>, times = REPORTS): Promise<number[]> {
  const measured: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const begun = performance.now();
    await work();
    measured.push(performance.now() - begun);
  }
  return measured;
}

const requestOf = (content: string): unknown => ({
  template: { content, recipe: 'chrome-pdf', engine: 'none', chrome: { printBackground: true } },
});

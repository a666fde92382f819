import { drawReport } from '@lienzo/templates/drawing/draw-report';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { type Figure, median } from '../figures.ts';
import { bareBrowser, barePrint } from './bare-browser.ts';
import { peers, startJsreport } from './peers.ts';
import type { RunningRenderer } from './start-renderer.ts';

const REPORTS = 30;

/** A report of one page: throughput against a bare loop, p50 against jsreport's pool; runs take turns. */
export async function onePage(
  renderer: RunningRenderer,
  browserPath: string,
  runs: number,
): Promise<Figure[]> {
  const [item = ''] = Object.keys(registroNomina.rows);
  const rows = { [item]: (registroNomina.rows[item] ?? []).slice(0, 12) };
  const { report } = registroNomina;
  const html = drawReport(report, rows, {
    today: '2026-11-20',
    imageSource: (valor) => valor,
    fontCss: '',
  });
  const body = JSON.stringify({ report, rows });
  const ours = async (): Promise<void> => {
    const response = await fetch(`${renderer.url}/render?format=pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const bare = await bareBrowser(browserPath);
  const load = peers();
  const jsreport = typeof load === 'string' ? undefined : await startJsreport(load, browserPath);
  if (typeof load === 'string') console.log(load);
  const times: { ours: number[][]; bare: number[][]; peer: number[][] } = { ours: [], bare: [], peer: [] };
  try {
    for (let run = 0; run <= runs; run += 1) {
      const one = {
        ours: await each(ours),
        bare: await each(() => barePrint(bare.page, html)),
        peer: jsreport === undefined ? [] : await each(() => jsreport.render(requestOf(html)), 8),
      };
      // The first run warms up.
      if (run === 0) continue;
      times.ours.push(one.ours);
      times.bare.push(one.bare);
      times.peer.push(one.peer);
    }
  } finally {
    await bare.close();
    await jsreport?.close();
  }
  const total = (run: number[] = []): number => run.reduce((sum, time) => sum + time, 0);
  const against = times.ours.map((run, index) => total(run) / total(times.bare[index]));
  const figures: Figure[] = [
    { name: 'One page: time over bare setContent + pdf', value: median(against), limit: 1 / 0.65, unit: 'x' },
  ];
  const peer = times.peer.flat();
  if (peer.length > 0) {
    const p50 = median(times.ours.flat()) / median(peer);
    figures.push({ name: 'One page: p50 over jsreport chrome-pool', value: p50, limit: 1 / 3, unit: 'x' });
  }
  return figures;
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

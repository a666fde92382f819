import { drawReport } from '@lienzo/templates/drawing/draw-report';
import type { RunningRenderer } from '../../renderer/start-renderer.ts';
import { type Figure, median } from '../figures.ts';
import { bareBrowser, barePrint } from './bare-browser.ts';
import { renderSample, timedSample } from './call-renderer.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { pageCount } from './page-count.ts';
import { pagesSample, type Sample, tableSample } from './sample-reports.ts';
import { peakMegabytes } from './tree-memory.ts';

/** How many times faster than one print ten thousand pages are asked to be. */
const FASTER = 7;

/**
 * Pages of dynamic text: time and memory as they grow, and against one print. A thousand pages in one print take one
 * core, whose time tenfold and halved is what the second core can give; the service's own thousand are on both cores
 * already, and ten times as many may take no more than ten times as long.
 */
export async function manyPages(
  renderer: RunningRenderer,
  browserPath: string,
  runs: number,
  quick: boolean,
): Promise<Figure[]> {
  const sample = pagesSample();
  const [few, many] = quick ? [500, 2_000] : [1_000, 10_000];
  const growth = many / few;
  const times: Record<'one' | 'few' | 'many', number[]> = { one: [], few: [], many: [] };
  let memory = 0;
  await timedSample(renderer.url, 'pdf', sample, few);
  for (let run = 0; run < runs; run += 1) {
    times.one.push(await onePrintSeconds(browserPath, sample, few));
    // Looking at the memory takes time of both.
    times.few.push((await watched(renderer, sample, few)).result);
    const { result, peak } = await watched(renderer, sample, many);
    times.many.push(result);
    memory = Math.max(memory, peak);
  }
  const seconds = median(times.many);
  // One print grows faster than its pages: the sevenfold is asked of ten thousand. It is not waited for longer.
  const faster = quick ? 1 : FASTER;
  const single = await onePrintSeconds(browserPath, sample, many, seconds * faster * 1.1);
  const figures: Figure[] = [
    {
      name: `${many} pages: time over the service's own of ${few} × ${growth}`,
      value: seconds / (median(times.few) * growth),
      limit: 1,
      unit: 'x',
    },
    {
      name: `${many} pages: time over ${few} in one print × ${growth} ÷ 2`,
      value: seconds / ((median(times.one) * growth) / 2),
      limit: 1.5,
      unit: 'x',
    },
    { name: `${many} pages: memory (PSS)`, value: memory, limit: 1024, unit: 'MB' },
    { name: `${many} pages`, value: seconds, limit: Infinity, unit: 's' },
    {
      name: `${many} pages: time over one print, at most`,
      value: seconds / single,
      limit: 1 / faster,
      unit: 'x',
    },
  ];
  return quick ? figures : [...figures, ...(await fiftyThousandPages(renderer, memory))];
}

/** Seconds of a report, and the most that the service and its browser used meanwhile. */
const watched = (renderer: RunningRenderer, sample: Sample, rows: number) =>
  peakMegabytes(renderer.pid, () => timedSample(renderer.url, 'pdf', sample, rows));

/** Memory must not grow with the pages. */
async function fiftyThousandPages(renderer: RunningRenderer, before: number): Promise<Figure[]> {
  const { peak } = await watched(renderer, pagesSample(), 50_000);
  return [
    { name: '50000 pages: memory (PSS)', value: peak, limit: 1024, unit: 'MB' },
    { name: '50000 pages: memory over 10000', value: peak / before, limit: 1.25, unit: 'x' },
  ];
}

/** Rows of a table: growth of time and memory, and its pages against those of one print. */
export async function longTable(
  renderer: RunningRenderer,
  browserPath: string,
  runs: number,
  quick: boolean,
): Promise<Figure[]> {
  const sample = tableSample();
  const [few, many] = quick ? [2_000, 10_000] : [10_000, 100_000];
  const short: number[] = [];
  for (let run = 0; run < runs; run += 1) short.push((await watched(renderer, sample, few)).result);
  const { result: long, peak } = await watched(renderer, sample, many);
  const parts = await pageCount(await renderSample(renderer.url, 'pdf', sample, few));
  const bare = await bareBrowser(browserPath);
  try {
    const whole = await pageCount(await barePrint(bare.page, htmlOf(sample, few)));
    return [
      {
        name: `Table of ${many} rows: time over ${few} rows' × ${many / few}`,
        value: long / (median(short) * (many / few)),
        limit: 1,
        unit: 'x',
      },
      { name: `Table of ${many} rows: memory (PSS)`, value: peak, limit: 1536, unit: 'MB' },
      {
        name: `Table of ${few} rows: pages more or less than in one print`,
        value: Math.abs(parts - whole),
        limit: 0,
        unit: 'items',
      },
    ];
  } finally {
    await bare.close();
  }
}

/** Seconds that one print takes, or `enough` when it has not ended by then. */
async function onePrintSeconds(
  browserPath: string,
  sample: Sample,
  rows: number,
  enough = Infinity,
): Promise<number> {
  const html = htmlOf(sample, rows);
  const bare = await bareBrowser(browserPath);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = enough === Infinity ? undefined : setTimeout(resolve, enough * 1000);
  try {
    const begun = performance.now();
    const printed = barePrint(bare.page, html);
    // The browser that is closed below breaks the print off.
    printed.catch(() => undefined);
    await Promise.race([printed, late]);
    return (performance.now() - begun) / 1000;
  } finally {
    clearTimeout(timer);
    await bare.close();
  }
}

function htmlOf({ report, item, rowOf }: Sample, count: number): string {
  const rows = { [item]: Array.from({ length: count }, (_, index) => rowOf(index)) };
  return drawReport(report, rows, {
    today: '2026-11-20',
    imageSource: (valor) => valor,
    fontCss: embeddedFonts(),
  });
}

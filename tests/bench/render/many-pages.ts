import { drawReport } from '@lienzo/templates/drawing/draw-report';
import { type Figure, median } from '../figures.ts';
import { bareBrowser, barePrint } from './bare-browser.ts';
import { renderSample, timedSample } from './call-renderer.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { pageCount } from './page-count.ts';
import { pagesSample, type Sample, tableSample } from './sample-reports.ts';
import type { RunningRenderer } from './start-renderer.ts';
import { peakMegabytes } from './tree-memory.ts';

/** Pages of dynamic text: growth of time and memory, and against one print. */
export async function manyPages(
  renderer: RunningRenderer,
  browserPath: string,
  runs: number,
  quick: boolean,
): Promise<Figure[]> {
  const sample = pagesSample();
  const [few, many] = quick ? [500, 2_000] : [1_000, 10_000];
  const growth = many / few;
  const short: number[] = [];
  const long: number[] = [];
  let memory = 0;
  for (let run = 0; run < runs; run += 1) {
    short.push(await timedSample(renderer.url, 'pdf', sample, few));
    const { result, peak } = await peakMegabytes(renderer.pid, () =>
      timedSample(renderer.url, 'pdf', sample, many),
    );
    long.push(result);
    memory = Math.max(memory, peak);
  }
  const figures: Figure[] = [
    {
      name: `${many} pages: time over ${few} pages' × ${growth} ÷ 2`,
      value: median(long) / ((median(short) * growth) / 2),
      limit: 1.5,
      unit: 'x',
    },
    { name: `${many} pages: memory (PSS)`, value: memory, limit: 1024, unit: 'MB' },
    { name: `${many} pages`, value: median(long), limit: Infinity, unit: 's' },
  ];
  const single = await onePrintSeconds(browserPath, sample, many);
  // One print grows faster than its pages: the sevenfold is asked of ten thousand.
  figures.push({
    name: `${many} pages: time over one print`,
    value: median(long) / single,
    limit: quick ? 1 : 1 / 7,
    unit: 'x',
  });
  if (!quick) {
    const { peak } = await peakMegabytes(renderer.pid, () =>
      timedSample(renderer.url, 'pdf', sample, 50_000),
    );
    figures.push({ name: '50000 pages: memory (PSS)', value: peak, limit: 1024, unit: 'MB' });
  }
  return figures;
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
  for (let run = 0; run < runs; run += 1) short.push(await timedSample(renderer.url, 'pdf', sample, few));
  const { result: long, peak } = await peakMegabytes(renderer.pid, () =>
    timedSample(renderer.url, 'pdf', sample, many),
  );
  const { response } = await renderSample(renderer.url, 'pdf', sample, few);
  const parts = await pageCount(new Uint8Array(await response.arrayBuffer()));
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

async function onePrintSeconds(browserPath: string, sample: Sample, rows: number): Promise<number> {
  const html = htmlOf(sample, rows);
  const bare = await bareBrowser(browserPath);
  try {
    const begun = performance.now();
    await barePrint(bare.page, html);
    return (performance.now() - begun) / 1000;
  } finally {
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

/**
 * What the rendering service promises, in ratios against named peers in the same run: `npm run bench -- render`,
 * with `--quick` smaller and in some minutes, with `--once` at full size but one run instead of five, with the
 * name of a part only that part.
 */
import { findBrowser } from '@lienzo/renderer/find-browser';
import { type RunningRenderer, startRenderer } from '../renderer/start-renderer.ts';
import { type Figure, printFigures } from './figures.ts';
import { crossTable } from './render/cross-table.ts';
import { formulaColumn } from './render/formula-column.ts';
import { killedBrowser } from './render/killed-browser.ts';
import { longTable, manyPages } from './render/many-pages.ts';
import { mergeFiles } from './render/merge-files.ts';
import { nativeCharts } from './render/native-charts.ts';
import { officeFiles } from './render/office-files.ts';
import { onePage } from './render/one-page.ts';
import { crowd } from './render/under-load.ts';
import { wordPages } from './render/word-pages.ts';

type Part = (options: { browserPath: string; runs: number; quick: boolean }) => Promise<Figure[]>;

const withRenderer =
  (work: (renderer: RunningRenderer, ...rest: Parameters<Part>) => Promise<Figure[]>): Part =>
  async (options) => {
    const renderer = await startRenderer();
    try {
      return await work(renderer, options);
    } finally {
      await renderer.stop();
    }
  };

const PARTS: Record<string, Part> = {
  one: withRenderer((renderer, { browserPath, runs }) => onePage(renderer, browserPath, runs)),
  pages: withRenderer((renderer, { browserPath, runs, quick }) =>
    manyPages(renderer, browserPath, runs, quick),
  ),
  table: withRenderer((renderer, { browserPath, runs, quick }) =>
    longTable(renderer, browserPath, runs, quick),
  ),
  merge: ({ browserPath, runs, quick }) => mergeFiles(browserPath, runs, quick ? 200 : 1_000),
  office: ({ runs, quick }) => officeFiles(runs, quick),
  word: withRenderer((renderer) => wordPages(renderer)),
  charts: withRenderer((renderer, { runs }) => nativeCharts(renderer, runs)),
  cross: withRenderer((renderer, { runs }) => crossTable(renderer, runs)),
  formula: withRenderer((renderer, { runs, quick }) => formulaColumn(renderer, runs, quick)),
  crowd: () => crowd(),
  kills: ({ quick }) => killedBrowser(quick ? 15 : 50),
};

export async function render(flags: string[]): Promise<boolean> {
  const quick = flags.includes('--quick');
  const requested = flags.filter((flag) => flag in PARTS);
  const runs = flags.includes('--once') || quick ? 1 : 5;
  const options = { browserPath: findBrowser(process.env.LIENZO_CHROME), runs, quick };
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const own = await part(options);
    printFigures(own);
    figures.push(...own);
  }
  console.log('');
  return printFigures(figures);
}

/** Lays out a whole report in an off-screen element, in time slices that keep typing responsive. */

import { NumberingRuns, pageGroups } from '@lienzo/schema/report/page-group';
import type { Region } from '@lienzo/schema/report/page-regions';
import { type Layout, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight, bodyHeightCss } from '@lienzo/templates/drawing/body-height';
import { drawPageSteps } from '@lienzo/templates/drawing/draw-pages';
import { continueTableGroups, fillPageSums } from '../drawing/continue-table-groups.ts';
import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';
import { decodePictures } from './decode-pictures.ts';
import { GroupTally, type LayoutInput, type PageCount } from './group-tally.ts';
import {
  type BodySize,
  COLUMNS_CLASS,
  columnsStyle,
  countPages,
  MAX_PAGES,
  measureOf,
  type Page,
  type PageRun,
  positionOf,
  runStarts,
} from './lay-out-pages.ts';
import { type ItemOverflow, markOverflows } from './mark-overflows.ts';
import { overflowingRegions } from './overflowing-regions.ts';

/** Content that does not fit: its item and the page (0-based) where it begins, or the header or footer. */
export type Overflow = { uuid: string; message: string; page: number } | { region: Region; message: string };

/** Where an item begins: its page (0-based), and the distance below the top of the page's body, in unscaled pixels. */
export type Position = { page: number; top: number };

export type LaidOut = {
  /** The first pages. */
  pages: Page[];
  /** Null until all pages are counted, and when it is unknown how many rows are missing. */
  count: PageCount | null;
  overflows: Overflow[];
  /** Places by the item's uuid, one for each repetition of its page. */
  places: ReadonlyMap<string, Position[]>;
};

type LayoutOptions = {
  /** Also finds and marks all content that does not fit; otherwise only that of labels. */
  marksOverflows: boolean;
  /** Is given the pages as soon as all that are shown are there, before the others are counted. */
  onPages: (laidOut: LaidOut) => void;
};

/** Maximum duration of a time slice, in milliseconds. */
const SLICE_MS = 8;

/** @returns null when aborted. */
export async function layOutReport(
  input: LayoutInput,
  options: LayoutOptions,
  signal: AbortSignal,
): Promise<LaidOut | null> {
  const { report, context } = input;
  const { top, bottom } = report.page.margins;
  const size: BodySize = {
    width: context.bodyWidth,
    height: pageSize(report.orientation, report.page.papel).height - top - bottom,
  };
  const progress: Progress = {
    pages: [],
    runs: new NumberingRuns(report.page),
    run: { pages: 0 },
    overflows: new Map(),
    places: new Map(),
  };
  const counts: (PageCount | null)[] = [];
  const scratch = createScratch(size, report);
  const yieldToMain = createYielder();
  try {
    await document.fonts.ready;
    if (options.marksOverflows)
      for (const one of await overflowingRegions(scratch, report, context))
        progress.overflows.set(one.region, one);
    for (const group of pageGroups(report.layouts)) {
      const tally = new GroupTally(group, input);
      for (const html of drawPageSteps(group, report, context)) {
        await yieldToMain();
        if (signal.aborted) return null;
        tally.add(await addDrawing(progress, scratch, group, { html, size, options, signal, yieldToMain }));
        if (tally.endsEarly && isFull(progress)) break;
      }
      counts.push(tally.count());
    }
    return signal.aborted ? null : { ...laidOutSoFar(progress), count: sumOf(counts) };
  } finally {
    scratch.remove();
  }
}

/** The layout so far. */
type Progress = {
  pages: Page[];
  runs: NumberingRuns;
  /** The run of the last page. */
  run: PageRun;
  overflows: Map<string, Overflow>;
  places: Map<string, Position[]>;
};

const laidOutSoFar = ({ pages, overflows, places }: Progress): Omit<LaidOut, 'count'> => ({
  pages,
  places,
  overflows: [...overflows.values()],
});

const sumOf = (counts: (PageCount | null)[]): PageCount | null =>
  counts.reduce<PageCount | null>(
    (sum, one) => sum && one && { pages: sum.pages + one.pages, exact: sum.exact && one.exact },
    { pages: 0, exact: true },
  );

const isFull = ({ pages }: Progress): boolean => pages.length >= MAX_PAGES;

type Drawing = {
  html: string | undefined;
  size: BodySize;
  options: LayoutOptions;
  signal: AbortSignal;
  yieldToMain: () => Promise<void>;
};

/**
 * Draws a group in the scratch element and splits it into pages.
 * @param html undefined for a row that starts no new page.
 * @returns the number of pages.
 */
async function addDrawing(
  progress: Progress,
  scratch: HTMLElement,
  group: Layout[],
  { html, size, options, signal, yieldToMain }: Drawing,
): Promise<number> {
  if (html === undefined) return 0;
  if (progress.runs.startsRun(group)) progress.run = { pages: 0 };
  scratch.innerHTML = html;
  await decodePictures(scratch);
  // Labels that do not fit change how many pages there are.
  const matches =
    isFull(progress) && !html.includes('lz-labels') ? [] : overflowsIn(scratch, size, options.marksOverflows);
  let changed = matches.length > 0;
  for (const _ of continueTableGroups(scratch, measureOf(scratch))) {
    changed = true;
    await yieldToMain();
    if (signal.aborted) return 0;
  }
  if (fillPageSums(scratch)) changed = true;
  const count = countPages(scratch);
  const runs = pageRuns(progress, runStarts(scratch), count);
  const { pages, overflows, places } = progress;
  if (isFull(progress)) return count;
  for (const one of withUuids(matches, group, pages.length)) {
    const key = `${one.uuid} ${one.message}`;
    if (!overflows.has(key)) overflows.set(key, one);
  }
  recordPositions(places, scratch, group, pages.length);
  const marked = changed ? scratch.innerHTML : html;
  for (let index = 0; index < count && !isFull(progress); index++)
    pages.push({ html: marked, index, ...(runs[index] ?? { run: progress.run, indexInRun: index }) });
  if (isFull(progress)) options.onPages({ ...laidOutSoFar(progress), count: null });
  return count;
}

/** The runs of the pages of a drawing: the one that goes on, and those that begin in it. @param starts 0-based pages. */
function pageRuns(
  progress: Progress,
  starts: ReadonlySet<number>,
  count: number,
): Pick<Page, 'run' | 'indexInRun'>[] {
  return Array.from({ length: count }, (_, index) => {
    if (index > 0 && starts.has(index)) progress.run = { pages: 0 };
    progress.run.pages += 1;
    return { run: progress.run, indexInRun: progress.run.pages - 1 };
  });
}

/** What does not fit is measured in one piece, as high as it is. */
function overflowsIn(scratch: HTMLElement, size: BodySize, marksOverflows: boolean): ItemOverflow[] {
  scratch.style.columns = 'auto';
  scratch.style.height = 'auto';
  const match = markOverflows(scratch, size.height * PIXELS_PER_POINT, marksOverflows ? 'all' : 'labels');
  scratch.style.columns = '1';
  scratch.style.height = `${size.height}pt`;
  return match;
}

/** An off-screen element where groups are drawn and measured. */
function createScratch(size: BodySize, report: ReportDocument): HTMLElement {
  const paper = document.createElement('div');
  paper.className = `lz-paper ${COLUMNS_CLASS}`;
  paper.style.cssText = `position:fixed;top:0;left:-10000px;visibility:hidden;${columnsStyle(size)};${bodyHeightCss(bodyHeight(report))}`;
  document.body.append(paper);
  return paper;
}

/** Creates a function that yields to the main thread once its time slice is used up. */
function createYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

type LocatedItemOverflow = Extract<Overflow, { uuid: string }>;

function withUuids(existing: ItemOverflow[], group: Layout[], page: number): LocatedItemOverflow[] {
  const uuids = uuidsOf(group);
  return existing.flatMap(({ item, message }) => {
    const uuid = uuids[item % uuids.length];
    return uuid === undefined ? [] : [{ uuid, message, page }];
  });
}

/** The uuids of the group's items in the order of their cells, repeated for each label of a sheet. */
const uuidsOf = (group: Layout[]): string[] =>
  group.flatMap((section) => section.items.map(({ uuid }) => uuid));

/** Records where each item of a laid out group begins; on a sheet of labels the first one counts. */
function recordPositions(
  positions: Map<string, Position[]>,
  scratch: HTMLElement,
  group: Layout[],
  first: number,
): void {
  const cells = scratch.querySelectorAll('.lz-cell');
  for (const [index, uuid] of uuidsOf(group).entries()) {
    const { page, top } = positionOf(scratch, cells[index] ?? scratch);
    positions.set(uuid, [...(positions.get(uuid) ?? []), { page: first + page, top }]);
  }
}

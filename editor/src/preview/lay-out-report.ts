/** Lays out a whole report in an off-screen element, in time slices that keep typing responsive. */

import { pageGroups } from '@lienzo/schema/report/page-group';
import { type Layout, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight, bodyHeightCss } from '@lienzo/templates/drawing/body-height';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageSteps } from '@lienzo/templates/drawing/draw-pages';
import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';
import type { Region } from '../store/slices/text-slice.ts';
import { decodePictures } from './decode-pictures.ts';
import { layOutGroup, MAX_PAGES, type Page } from './lay-out-pages.ts';
import { type ItemOverflow, markOverflows } from './mark-overflows.ts';
import { overflowingRegions } from './overflowing-regions.ts';

/** Content that does not fit: its item and the page (0-based) where it begins, or the header or footer. */
export type Overflow = { uuid: string; message: string; page: number } | { region: Region; message: string };

/** Where an item begins: its page (0-based), and the distance below the top of the page's body, in unscaled pixels. */
export type Place = { page: number; top: number };

export type LaidOut = {
  pages: Page[];
  overflows: Overflow[];
  /** Places by the item's uuid, one for each repetition of its page. */
  places: ReadonlyMap<string, Place[]>;
};

/** Maximum duration of a time slice, in milliseconds. */
const SLICE_MS = 8;

/**
 * @param marking also finds and marks all content that does not fit; otherwise only content that labels clip.
 * @returns null when aborted.
 */
export async function layOutReport(
  report: ReportDocument,
  context: DrawContext,
  marksOverflows: boolean,
  signal: AbortSignal,
): Promise<LaidOut | null> {
  const { top, bottom } = report.page.margins;
  const height = (pageSize(report.orientation).height - top - bottom) * PIXELS_PER_POINT;
  const progress: Progress = { pages: [], overflows: new Map(), places: new Map() };
  const scratch = createScratch(context.bodyWidth, report);
  const yieldToMain = createYielder();
  try {
    await document.fonts.ready;
    if (marksOverflows)
      for (const one of await overflowingRegions(scratch, report, context))
        progress.overflows.set(one.region, one);
    for (const { group, html } of drawnGroups(report, context)) {
      await yieldToMain();
      if (signal.aborted) return null;
      if (html === undefined) continue;
      scratch.innerHTML = html;
      await decodePictures(scratch);
      addGroup(progress, scratch, group, { html, height, marksOverflows });
      if (progress.pages.length >= MAX_PAGES) break;
    }
    if (signal.aborted) return null;
    return {
      ...progress,
      pages: progress.pages.slice(0, MAX_PAGES),
      overflows: [...progress.overflows.values()],
    };
  } finally {
    scratch.remove();
  }
}

/** The layout so far. */
type Progress = { pages: Page[]; overflows: Map<string, Overflow>; places: Map<string, Place[]> };

/** Splits the group in the scratch element into pages. */
function addGroup(
  { pages, overflows, places }: Progress,
  scratch: HTMLElement,
  group: Layout[],
  { html, height, marksOverflows }: { html: string; height: number; marksOverflows: boolean },
): void {
  const found = markOverflows(scratch, height, marksOverflows ? 'all' : 'clipped by labels');
  for (const one of withUuids(found, group, pages.length)) {
    const key = `${one.uuid} ${one.message}`;
    if (!overflows.has(key)) overflows.set(key, one);
  }
  const laidOut = layOutGroup(scratch, found.length > 0 ? scratch.innerHTML : html, height);
  recordPlaces(places, scratch, group, laidOut, pages.length);
  pages.push(...laidOut);
}

/** An off-screen element where groups are drawn and measured. */
function createScratch(width: number, report: ReportDocument): HTMLElement {
  const paper = document.createElement('div');
  paper.className = 'lz-paper';
  paper.style.cssText = `position:fixed;top:0;left:-10000px;width:${width}pt;visibility:hidden;${bodyHeightCss(bodyHeight(report))}`;
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

/** Every page group as many times as it is printed; undefined for a row that starts no new page. */
function* drawnGroups(
  report: ReportDocument,
  context: DrawContext,
): Generator<{ group: Layout[]; html: string | undefined }> {
  for (const group of pageGroups(report.layouts))
    for (const html of drawPageSteps(group, report, context)) yield { group, html };
}

type LocatedItemOverflow = Extract<Overflow, { uuid: string }>;

function withUuids(found: ItemOverflow[], group: Layout[], page: number): LocatedItemOverflow[] {
  const uuids = uuidsOf(group);
  return found.flatMap(({ item, message }) => {
    const uuid = uuids[item % uuids.length];
    return uuid === undefined ? [] : [{ uuid, message, page }];
  });
}

/** The uuids of the group's items in the order of their cells, repeated for each label of a sheet. */
const uuidsOf = (group: Layout[]): string[] =>
  group.flatMap((section) => section.items.map(({ uuid }) => uuid));

/** Records where each item of a laid out group begins; on a sheet of labels the first one counts. */
function recordPlaces(
  places: Map<string, Place[]>,
  scratch: HTMLElement,
  group: Layout[],
  pages: Page[],
  first: number,
): void {
  const origin = scratch.getBoundingClientRect().top;
  const cells = scratch.querySelectorAll('.lz-cell');
  for (const [index, uuid] of uuidsOf(group).entries()) {
    const top = (cells[index]?.getBoundingClientRect().top ?? origin) - origin;
    const at = pages.findLastIndex((page) => page.top <= top + 0.5);
    const place = { page: first + Math.max(0, at), top: top - (pages[at]?.top ?? 0) };
    places.set(uuid, [...(places.get(uuid) ?? []), place]);
  }
}

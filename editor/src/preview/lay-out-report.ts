/** Lays a whole report out on a bench off the screen, in slices, so that typing goes on meanwhile. */

import { pageGroups } from '@lienzo/schema/report/page-group';
import { type Layout, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageSteps } from '@lienzo/templates/drawing/draw-pages';
import { PIXELS } from '../drawing/pixels.ts';
import type { Region } from '../store/slices/text-slice.ts';
import { decodePictures } from './decode-pictures.ts';
import { layOutGroup, MOST_PAGES, type Page } from './lay-out-pages.ts';
import { markTightPlaces, type TightPlace } from './mark-tight-places.ts';
import { tightRegions } from './tight-regions.ts';

/** What is too tight for an item's content, and the page, from 0, where it begins; or the header or footer. */
export type Tight = { uuid: string; message: string; page: number } | { region: Region; message: string };

/** Where an item begins: its page, from 0, and how far below the top of the page's body, in pixels of paper. */
export type Place = { page: number; top: number };

export type LaidOut = {
  pages: Page[];
  tight: Tight[];
  /** By an item's uuid: its places, one for each time that its page repeats. */
  places: ReadonlyMap<string, Place[]>;
};

/** How long the work may hold the page up at a time, in milliseconds. */
const SLICE = 8;

/**
 * @param marking also looks for all that does not fit, and marks it on the pages; else for what labels cut off.
 * @returns null when it was given up.
 */
export async function layOutReport(
  report: ReportDocument,
  context: DrawContext,
  marking: boolean,
  signal: AbortSignal,
): Promise<LaidOut | null> {
  const { top, bottom } = report.page.margins;
  const height = (pageSize(report.orientation).height - top - bottom) * PIXELS;
  const made: Made = { pages: [], tight: new Map(), places: new Map() };
  const bench = workbench(context.bodyWidth);
  const breathe = pauses();
  try {
    await document.fonts.ready;
    if (marking)
      for (const one of await tightRegions(bench, report, context)) made.tight.set(one.region, one);
    for (const { group, html } of drawnGroups(report, context)) {
      await breathe();
      if (signal.aborted) return null;
      if (html === undefined) continue;
      bench.innerHTML = html;
      await decodePictures(bench);
      addGroup(made, bench, group, { html, height, marking });
      if (made.pages.length >= MOST_PAGES) break;
    }
    if (signal.aborted) return null;
    return { ...made, pages: made.pages.slice(0, MOST_PAGES), tight: [...made.tight.values()] };
  } finally {
    bench.remove();
  }
}

/** What is laid out so far. */
type Made = { pages: Page[]; tight: Map<string, Tight>; places: Map<string, Place[]> };

/** Cuts the group that lies on the bench into pages. */
function addGroup(
  { pages, tight, places }: Made,
  bench: HTMLElement,
  group: Layout[],
  { html, height, marking }: { html: string; height: number; marking: boolean },
): void {
  const found = markTightPlaces(bench, height, marking ? 'for all' : 'for cut labels');
  for (const one of withUuids(found, group, pages.length)) {
    const sign = `${one.uuid} ${one.message}`;
    if (!tight.has(sign)) tight.set(sign, one);
  }
  const laidOut = layOutGroup(bench, found.length > 0 ? bench.innerHTML : html, height);
  notePlaces(places, bench, group, laidOut, pages.length);
  pages.push(...laidOut);
}

/** A place off the screen where groups are drawn and measured. */
function workbench(width: number): HTMLElement {
  const paper = document.createElement('div');
  paper.className = 'lz-paper';
  paper.style.cssText = `position:fixed;top:0;left:-10000px;width:${width}pt;visibility:hidden`;
  document.body.append(paper);
  return paper;
}

/** Gives the function that lets what waits go first, once its slice of time is used up. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** Every page group as often as it is printed; undefined where a row was drawn and its page goes on. */
function* drawnGroups(
  report: ReportDocument,
  context: DrawContext,
): Generator<{ group: Layout[]; html: string | undefined }> {
  for (const group of pageGroups(report.layouts))
    for (const html of drawPageSteps(group, report, context)) yield { group, html };
}

type TightItem = Extract<Tight, { uuid: string }>;

function withUuids(found: TightPlace[], group: Layout[], page: number): TightItem[] {
  const uuids = uuidsOf(group);
  return found.flatMap(({ item, message }) => {
    const uuid = uuids[item % uuids.length];
    return uuid === undefined ? [] : [{ uuid, message, page }];
  });
}

/** The group's items as their cells follow each other; a sheet of labels holds them several times. */
const uuidsOf = (group: Layout[]): string[] =>
  group.flatMap((section) => section.items.map(({ uuid }) => uuid));

/** Notes where each item of a laid out group begins; of a sheet of labels the first one counts. */
function notePlaces(
  places: Map<string, Place[]>,
  bench: HTMLElement,
  group: Layout[],
  pages: Page[],
  first: number,
): void {
  const origin = bench.getBoundingClientRect().top;
  const cells = bench.querySelectorAll('.lz-cell');
  for (const [index, uuid] of uuidsOf(group).entries()) {
    const top = (cells[index]?.getBoundingClientRect().top ?? origin) - origin;
    const at = pages.findLastIndex((page) => page.top <= top + 0.5);
    const place = { page: first + Math.max(0, at), top: top - (pages[at]?.top ?? 0) };
    places.set(uuid, [...(places.get(uuid) ?? []), place]);
  }
}

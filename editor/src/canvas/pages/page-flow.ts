/**
 * The pages of a sheet on the canvas. A body that is higher than a page is laid out in columns of the page's size, one
 * below the other, which Chromium breaks as it breaks the pages of a print. Browsers without `column-wrap` show one
 * long sheet on which the ends of its pages are marked.
 */
import { GROUP_PAGE_CLASS, PAGE_SUMS_CLASS } from '@lienzo/templates/drawing/page-sums';
import { continueShownGroups, fillPageSums, joinShownGroups } from '../../drawing/continue-table-groups.ts';
import { measurePageEnds } from './page-ends.ts';

/** Between two pages, in points. */
export const PAGE_GAP = 21;

/** How the body of a sheet is divided; lengths in unscaled pixels. */
export type PageFlow = {
  pages: number;
  /** Of the content, without what lies between two pages. */
  height: number;
  /** Where pages end on a sheet that is not divided. */
  ends: readonly number[];
};

export const ONE_PAGE: PageFlow = { pages: 1, height: 0, ends: [] };

/** A page, in unscaled pixels: the height of its body, and from one body's top to the next one's. */
export type PageSteps = { height: number; pitch: number };

/** The attribute of a body that is divided into pages; see the style sheet. */
const DIVIDED = 'data-lz-pages';

/** Rounding of the browser's lengths, in pixels. */
const SLACK = 0.5;

const canDivide = (): boolean => CSS.supports('column-wrap', 'wrap');

/** Divides the body of a sheet into pages, or makes it whole when it fits on one. */
export function dividePages(body: HTMLElement, page: PageSteps): PageFlow {
  if (!body.hasAttribute(DIVIDED)) {
    const height = body.offsetHeight;
    if (height <= page.height + SLACK && !hasGroupPages(body)) {
      fillPageSums(body);
      return { pages: 1, height, ends: [] };
    }
    if (!canDivide()) return { pages: 1, height, ends: measurePageEnds(body, page.height) };
    body.setAttribute(DIVIDED, '');
  }
  continueOnPages(body, page);
  let end = contentEnd(body);
  let pages = pagesUntil(end, page);
  if (pages === 1 && !hasGroupPages(body) && end <= page.height + SLACK) {
    const height = undivide(body);
    if (height <= page.height + SLACK) return { pages, height, ends: [] };
    body.setAttribute(DIVIDED, '');
    continueOnPages(body, page);
    end = contentEnd(body);
    pages = pagesUntil(end, page);
  }
  return { pages, height: end - (pages - 1) * (page.pitch - page.height), ends: [] };
}

const pagesUntil = (end: number, page: PageSteps): number =>
  Math.max(1, Math.floor((end - SLACK) / page.pitch) + 1);

/** Repeats the headings of groups that go on on another page, and puts the sums of pages at their ends. */
function continueOnPages(body: HTMLElement, page: PageSteps): void {
  if (!hasGroups(body)) return;
  joinShownGroups(body);
  const { top, width } = body.getBoundingClientRect();
  const scale = width / body.offsetWidth || 1;
  const pageAt = (y: number): number => Math.floor((y - top) / scale / page.pitch);
  continueShownGroups(body, {
    pagesOf: (line) => {
      const box = line.getBoundingClientRect();
      return [pageAt(box.top + 1), pageAt(box.bottom - 1)];
    },
    topOf: (line) => {
      const below = (line.getBoundingClientRect().top - top) / scale;
      return (below % page.pitch) / page.height;
    },
  });
  fillPageSums(body);
}

/** Whether a body has groups of rows, whose headings are repeated, or sums at the ends of pages. */
export const hasGroups = (body: HTMLElement): boolean =>
  body.querySelector(`.lz-grupo,.${PAGE_SUMS_CLASS}`) !== null;

/** Whether a body has groups of rows that begin on pages of their own. */
const hasGroupPages = (body: HTMLElement): boolean => body.querySelector(`.${GROUP_PAGE_CLASS}`) !== null;

/** Makes the body of a sheet whole. @returns its height. */
export function undivide(body: HTMLElement): number {
  body.removeAttribute(DIVIDED);
  joinShownGroups(body);
  return body.offsetHeight;
}

/** Where the content of a body ends, in unscaled pixels from its top. */
export function contentEnd(body: HTMLElement): number {
  const last = body.lastElementChild;
  if (last === null || !body.hasAttribute(DIVIDED)) return body.offsetHeight;
  const { top, width } = body.getBoundingClientRect();
  const scale = width / body.offsetWidth || 1;
  return (last.getBoundingClientRect().bottom - top) / scale;
}

import { RUN_START_CLASS } from '@lienzo/templates/drawing/page-sums';
import type { PageMeasure, PageSpan } from '../drawing/continue-table-groups.ts';

/**
 * Pages as columns: a page group is laid out in columns of the page's size, which Chromium breaks exactly like the pages
 * of a print, with repeated table heads, orphans and everything else that its drawing asks for.
 */

/** Maximum number of pages shown; the printed file has all of them. */
export const MAX_PAGES = 60;

/** Pages that are numbered together, of a row or of a group of rows: how many they are so far. */
export type PageRun = { pages: number };

/** A page: the HTML of its page group, which of the group's pages it is, and which of its run's (both 0-based). */
export type Page = { html: string; index: number; run: PageRun; indexInRun: number };

/** The area between a page's margins, in points. */
export type BodySize = { width: number; height: number };

/** The class of an element that is laid out in columns; its style is that of `columnsStyle`. */
export const COLUMNS_CLASS = 'lz-page-columns';

export const columnsStyle = ({ width, height }: BodySize): string =>
  `width:${width}pt;height:${height}pt;columns:1;column-gap:0;column-fill:auto`;

/** The number of pages of the drawn group in an element that is laid out in columns. */
export function countPages(element: HTMLElement): number {
  const paper = element.getBoundingClientRect();
  const last = Math.max(...[...element.children].map((child) => child.getBoundingClientRect().right));
  return Math.max(1, Math.ceil((last - paper.left - 1) / paper.width));
}

/** Where a piece of the drawing begins: its page (0-based), and the distance below the top of that page's body. */
export function positionOf(element: HTMLElement, chunk: Element): { page: number; top: number } {
  const paper = element.getBoundingClientRect();
  const [first = paper] = chunk.getClientRects();
  return {
    page: Math.max(0, Math.floor((first.left - paper.left + 1) / paper.width)),
    top: first.top - paper.top,
  };
}

/** The pages of a drawing on which page numbers begin again, with groups of rows that have pages of their own. */
export const runStarts = (element: HTMLElement): Set<number> =>
  new Set([...element.querySelectorAll(`.${RUN_START_CLASS}`)].map((line) => positionOf(element, line).page));

/** The pages on which a piece of the drawing begins and ends. */
function spanOf(element: HTMLElement, fragment: Element): PageSpan {
  const paper = element.getBoundingClientRect();
  const { left, right } = fragment.getBoundingClientRect();
  const pageAt = (x: number): number => Math.floor((x - paper.left) / paper.width);
  return [pageAt(left + 1), pageAt(right - 1)];
}

/** Measures the pieces of a drawing in an element that is laid out in columns. */
export const measureOf = (element: HTMLElement): PageMeasure => ({
  pagesOf: (segment) => spanOf(element, segment),
  topOf: (block) => positionOf(element, block).top / element.getBoundingClientRect().height,
});

/** Where the columns of a table on the page are. */
import { SHARED_HEAD_CLASS } from '@lienzo/templates/drawing/draw-table-open';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * A column in one of the table's bands, in unscaled pixels from the item's top left corner as if it were on one page;
 * `head` is the height of the band's head, `own` where in
 * it the column's own heading stands. `column` is its place in the table (0-based), where the first one is in all
 * bands, and `place` that in its band.
 */
export type ColumnBox = {
  band: number;
  place: number;
  column: number;
  left: number;
  top: number;
  width: number;
  height: number;
  head: number;
  own: { top: number; height: number };
};

/** The bands of the table in the item that an element is in: one table each. */
export const bandsBeside = (element: Element | null): HTMLTableElement[] => [
  ...(element?.closest('[data-lz-item]')?.querySelectorAll<HTMLTableElement>('table.lz-table') ?? []),
];

/**
 * The columns of the table beside an element, measured after every render of the component, and when the size of one of
 * its bands changes.
 */
export function useColumnBoxes(holder: RefObject<HTMLElement | null>): ColumnBox[] {
  const [boxes, setBoxes] = useState<ColumnBox[]>([]);
  useLayoutEffect(() => {
    let observed: HTMLTableElement[] = [];
    const observer = new ResizeObserver(() => measure());
    const measure = (): void => {
      // Rows that arrive may have put another table in place of the one that was observed.
      const bands = bandsBeside(holder.current);
      if (bands.length !== observed.length || bands.some((band, at) => band !== observed[at])) {
        observer.disconnect();
        for (const band of bands) observer.observe(band);
        observed = bands;
      }
      const next = boxesOf(bands);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    return () => observer.disconnect();
  });
  return boxes;
}

function boxesOf(bands: readonly HTMLTableElement[]): ColumnBox[] {
  const item = bands[0]?.closest<HTMLElement>('[data-lz-item]');
  if (!item) return [];
  const { left: origin, width: shown } = item.getBoundingClientRect();
  const unscaled = (length: number): number =>
    Math.round((length * item.offsetWidth * 100) / Math.max(1, shown)) / 100;
  const columns = columnsOfBands(bands);
  return bands.flatMap((table, band) => {
    const chunks = [...table.getClientRects()];
    const own = {
      band,
      top: unscaled(topInItem(item, chunks[0])),
      height: unscaled(chunks.reduce((sum, { height }) => sum + height, 0)),
      head: table.tHead?.offsetHeight ?? 0,
    };
    const headTop = table.tHead?.getBoundingClientRect().top ?? 0;
    return headsOf(table).map((cell, at) => {
      const { left, width, top, height } = cell.getBoundingClientRect();
      const title = { top: unscaled(top - headTop), height: unscaled(height) };
      const column = columns[band]?.[at] ?? 0;
      return { ...own, place: at, column, left: unscaled(left - origin), width: unscaled(width), own: title };
    });
  });
}

/** How far a box is below the top of its item without what lies between two pages, in screen pixels. */
export function topInItem(item: Element, box: DOMRect | undefined): number {
  let above = 0;
  for (const chunk of item.getClientRects()) {
    if (box === undefined) break;
    if (box.top < chunk.bottom - 0.5) return above + box.top - chunk.top;
    above += chunk.height;
  }
  return above;
}

/** The places in the table of the columns of each band, which begins with the table's first column. */
export function columnsOfBands(bands: readonly HTMLTableElement[]): number[][] {
  let before = 0;
  return bands.map((table) => {
    const columns = headsOf(table).map((_, at) => (at === 0 ? 0 : before + at));
    before += columns.length - 1;
    return columns;
  });
}

/**
 * Which column (0-based) of its table an element stands in, at a place of the screen.
 * @param x in screen pixels.
 * @returns null outside of a table, and in a cell across several columns.
 */
export function columnPositionAt(element: Element, x: number): number | null {
  const cell = element.closest<HTMLTableCellElement>('.lz-table :is(th,td)');
  const bands = bandsBeside(cell);
  const band = bands.findIndex((table) => table.contains(cell));
  const table = bands[band];
  if (cell === null || table === undefined || cell.colSpan > 1 || isShared(cell)) return null;
  const position = headsOf(table).findIndex((head) => {
    const { left, right } = head.getBoundingClientRect();
    return x >= left && x < right;
  });
  return columnsOfBands(bands)[band]?.[position] ?? null;
}

const isShared = (cell: Element): boolean => cell.classList.contains(SHARED_HEAD_CLASS);

/** The head of each column; below a heading that columns share are those of its columns. */
const headsOf = ({ tHead }: HTMLTableElement): HTMLElement[] => {
  const [top, below] = tHead?.rows ?? [];
  const lower = [...(below?.cells ?? [])];
  return [...(top?.cells ?? [])].flatMap((cell) => (isShared(cell) ? lower.splice(0, cell.colSpan) : [cell]));
};

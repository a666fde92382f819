/** Where the columns of a table on the page are. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A column, in unscaled pixels from the item's top left corner; `head` is the height of the table's head. */
export type ColumnBox = { left: number; top: number; width: number; height: number; head: number };

/**
 * The table of the item that an element is in; null for one whose columns are in several bands, where a border has no
 * two neighbours to share with.
 */
export function tableBeside(element: Element | null): HTMLTableElement | null {
  const bands = element?.closest('[data-lz-item]')?.querySelectorAll<HTMLTableElement>('table.lz-table');
  return bands?.length === 1 ? (bands[0] ?? null) : null;
}

/**
 * The columns of the table beside an element, measured after every render of the component, and when the table's size
 * changes.
 */
export function useColumnBoxes(holder: RefObject<HTMLElement | null>): ColumnBox[] {
  const [boxes, setBoxes] = useState<ColumnBox[]>([]);
  useLayoutEffect(() => {
    const table = tableBeside(holder.current);
    if (table === null) {
      setBoxes((before) => (before.length === 0 ? before : []));
      return;
    }
    const measure = (): void => {
      const next = boxesOf(table);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  });
  return boxes;
}

function boxesOf(table: HTMLTableElement): ColumnBox[] {
  const { offsetLeft, offsetTop, offsetHeight } = table;
  const head = table.tHead?.offsetHeight ?? 0;
  return headsOf(table).map((cell) => ({
    left: offsetLeft + cell.offsetLeft,
    top: offsetTop,
    width: cell.offsetWidth,
    height: offsetHeight,
    head,
  }));
}

/**
 * Which column (0-based) of its table an element stands in, at a place of the screen.
 * @param x in screen pixels.
 * @returns null outside of a table, and in a cell across several columns.
 */
export function columnPlaceAt(element: Element, x: number): number | null {
  const cell = element.closest<HTMLTableCellElement>('.lz-table :is(th,td)');
  const table = tableBeside(cell);
  if (cell === null || table === null || cell.colSpan > 1) return null;
  const place = headsOf(table).findIndex((head) => {
    const { left, right } = head.getBoundingClientRect();
    return x >= left && x < right;
  });
  return place < 0 ? null : place;
}

const headsOf = (table: HTMLTableElement): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('thead :is(th,td)'),
];

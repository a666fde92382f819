/** Where the borders between the columns of a fixed table are on the page. */
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { columnShares } from '@lienzo/templates/drawing/fixed-table-look';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type BorderRun, borderRuns } from '../../model/fixed-table/column-borders.ts';
import { topInItem } from './column-boxes.ts';

/** A run of a border, in unscaled pixels from the item's top left corner as if it were on one page. */
export type BorderBox = BorderRun & { left: number; top: number; height: number };

/** The drawn table of the item that an element is in. */
export const fixedTableBeside = (element: Element | null): HTMLTableElement | null =>
  element?.closest('[data-lz-item]')?.querySelector<HTMLTableElement>('table.lz-fixed') ?? null;

/** The borders of the table beside an element, measured after every render and when the size of the table changes. */
export function useBorderBoxes(holder: RefObject<HTMLElement | null>, item: TablaFijaItem): BorderBox[] {
  const [boxes, setBoxes] = useState<BorderBox[]>([]);
  useLayoutEffect(() => {
    let observed: HTMLTableElement | null = null;
    const observer = new ResizeObserver(() => measure());
    const measure = (): void => {
      const table = fixedTableBeside(holder.current);
      if (table !== observed) {
        observer.disconnect();
        if (table !== null) observer.observe(table);
        observed = table;
      }
      const next = table === null ? [] : boxesOf(table, item);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    return () => observer.disconnect();
  });
  return boxes;
}

function boxesOf(table: HTMLTableElement, item: TablaFijaItem): BorderBox[] {
  const owner = table.closest<HTMLElement>('[data-lz-item]');
  if (owner === null) return [];
  const { left: origin, width: shown } = owner.getBoundingClientRect();
  const unscaled = (length: number): number =>
    Math.round((length * owner.offsetWidth * 100) / Math.max(1, shown)) / 100;
  const { left, width } = table.getBoundingClientRect();
  const rows = [...table.rows].map((row) => {
    const box = row.getBoundingClientRect();
    return { top: topInItem(owner, box), height: box.height };
  });
  const shares = columnShares(item);
  return borderRuns(item).flatMap((run) => {
    const first = rows[run.from];
    const last = rows[run.to - 1];
    if (first === undefined || last === undefined) return [];
    const before = shares.slice(0, run.border + 1).reduce((sum, one) => sum + one, 0);
    return [
      {
        ...run,
        left: unscaled(left - origin + before * width),
        top: unscaled(first.top),
        height: unscaled(last.top + last.height - first.top),
      },
    ];
  });
}

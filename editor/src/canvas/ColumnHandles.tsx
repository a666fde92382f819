import type { TablaItem } from '@lienzo/schema/report/item';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './canvas.module.css';
import { tableBeside, useColumnDrag } from './use-column-drag.ts';

/** Position of a column border, in unscaled pixels from the item's top left corner. */
type Border = { left: number; top: number; height: number };

/** Drag handles between the columns of the selected table; dragging one redistributes the width of its two neighbours. */
export function ColumnHandles({ item }: { item: TablaItem }) {
  const holder = useRef<HTMLDivElement>(null);
  const { pulled, start, move, end } = useColumnDrag(holder, item);
  const borders = useBorders(holder);
  return (
    <div ref={holder} aria-hidden>
      {borders.map((border, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a border is its place
          key={index}
          className={classes.columnHandle}
          style={border}
          data-lz-no-drag
          data-lz-column-border={index}
          onPointerDown={(event) => start(event, index)}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onLostPointerCapture={end}
        >
          {pulled?.border === index ? (
            <span className={classes.widthBubble}>
              {[index, index + 1].map((at) => `${Math.round(pulled.widths[at] ?? 0)} %`).join(' | ')}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** Measured after every render of the table, and when its width changes. */
function useBorders(holder: { readonly current: HTMLDivElement | null }): Border[] {
  const [borders, setBorders] = useState<Border[]>([]);
  useLayoutEffect(() => {
    const table = tableBeside(holder.current);
    if (table === null) return;
    const measure = (): void => {
      const next = bordersOf(table);
      setBorders((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  });
  return borders;
}

function bordersOf(table: HTMLTableElement): Border[] {
  const heads = [...table.querySelectorAll<HTMLElement>('thead :is(th,td)')].slice(0, -1);
  const height = table.tHead?.offsetHeight ?? 0;
  return heads.map((head) => ({
    left: table.offsetLeft + head.offsetLeft + head.offsetWidth,
    top: table.offsetTop,
    height,
  }));
}

import type { TablaItem } from '@lienzo/schema/report/item';
import { useRef } from 'react';
import classes from './canvas.module.css';
import { useColumnBoxes } from './column-boxes.ts';
import { SelectedColumn } from './SelectedColumn.tsx';
import { useColumnDrag } from './use-column-drag.ts';

/**
 * The columns of the selected table: the one that is selected, and drag handles between them; dragging one redistributes
 * the width of its two neighbours.
 */
export function ColumnHandles({ item }: { item: TablaItem }) {
  const holder = useRef<HTMLDivElement>(null);
  const { pulled, start, move, end } = useColumnDrag(holder, item);
  const boxes = useColumnBoxes(holder);
  return (
    <div ref={holder}>
      <SelectedColumn item={item} boxes={boxes} />
      {boxes.slice(0, -1).map((box, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a border is its place
          key={index}
          className={classes.columnHandle}
          style={{ left: box.left + box.width, top: box.top, height: box.head }}
          aria-hidden
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

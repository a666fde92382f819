import type { TablaItem } from '@lienzo/schema/report/item';
import { useRef } from 'react';
import classes from '../canvas.module.css';
import { useColumnBoxes } from './column-boxes.ts';
import { SelectedColumn } from './SelectedColumn.tsx';
import { useColumnDrag } from './use-column-drag.ts';

/**
 * The columns of the selected table: the one that is selected, and drag handles between them in each of its bands; dragging
 * one redistributes the width of its two neighbours.
 */
export function ColumnHandles({ item }: { item: TablaItem }) {
  const holder = useRef<HTMLDivElement>(null);
  const { pulled, start } = useColumnDrag(holder, item);
  const boxes = useColumnBoxes(holder);
  return (
    <div ref={holder}>
      <SelectedColumn item={item} boxes={boxes} />
      {boxes.map((box, at) => {
        const { band, place, left, width, top, head } = box;
        const next = boxes[at + 1];
        if (next?.band !== band) return null;
        return (
          <div
            key={`${band} ${place}`}
            className={classes.columnHandle}
            style={{ left: left + width, top, height: head }}
            aria-hidden
            data-lz-no-drag
            data-lz-column-border={next.column - 1}
            onPointerDown={(event) => start(event, box)}
          >
            {pulled?.band === band && pulled.border === place ? (
              <span className={classes.widthBubble}>
                {[place, place + 1].map((one) => `${Math.round(pulled.widths[one] ?? 0)} %`).join(' | ')}
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

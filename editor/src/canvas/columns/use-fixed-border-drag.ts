import { editorFixedTableMessages as messages } from '@lienzo/schema/messages/editor-fixed-table-messages';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { columnShares } from '@lienzo/templates/drawing/fixed-table-look';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changeGrid } from '../../actions/fixed-tables.ts';
import { beginResize, commitResize } from '../../actions/resizing.ts';
import { moveBorder, movedWidths } from '../../model/fixed-table/column-borders.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { fixedTableBeside } from './fixed-borders.ts';
import { followPointer } from './follow-pointer.ts';

type BorderDrag = { x: number; border: number; tableWidth: number };
/** The border that is dragged, how far in percent of the table, and the shares of all columns at this moment. */
type Pulled = { border: number; by: number; shares: number[] };

/**
 * Dragging a border between two columns of a fixed table. Until it is let go only the table on the page changes. Esc
 * restores the widths.
 * @param holder an element in the table's item.
 */
export function useFixedBorderDrag(holder: RefObject<HTMLElement | null>, item: TablaFijaItem) {
  const store = useEditorStore();
  const drag = useRef<BorderDrag | null>(null);
  const last = useRef<Pulled | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const [pulled, setPulled] = useState<Pulled | null>(null);
  const resizing = useEditor((state) => state.resizing === item.uuid);
  const show = (next: Pulled | null): void => {
    last.current = next;
    setPulled(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only Esc ends the resizing while a border is dragged
  useLayoutEffect(() => {
    if (resizing || drag.current === null) return;
    drawShares(fixedTableBeside(holder.current), columnShares(item));
    drag.current = null;
    show(null);
  }, [resizing]);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: PointerEvent<HTMLDivElement>, border: number): void => {
    const table = fixedTableBeside(holder.current);
    if (event.button !== 0 || table === null || table.offsetWidth === 0) return;
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, border, tableWidth: table.getBoundingClientRect().width };
    beginResize(store, item.uuid, messages.steps.width);
    stop.current?.();
    stop.current = followPointer(event.pointerId, { move, end });
  };
  const move = (event: { clientX: number }): void => {
    const { current } = drag;
    if (current === null || store.getState().resizing !== item.uuid) return;
    const by = Math.round(((event.clientX - current.x) / current.tableWidth) * 100);
    const anchos = movedWidths(item.anchos, current.border, by);
    const shares = columnShares({ anchos });
    drawShares(fixedTableBeside(holder.current), shares);
    show({ border: current.border, by, shares });
  };
  const end = (): void => {
    const { current } = last;
    if (drag.current === null) return;
    drag.current = null;
    if (current !== null && current.by !== 0)
      changeGrid(store, item.uuid, {
        step: messages.steps.width,
        run: moveBorder(current.border, current.by),
      });
    show(null);
    commitResize(store);
  };
  return { pulled, start };
}

function drawShares(table: HTMLTableElement | null, shares: readonly number[]): void {
  for (const [at, column] of [...(table?.querySelectorAll('col') ?? [])].entries())
    column.style.width = `${(shares[at] ?? 0) * 100}%`;
}

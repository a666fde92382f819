import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { minimumColumnWidths } from '@lienzo/templates/drawing/table-layout';
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { perform } from '../actions/perform.ts';
import { beginResize, commitResize } from '../actions/resizing.ts';
import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';
import { updateItem } from '../model/commands/update-item.ts';
import { draggedColumnWidths } from '../model/data-item/dragged-column-widths.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { tableBeside } from './column-boxes.ts';

/** Widths, all in percent of the table. */
type BorderDrag = { x: number; border: number; tableWidth: number; widths: number[]; minimums: number[] };

/** The border that is dragged, and the widths of the columns at this moment, in percent. */
type Pulled = { border: number; widths: number[] };

/**
 * Dragging a border between two columns of a table. Until the border is let go only the table on the page changes:
 * a change of the document would redraw the panels at every move. Esc restores the widths.
 * @param holder an element in the table's item.
 */
export function useColumnDrag(holder: RefObject<HTMLElement | null>, item: TablaItem) {
  const store = useEditorStore();
  const drag = useRef<BorderDrag | null>(null);
  const last = useRef<Pulled | null>(null);
  const [pulled, setPulled] = useState<Pulled | null>(null);
  const resizing = useEditor((state) => state.resizing === item.uuid);
  const show = (next: Pulled | null): void => {
    last.current = next;
    setPulled(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only Esc ends the resizing while a border is dragged
  useLayoutEffect(() => {
    if (resizing || drag.current === null) return;
    drawWidths(holder.current, drag.current.widths);
    drag.current = null;
    show(null);
  }, [resizing]);

  const start = (event: PointerEvent<HTMLDivElement>, border: number): void => {
    const table = tableBeside(holder.current);
    if (event.button !== 0 || table === null || table.offsetWidth === 0) return;
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { rows, today } = store.getState();
    drag.current = {
      x: event.clientX,
      border,
      tableWidth: table.getBoundingClientRect().width,
      widths: widthsOf(table),
      minimums: minimumShares(item, rows[item.uuid]?.rows ?? [], table.offsetWidth / PIXELS_PER_POINT, today),
    };
    beginResize(store, item.uuid, editorCommandMessages.steps.resizeTableColumn);
  };
  const move = (event: PointerEvent): void => {
    const { current } = drag;
    if (current === null || store.getState().resizing !== item.uuid) return;
    const by = ((event.clientX - current.x) / current.tableWidth) * 100;
    const widths = draggedColumnWidths(current.widths, current.minimums, current.border, by);
    if (isSame(widths, last.current?.widths)) return;
    drawWidths(holder.current, widths);
    show({ border: current.border, widths });
  };
  const end = (): void => {
    if (drag.current === null) return;
    drag.current = null;
    if (last.current !== null) keepWidths(store, item, last.current.widths);
    show(null);
    commitResize(store);
  };
  return { pulled, start, move, end };
}

function keepWidths(store: EditorStore, item: TablaItem, widths: number[]): void {
  const selected_columns = item.selected_columns.map((column, at) => ({ ...column, ancho: widths[at] }));
  const update = { uuid: item.uuid, nombre: 'tabla', fields: { selected_columns } } as const;
  perform(store, (document) => updateItem(document, update), {
    label: editorCommandMessages.steps.pullTableColumn,
  });
}

/** The widths, in percent of the table, below which the values of each column would break. */
function minimumShares(item: TablaItem, rows: readonly Row[], width: number, today: string): number[] {
  const points = minimumColumnWidths(item, rows, width, (row) =>
    withAdditional(item.additional_columns, row, today),
  );
  return points.map((one) => (one / width) * 100);
}

/** Sets the widths of the drawn table. */
function drawWidths(holder: HTMLElement | null, widths: readonly number[]): void {
  const columns = tableBeside(holder)?.querySelectorAll('col') ?? [];
  for (const [at, column] of [...columns].entries()) column.style.width = `${widths[at] ?? 0}%`;
}

const isSame = (widths: readonly number[], before: readonly number[] | undefined): boolean =>
  before !== undefined && widths.every((width, at) => width === before[at]);

/** The rendered column widths, in percent. */
const widthsOf = (table: HTMLTableElement): number[] =>
  [...table.querySelectorAll('col')].map((column) => Number.parseFloat(column.style.width));

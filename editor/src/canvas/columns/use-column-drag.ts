import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { reportFont, withFont } from '@lienzo/schema/report/with-fonts';
import { minimumColumnWidths } from '@lienzo/templates/drawing/table-layout';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { perform } from '../../actions/perform.ts';
import { beginResize, commitResize } from '../../actions/resizing.ts';
import { PIXELS_PER_POINT } from '../../drawing/pixels-per-point.ts';
import { updateItem } from '../../model/commands/update-item.ts';
import { draggedColumnWidths } from '../../model/data-item/dragged-column-widths.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { bandsBeside, type ColumnBox, columnsOfBands } from './column-boxes.ts';
import { followPointer } from './follow-pointer.ts';

/** A border of a band, by its place there, and the widths of the band's columns, all in percent of the table. */
type BorderDrag = {
  x: number;
  band: number;
  border: number;
  tableWidth: number;
  widths: number[];
  /** Below these the values of `rows` would break. */
  minimums: number[];
  rows: readonly Row[];
};

const NO_ROWS: readonly Row[] = [];

/** The border that is dragged, and the widths of its band's columns at this moment, in percent. */
type Pulled = Pick<BorderDrag, 'band' | 'border' | 'widths'>;

/**
 * Dragging a border between two columns of a table. Until the border is let go only the table on the page changes:
 * a change of the document would redraw the panels at every move. Esc restores the widths.
 * @param holder an element in the table's item.
 */
export function useColumnDrag(holder: RefObject<HTMLElement | null>, item: TablaItem) {
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
    drawWidths(bandsBeside(holder.current)[drag.current.band], drag.current.widths);
    drag.current = null;
    show(null);
  }, [resizing]);

  useEffect(() => () => stop.current?.(), []);

  const rowsNow = (): readonly Row[] => store.getState().rows[item.uuid]?.rows ?? NO_ROWS;
  const minimumsOf = (rows: readonly Row[], table: HTMLTableElement, band: number): number[] =>
    minimumShares(withFont(item, reportFont(store.getState().edit.document)), rows, table, {
      band,
      today: store.getState().today,
    });

  const start = (event: PointerEvent<HTMLDivElement>, { band, place }: ColumnBox): void => {
    const table = bandsBeside(holder.current)[band];
    if (event.button !== 0 || table === undefined || table.offsetWidth === 0) return;
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = rowsNow();
    drag.current = {
      x: event.clientX,
      band,
      border: place,
      tableWidth: table.getBoundingClientRect().width,
      widths: widthsOf(table),
      minimums: minimumsOf(rows, table, band),
      rows,
    };
    beginResize(store, item.uuid, editorCommandMessages.steps.resizeTableColumn);
    stop.current?.();
    stop.current = followPointer(event.pointerId, { move, end });
  };
  const move = (event: { clientX: number }): void => {
    const { current } = drag;
    if (current === null || store.getState().resizing !== item.uuid) return;
    const table = bandsBeside(holder.current)[current.band];
    const rows = rowsNow();
    // Values that came after the border was taken may need more room.
    if (table !== undefined && rows !== current.rows)
      Object.assign(current, { rows, minimums: minimumsOf(rows, table, current.band) });
    const by = ((event.clientX - current.x) / current.tableWidth) * 100;
    const widths = draggedColumnWidths(current.widths, current.minimums, current.border, by);
    if (isSame(widths, last.current?.widths)) return;
    drawWidths(table, widths);
    show({ band: current.band, border: current.border, widths });
  };
  const end = (): void => {
    if (drag.current === null) return;
    drag.current = null;
    if (last.current !== null) keepWidths(store, item, bandsBeside(holder.current), last.current);
    show(null);
    commitResize(store);
  };
  return { pulled, start };
}

/** Keeps the widths of the columns of a band. */
function keepWidths(
  store: EditorStore,
  item: TablaItem,
  bands: readonly HTMLTableElement[],
  { band, widths }: Pulled,
): void {
  const columns = columnsOfBands(bands)[band] ?? [];
  const selected_columns = item.selected_columns.map((column, at) => {
    const position = columns.indexOf(at);
    return position < 0 ? column : { ...column, ancho: widths[position] };
  });
  const update = { uuid: item.uuid, nombre: 'tabla', fields: { selected_columns } } as const;
  perform(store, (document) => updateItem(document, update), {
    label: editorCommandMessages.steps.pullTableColumn,
  });
}

/** The widths, in percent of the table, below which the values of each column of a band would break. */
function minimumShares(
  item: TablaItem,
  rows: readonly Row[],
  table: HTMLTableElement,
  { band, today }: { band: number; today: string },
): number[] {
  const width = table.offsetWidth / PIXELS_PER_POINT;
  const complete = rowCompleter(item, today);
  return minimumColumnWidths(item, rows, width, complete, band).map((one) => (one / width) * 100);
}

/** Sets the widths of a drawn band. */
function drawWidths(table: HTMLTableElement | undefined, widths: readonly number[]): void {
  for (const [at, column] of [...(table?.querySelectorAll('col') ?? [])].entries())
    column.style.width = `${widths[at] ?? 0}%`;
}

const isSame = (widths: readonly number[], before: readonly number[] | undefined): boolean =>
  before !== undefined && widths.every((width, at) => width === before[at]);

/** The rendered column widths, in percent. */
const widthsOf = (table: HTMLTableElement): number[] =>
  [...table.querySelectorAll('col')].map((column) => Number.parseFloat(column.style.width));

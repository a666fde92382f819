import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { perform } from '../actions/perform.ts';
import { beginResize, commitResize } from '../actions/resizing.ts';
import { updateItem } from '../model/commands/update-item.ts';
import { draggedColumnWidths } from '../model/data-item/dragged-column-widths.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './canvas.module.css';

/** Position of a column border, in unscaled pixels from the item's top left corner. */
type Border = { left: number; top: number; height: number };
type BorderDrag = { x: number; border: number; tableWidth: number; widths: number[] };

/**
 * Drag handles between the columns of the selected table; dragging one redistributes the width of its two neighbours.
 */
export function ColumnHandles({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const holder = useRef<HTMLDivElement>(null);
  const borders = useBorders(holder);
  const drag = useRef<BorderDrag | null>(null);
  const resizing = useEditor((state) => state.resizing === item.uuid);

  const start = (event: PointerEvent<HTMLDivElement>, border: number): void => {
    const table = tableBeside(holder.current);
    if (event.button !== 0 || table === null) return;
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const tableWidth = table.getBoundingClientRect().width;
    drag.current = { x: event.clientX, border, tableWidth, widths: widthsOf(table) };
    beginResize(store, item.uuid, editorCommandMessages.steps.resizeTableColumn);
  };
  const move = (event: PointerEvent): void => {
    const { current } = drag;
    if (current === null || !resizing || current.tableWidth === 0) return;
    const by = ((event.clientX - current.x) / current.tableWidth) * 100;
    const widths = draggedColumnWidths(current.widths, current.border, by);
    const selected_columns = item.selected_columns.map((column, at) => ({ ...column, ancho: widths[at] }));
    const update = { uuid: item.uuid, nombre: 'tabla', fields: { selected_columns } } as const;
    perform(store, (document) => updateItem(document, update), {
      label: editorCommandMessages.steps.pullTableColumn,
    });
  };
  const end = (): void => {
    if (drag.current === null) return;
    drag.current = null;
    commitResize(store);
  };

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
          {resizing && drag.current?.border === index ? (
            <span className={classes.widthBubble}>
              {[index, index + 1]
                .map((at) => `${Math.round(item.selected_columns[at]?.ancho ?? 0)} %`)
                .join(' | ')}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** The table, unless its columns are in several bands, where a border has no two neighbours to share with. */
function tableBeside(holder: HTMLElement | null): HTMLTableElement | null {
  const bands = holder?.closest('[data-lz-item]')?.querySelectorAll<HTMLTableElement>('table.lz-table');
  return bands?.length === 1 ? (bands[0] ?? null) : null;
}

/** The rendered column widths, in percent. */
const widthsOf = (table: HTMLTableElement): number[] =>
  [...table.querySelectorAll('col')].map((column) => Number.parseFloat(column.style.width));

/** Measured after every render of the table, and when its width changes. */
function useBorders(holder: { readonly current: HTMLDivElement | null }): Border[] {
  const [borders, setBorders] = useState<Border[]>([]);
  useLayoutEffect(() => {
    const table = tableBeside(holder.current);
    if (table === null) {
      setBorders((before) => (before.length === 0 ? before : []));
      return;
    }
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

import type { SelectedColumn as Column } from '@lienzo/schema/data/column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { setHeading } from '../../actions/columns.ts';
import { selectedColumn } from '../../store/selected-column.ts';
import { setRenaming } from '../../store/slices/column-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';
import type { ColumnBox } from './column-boxes.ts';

/** The mark of the selected column over each band of the table, and the field for its heading while it is renamed. */
export function SelectedColumn({ item, boxes }: { item: TablaItem; boxes: ColumnBox[] }) {
  const selected = useEditor(selectedColumn);
  const at = item.selected_columns.findIndex(({ column }) => column === selected?.key);
  const column = item.selected_columns[at];
  const marked = boxes.filter((box) => box.column === at);
  const [box] = marked;
  if (selected === null || column === undefined || box === undefined) return null;
  const { top, width, own } = box;
  return (
    <>
      {marked.map((one) => (
        <div
          key={one.band}
          className={classes.columnMark}
          style={{ left: one.left, top: one.top, width: one.width, height: one.height }}
          aria-hidden
          data-lz-selected-column={at}
        />
      ))}
      {selected.renaming ? (
        <HeadingField
          uuid={item.uuid}
          column={column}
          style={{ ...sideOf(box, boxes), top: top + own.top, minWidth: width, minHeight: own.height }}
        />
      ) : null}
    </>
  );
}

/** The field is wider than a narrow column, towards the middle of the table. */
function sideOf({ left, width }: ColumnBox, boxes: readonly ColumnBox[]): CSSProperties {
  const middle = Math.max(0, ...boxes.map((one) => one.left + one.width)) / 2;
  return left < middle ? { left } : { right: `calc(100% - ${left + width}px)` };
}

type FieldProps = { uuid: string; column: Column; style: CSSProperties };

/** Typing a column's heading over its head. What was typed is kept however the field is left, except by Esc. */
function HeadingField({ uuid, column, style }: FieldProps) {
  const store = useEditorStore();
  const field = useRef<HTMLInputElement>(null);
  const { column: key } = column;
  const heading = columnTitle(column);
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    element.select();
    // A press on another item takes the field away before it hears that it has lost the focus.
    return () => setHeading(store, uuid, key, element.value);
  }, [store, uuid, key]);
  const leaveByKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') event.currentTarget.value = heading;
    event.currentTarget.closest<HTMLElement>('[data-lz-item]')?.focus({ preventScroll: true });
  };
  return (
    <input
      ref={field}
      className={classes.headingField}
      style={style}
      defaultValue={heading}
      maxLength={200}
      placeholder={column.readable_name || editorColumnMessages.noHeading}
      aria-label={editorColumnMessages.headingOf(column.readable_name || editorColumnMessages.blank)}
      data-lz-no-drag
      data-lz-heading
      onKeyDown={leaveByKey}
      onBlur={({ currentTarget }) => {
        setHeading(store, uuid, key, currentTarget.value);
        setRenaming(store, false);
      }}
    />
  );
}

/** What a grid keeps by itself: the selection, the cell that is edited, and what it says. */
import { gridMessages } from '@lienzo/schema/messages/grid-messages';
import { type RefObject, useRef, useState } from 'react';
import type { EditEnd } from './GridEditor';
import { type GridColumn, isWritable } from './grid-column';
import {
  at,
  type GridPlace,
  type GridRange,
  type GridSelection,
  moved,
  nextPlace,
  rangeOf,
  within,
} from './grid-selection';
import { sizeOf, type Written } from './write-cells';

export type GridParts<Row> = {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  keyOf: (row: Row) => number;
  isReadOnly: boolean;
  /** One step of the history: these rows, by their keys. */
  change: (rows: (readonly [number, Row])[]) => void;
  undo: () => boolean;
  redo: () => boolean;
};

export type Editing = { place: GridPlace; text: string; isTyped: boolean };

export type GridState<Row> = GridParts<Row> & {
  scroller: RefObject<HTMLDivElement | null>;
  selection: GridSelection;
  range: GridRange;
  editing: Editing | null;
  /** What is being drawn with the handle. */
  drawn: GridRange | null;
  draw: (range: GridRange | null) => void;
  said: string;
  say: (text: string) => void;
  select: (selection: GridSelection) => void;
  /** Begins to edit the active cell; without a text with what it has. */
  edit: (typed?: string) => void;
  endEdit: (how: EditEnd) => void;
  /** Applies a block and says what it did. */
  apply: (written: Written<Row>, words: (count: number) => string, next?: GridRange) => void;
};

export function useGridState<Row>(parts: GridParts<Row>, reveal: (place: GridPlace) => void): GridState<Row> {
  const { rows, columns, keyOf, isReadOnly, change } = parts;
  const scroller = useRef<HTMLDivElement>(null);
  const size = sizeOf({ rows, columns });
  const first = Math.max(
    0,
    columns.findIndex(({ write }) => write !== undefined),
  );
  const [chosen, setChosen] = useState<GridSelection>(at({ row: 0, column: first }));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [drawn, draw] = useState<GridRange | null>(null);
  const [said, say] = useState('');
  const selection = within(chosen, size);
  const select = (next: GridSelection): void => {
    setChosen(next);
    say('');
    reveal(next.focus);
  };
  const edit = (typed?: string): void => {
    const { focus } = selection;
    const row = rows[focus.row];
    const column = columns[focus.column];
    if (row === undefined || column === undefined) return;
    const why = column.locked?.(row) ?? null;
    if (isReadOnly || !isWritable(column, row))
      say(why === null ? gridMessages.readOnly : gridMessages.locked(why));
    else {
      reveal(focus);
      setChosen(at(focus));
      setEditing({ place: focus, text: typed ?? column.text(row), isTyped: typed !== undefined });
    }
  };
  const endEdit = ({ text, key, isShift }: EditEnd): void => {
    if (editing === null) return;
    setEditing(null);
    const { place } = editing;
    const row = rows[place.row];
    const column = columns[place.column];
    if (text !== null && row !== undefined && column?.write !== undefined && column.text(row) !== text)
      change([[keyOf(row), column.write(row, text)]]);
    if (text !== null && key === null) return;
    scroller.current?.focus({ preventScroll: true });
    const next = key === null ? null : afterEdit(place, key, isShift, parts);
    if (next !== null) select(next);
  };
  const apply: GridState<Row>['apply'] = ({ rows: changed, ...done }, words, next) => {
    if (changed.size > 0)
      change(
        [...changed].flatMap(([place, row]) => {
          const before = rows[place];
          return before === undefined ? [] : [[keyOf(before), row] as const];
        }),
      );
    if (next !== undefined) setChosen(selectionOf(next));
    say(
      [
        words(done.written),
        ...(done.skipped > 0 ? [gridMessages.skipped(done.skipped)] : []),
        ...(done.beyond > 0 ? [gridMessages.beyond(done.beyond)] : []),
      ].join(' '),
    );
  };
  return {
    ...parts,
    ...{ scroller, selection, range: rangeOf(selection), editing, drawn, draw, said, say },
    ...{ select, edit, endEdit, apply },
  };
}

const selectionOf = ({ top, bottom, left, right }: GridRange): GridSelection => ({
  anchor: { row: bottom, column: right },
  focus: { row: top, column: left },
});

/** Enter goes down, Tab to the next cell that can be written, arrows where they point. */
function afterEdit<Row>(
  place: GridPlace,
  key: string,
  isShift: boolean,
  { rows, columns }: GridParts<Row>,
): GridSelection | null {
  const size = sizeOf({ rows, columns });
  if (key === 'Tab') {
    const next = nextPlace(place, isShift ? -1 : 1, size, (column) => columns[column]?.write !== undefined);
    return next === null ? null : at(next);
  }
  const arrow = key === 'Enter' ? (isShift ? 'ArrowUp' : 'ArrowDown') : key;
  return moved(at(place), { key: arrow, isFar: false, extends: false, page: 0 }, size);
}

/** What a grid keeps by itself: the selection, the cell that is edited, and what it says. */
import { gridMessages } from '@lienzo/schema/capture/grid-messages';
import { type RefObject, useRef, useState } from 'react';
import type { EditEnd } from './GridEditor';
import { type GridColumn, isWritable } from './grid-column';
import {
  at,
  entered,
  type GridPosition,
  type GridRange,
  type GridSelection,
  moved,
  nextPosition,
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
  /** The row of a number, among those that are shown; null when none has it. */
  rowOf?: ((number: string) => number | null) | undefined;
  undo: () => boolean;
  redo: () => boolean;
};

export type Editing = { place: GridPosition; text: string; isTyped: boolean };

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
  /** To the next cell that can be written; false: there is none. */
  tab: (step: 1 | -1) => boolean;
  /** Down or up; after Tab to the column where the row of Tabs began. */
  enter: (isUp: boolean) => void;
  /** Begins to edit the active cell; without a text with what it has. */
  edit: (typed?: string) => void;
  endEdit: (how: EditEnd) => void;
  /** Applies a block and says what it did. */
  apply: (written: Omit<Written<Row>, 'range'>, texts: (count: number) => string, next?: GridRange) => void;
};

export function useGridState<Row>(
  parts: GridParts<Row>,
  reveal: (position: GridPosition) => void,
): GridState<Row> {
  const { rows, columns, keyOf, isReadOnly, change } = parts;
  const scroller = useRef<HTMLDivElement>(null);
  const size = sizeOf({ rows, columns });
  const [chosen, setChosen] = useState<GridSelection>(at({ row: 0, column: size.first }));
  /** Where a row of Tabs began: Enter returns to it. */
  const tabbedFrom = useRef<number | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [drawn, draw] = useState<GridRange | null>(null);
  const [said, say] = useState('');
  const selection = within(chosen, size);
  const go = (next: GridSelection): void => {
    setChosen(next);
    say('');
    reveal(next.focus);
  };
  const select = (next: GridSelection): void => {
    tabbedFrom.current = null;
    go(next);
  };
  const tab = (step: 1 | -1): boolean => {
    const { focus } = selection;
    const next = nextPosition(
      focus,
      step,
      size,
      (column) => isReadOnly || columns[column]?.write !== undefined,
    );
    if (next === null) return false;
    tabbedFrom.current ??= focus.column;
    go(at(next));
    return true;
  };
  const enter = (isUp: boolean): void =>
    select(entered(selection.focus, { isUp, tabbedFrom: tabbedFrom.current }, size));
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
  /** Enter goes down, Tab to the next cell that can be written, arrows where they point. */
  const goOn = (key: string, isShift: boolean): void => {
    if (key === 'Enter') {
      enter(isShift);
      return;
    }
    if (key === 'Tab') {
      tab(isShift ? -1 : 1);
      return;
    }
    const next = moved(at(selection.focus), { key, isFar: false, extends: false, page: 0 }, size);
    if (next !== null) select(next);
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
    if (key !== null) goOn(key, isShift);
  };
  const apply: GridState<Row>['apply'] = ({ rows: changed, ...done }, labels, next) => {
    if (changed.size > 0)
      change(
        [...changed].flatMap(([place, row]) => {
          const before = rows[place];
          return before === undefined ? [] : [[keyOf(before), row] as const];
        }),
      );
    if (next !== undefined) setChosen(selectionOf(next));
    say([labels(done.written), ...leftOut(done)].join(' '));
  };
  return {
    ...parts,
    ...{ scroller, selection, range: rangeOf(selection), editing, drawn, draw, said, say },
    ...{ select, tab, enter, edit, endEdit, apply },
  };
}

/** What a block did not write, and why. */
const leftOut = ({
  skipped,
  beyond,
  unknown = [],
}: Pick<Written<unknown>, 'skipped' | 'beyond' | 'unknown'>) => [
  ...(skipped > 0 ? [gridMessages.skipped(skipped)] : []),
  ...(beyond > 0 ? [gridMessages.beyond(beyond)] : []),
  ...(unknown.length > 0 ? [gridMessages.unknown(unknown)] : []),
];

const selectionOf = ({ top, bottom, left, right }: GridRange): GridSelection => ({
  anchor: { row: bottom, column: right },
  focus: { row: top, column: left },
});

import { gridMessages } from '@lienzo/schema/capture/grid-messages';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { readBlock, writeBlock } from './clipboard-block';
import { at, type GridPosition, moved } from './grid-selection';
import { nextProblem } from './next-problem';
import type { GridState } from './use-grid-state';
import { blockOf, clearCells, fillDown, fillRight, pasteBlock, pasteByNumber, sizeOf } from './write-cells';

type GridKeys = {
  onKeyDown: (event: KeyboardEvent) => void;
  onCopy: (event: ClipboardEvent) => void;
  onCut: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  goToProblem: () => void;
};

/** Keys and clipboard of a grid, as spreadsheets have them. */
/** @param elsewhere shows a problem that no cell of the grid has; false: there is none. */
export function useGridKeys<Row>(
  state: GridState<Row>,
  page: () => number,
  elsewhere: () => boolean,
): GridKeys {
  // After Esc the next Tab leaves the grid, so that nobody is caught in it.
  const isLeaving = useRef(false);
  const goToProblem = (): void => {
    const match = nextProblem(state, state.selection.focus);
    // After the last one here come those that another view shows.
    if ((match === null || !isAfter(match, state.selection.focus)) && elsewhere()) return;
    if (match === null) state.say(gridMessages.noProblem);
    else state.select(at(match));
  };
  const tab = (event: KeyboardEvent): void => {
    const isHere = !isLeaving.current && state.tab(event.shiftKey ? -1 : 1);
    isLeaving.current = false;
    if (isHere) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (state.editing !== null || event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Tab') {
      tab(event);
      return;
    }
    isLeaving.current = event.key === 'Escape';
    const act = isLeaving.current
      ? () => state.say(gridMessages.leave)
      : (commandOf(event, state) ?? moveOf(event, state, page()) ?? actionOf(event, state, goToProblem));
    if (act === null) return;
    event.preventDefault();
    act();
  };
  const copy = (event: ClipboardEvent): boolean => {
    if (state.editing !== null) return false;
    event.preventDefault();
    const block = blockOf(state, state.range);
    event.clipboardData.setData('text/plain', writeBlock(block));
    state.say(gridMessages.copied(block.length * (block[0]?.length ?? 0)));
    return true;
  };
  return {
    onKeyDown,
    goToProblem,
    onCopy: (event) => void copy(event),
    onCut: (event) => {
      if (copy(event) && !state.isReadOnly) state.apply(clearCells(state, state.range), gridMessages.cleared);
    },
    onPaste: (event) => {
      if (state.editing !== null) return;
      event.preventDefault();
      const block = readBlock(event.clipboardData.getData('text/plain'));
      writing(state, () => paste(state, block))();
    },
  };
}

/** Over the columns that say who a row is, a block of several columns begins with numbers. */
function paste<Row>(state: GridState<Row>, block: readonly (readonly string[])[]): void {
  const { rowOf, range } = state;
  const isByNumber = state.columns[range.left]?.write === undefined && block.some(({ length }) => length > 1);
  if (rowOf !== undefined && isByNumber) {
    state.apply(pasteByNumber(state, block, rowOf), gridMessages.pasted);
    return;
  }
  const written = pasteBlock(state, range, block);
  state.apply(written, gridMessages.pasted, written.range);
}

const isAfter = (position: GridPosition, other: GridPosition): boolean =>
  position.row > other.row || (position.row === other.row && position.column > other.column);

/** What a key does beside moving; null: nothing of ours. */
function actionOf<Row>(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  state: GridState<Row>,
  goToProblem: () => void,
): (() => void) | null {
  switch (key) {
    case 'F2':
      return () => state.edit();
    case 'F8':
      return goToProblem;
    case 'Delete':
    case 'Backspace':
      return writing(state, () => state.apply(clearCells(state, state.range), gridMessages.cleared));
    default:
      return key.length === 1 && !ctrlKey && !metaKey ? () => state.edit(key) : null;
  }
}

/** Where a key leads; Enter goes down, as in a spreadsheet. */
function moveOf<Row>(event: KeyboardEvent, state: GridState<Row>, page: number): (() => void) | null {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (key === 'Enter') return () => state.enter(shiftKey);
  const move = { key, isFar: ctrlKey || metaKey, extends: shiftKey, page };
  const next = moved(state.selection, move, sizeOf(state));
  return next === null ? null : () => state.select(next);
}

/** What a key does together with Ctrl. */
function commandOf<Row>(event: KeyboardEvent, state: GridState<Row>): (() => void) | null {
  if (!event.ctrlKey && !event.metaKey) return null;
  const { rows, columns } = sizeOf(state);
  switch (event.key.toLowerCase()) {
    case 'a':
      return () =>
        state.select({ anchor: { row: rows - 1, column: columns - 1 }, focus: { row: 0, column: 0 } });
    case 'd':
      return writing(state, () => state.apply(fillDown(state, state.range), gridMessages.filled));
    case 'r':
      return writing(state, () => state.apply(fillRight(state, state.range), gridMessages.filled));
    case 'z':
      return event.shiftKey
        ? redoing(state)
        : writing(state, () => state.undo() && state.say(gridMessages.undone));
    case 'y':
      return redoing(state);
    default:
      return null;
  }
}

const redoing = <Row>(state: GridState<Row>) =>
  writing(state, () => state.redo() && state.say(gridMessages.redone));

const writing =
  <Row>(state: GridState<Row>, act: () => void) =>
  (): void =>
    state.isReadOnly ? state.say(gridMessages.readOnly) : act();

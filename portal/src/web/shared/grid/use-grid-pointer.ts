import { gridMessages } from '@lienzo/schema/capture/grid-messages';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { at, type GridPosition } from './grid-selection';
import type { GridState } from './use-grid-state';
import { drawnRange, fillFrom } from './write-cells';

type GridPointer = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onDoubleClick: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/** Selecting with the mouse, filling with the handle, and editing by a double click or a second tap. */
export function useGridPointer<Row>(state: GridState<Row>): GridPointer {
  const doing = useRef<'selecting' | 'filling' | null>(null);
  const tapped = useRef(false);
  const { selection } = state;
  return {
    onPointerDown: (event) => {
      const position = positionOf(event.target);
      if (event.button !== 0 || position === null || event.target instanceof HTMLInputElement) return;
      tapped.current = isSame(position, selection.focus) && event.pointerType !== 'mouse';
      if (event.target instanceof Element && event.target.closest('[data-handle]') !== null) {
        doing.current = 'filling';
        state.draw(state.range);
        return;
      }
      doing.current = event.pointerType === 'mouse' ? 'selecting' : null;
      state.select(event.shiftKey ? { anchor: selection.anchor, focus: position } : at(position));
    },
    onPointerMove: (event) => {
      // A button that was let go outside of the window ends it.
      if (event.buttons === 0) doing.current = null;
      const location = doing.current === null ? null : positionOf(event.target);
      if (location === null) return;
      if (doing.current === 'filling') state.draw(drawnRange(state.range, location));
      else if (!isSame(location, selection.focus))
        state.select({ anchor: selection.anchor, focus: location });
    },
    onPointerUp: () => {
      const { drawn, range } = state;
      if (doing.current === 'filling' && drawn !== null)
        state.apply(fillFrom(state, range, drawn), gridMessages.filled, drawn);
      doing.current = null;
      state.draw(null);
    },
    onDoubleClick: (event) => {
      if (positionOf(event.target) !== null && !(event.target instanceof HTMLInputElement)) state.edit();
    },
    onClick: () => {
      if (tapped.current) state.edit();
      tapped.current = false;
    },
  };
}

const isSame = (one: GridPosition, other: GridPosition): boolean =>
  one.row === other.row && one.column === other.column;

/** The place of the cell under a target. */
function positionOf(target: EventTarget): GridPosition | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell === null || row === null || row === undefined
    ? null
    : { row: Number(row.dataset.row), column: Number(cell.dataset.cell) };
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DirectoryRows } from './directory-rows';
import type { SelectionControls } from './use-selection';

/** Rows used as markers to detect a shift, so that some of them may be removed. */
const MARKER_ROWS = 6;
/** Maximum shift that is searched for, in rows; beyond it the list counts as changed. */
const MAX_SHIFT = 400;

type ScrollAnchoringParts = {
  scroller: RefObject<HTMLDivElement | null>;
  rows: DirectoryRows;
  selection: SelectionControls;
  rowHeight: number;
  /** The first visible row. */
  first: number;
};

type Mark = { index: number; id: string };

/** Scroll anchoring: when others add or remove rows, the visible rows and the active row stay in place. */
export function useScrollAnchoring({
  scroller,
  rows,
  selection,
  rowHeight,
  first,
}: ScrollAnchoringParts): void {
  const seen = useRef<{ sight: Mark[]; active: Mark[] }>({ sight: [], active: [] });
  const { active, shift } = selection;
  useLayoutEffect(() => {
    const element = scroller.current;
    const moved = movedBy(rows, seen.current.sight);
    // At its top the list shows new first rows instead.
    if (element !== null && element.scrollTop > 0 && moved !== 0) element.scrollTop += moved * rowHeight;
    const stepped = movedBy(rows, seen.current.active);
    if (stepped !== 0) shift(stepped);
    seen.current = { sight: marksFrom(rows, first + moved), active: marksFrom(rows, active + stepped, 1) };
  });
}

function marksFrom(rows: DirectoryRows, from: number, count = MARKER_ROWS): Mark[] {
  const marks: Mark[] = [];
  for (let index = from; index < from + count; index += 1) {
    const id = rows.at(index)?.id;
    if (id !== undefined) marks.push({ index, id });
  }
  return marks;
}

/** By how many rows the markers have moved; 0 as well when none is found. */
function movedBy(rows: DirectoryRows, marks: readonly Mark[]): number {
  for (const mark of marks) {
    const now = indexNear(rows, mark);
    if (now !== null) return now - mark.index;
  }
  return 0;
}

function indexNear(rows: DirectoryRows, { index, id }: Mark): number | null {
  // Not loaded yet.
  if (rows.at(index) === undefined && index < (rows.total ?? 0)) return null;
  for (let step = 0; step <= MAX_SHIFT; step += 1) {
    if (rows.at(index + step)?.id === id) return index + step;
    if (index >= step && rows.at(index - step)?.id === id) return index - step;
  }
  return null;
}

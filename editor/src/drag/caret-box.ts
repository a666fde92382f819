import type { Box, ColumnBox, DropTarget, SectionBox } from '../store/slices/drag-slice.ts';

/** Thickness of the insertion caret, in pixels. */
const CARET_WIDTH = 3;
/** Distance of the caret from a section that has no adjacent section, in pixels. */
const CARET_DISTANCE = 8;
/** Sections that are farther apart stand on two pages, in pixels. */
const PAGE_APART = 48;

/** Position of the insertion caret for a drop target; a refused drop frames its section; null without a target. */
export function caretBox(sections: SectionBox[], drop: DropTarget): Box | null {
  if (drop.kind === 'section') return lineBetween(sections, drop.index, false);
  if (drop.kind === 'refused') return sections.find((section) => section.id === drop.section) ?? null;
  const { place } = drop;
  if (place.into === 'new-section') return lineBetween(sections, place.index, place.atPageTop === true);
  const section = sections.find((one) => one.id === place.section);
  if (section === undefined) return null;
  return place.into === 'section'
    ? lineInside(section, place.index)
    : lineInColumn(section.columns[place.column], place.index);
}

/** Between two items of a column, or at its end. */
function lineInColumn(column: ColumnBox | undefined, index: number): Box | null {
  if (column === undefined) return null;
  const above = column.items[index - 1];
  const below = column.items[index];
  const y =
    above === undefined
      ? column.top - CARET_WIDTH / 2
      : below === undefined
        ? above.bottom + 4
        : (above.bottom + below.top) / 2;
  return { left: column.left, right: column.right, top: y - CARET_WIDTH / 2, bottom: y + CARET_WIDTH / 2 };
}

function lineBetween(sections: SectionBox[], index: number, atPageTop: boolean): Box | null {
  const previous = sections[index - 1];
  const next = sections[index];
  const beside = previous ?? next;
  if (beside === undefined) return null;
  const y = middle(previous, next, atPageTop) - CARET_WIDTH / 2;
  return { left: beside.left, right: beside.right, top: y, bottom: y + CARET_WIDTH };
}

function middle(previous: Box | undefined, next: SectionBox | undefined, atPageTop: boolean): number {
  if (previous === undefined) return (next?.top ?? 0) - CARET_DISTANCE;
  if (next === undefined) return previous.bottom + CARET_DISTANCE;
  if (next.startsPage) return atPageTop ? next.top - CARET_DISTANCE : previous.bottom + CARET_DISTANCE;
  // Where a page ends by itself, what is dropped follows the section before.
  if (next.top - previous.bottom > PAGE_APART) return previous.bottom + CARET_DISTANCE;
  return (previous.bottom + next.top) / 2;
}

function lineInside(section: SectionBox, index: number): Box {
  const previous = section.columns[index - 1];
  const next = section.columns[index];
  const x =
    previous === undefined
      ? (next?.left ?? section.left) - (next === undefined ? 0 : CARET_WIDTH)
      : next === undefined
        ? Math.min(previous.right + 4, section.right)
        : (previous.right + next.left) / 2;
  return { left: x - CARET_WIDTH / 2, right: x + CARET_WIDTH / 2, top: section.top, bottom: section.bottom };
}

import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { MAX_STACKED_ITEMS } from '@lienzo/schema/report/section-columns';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import type { ColumnBox, DropTarget, SectionBox } from '../store/slices/drag-slice.ts';
import type { Point } from '../store/slices/text-slice.ts';

/** Distance from a section's top and bottom edge, in pixels, within which a drop means "between sections". */
const EDGE_ZONE = 10;
/** Share of a column's width at either side that means "beside it"; between, "above or below its items". */
const SIDE_ZONE = 1 / 3;
/** Placeholder id of the section that a drop creates; the drop replaces it by a real one. */
export const NEW_SECTION_ID = 'new-section';

/**
 * The drop target at a point.
 * @param moving uuids of the items being moved; empty for a new item.
 */
export function findDrop(sections: SectionBox[], point: Point, moving: string[]): DropTarget | null {
  for (const [index, section] of sections.entries()) {
    const edge =
      section.columns.length === 0 ? 2 : Math.min(EDGE_ZONE, (section.bottom - section.top) * 0.25);
    if (point.y < section.top + edge) return betweenSections(sections, index, point);
    if (point.y <= section.bottom - edge) return intoSection(section, point, moving);
  }
  return sections.length === 0 ? null : betweenSections(sections, sections.length, point);
}

function intoSection(section: SectionBox, point: Point, moving: string[]): DropTarget {
  const stack = findStack(section, point, moving);
  if (stack !== null) return stack;
  const staying = section.columns.filter((column) => !isMoving(column, moving)).length;
  if (staying + Math.max(1, moving.length) > MAX_ITEMS_PER_SECTION)
    return { kind: 'refused', section: section.id, message: editorCommandMessages.refusals.sectionFull };
  const index = section.columns.filter((column) => (column.left + column.right) / 2 < point.x).length;
  return { kind: 'items', place: { into: 'section', section: section.id, index } };
}

/**
 * The place in a column at a point away from its left and right edge: above or below its items. Null for a place between
 * columns, and in a section of one item, above and below which there are sections.
 */
function findStack(section: SectionBox, point: Point, moving: string[]): DropTarget | null {
  const at = section.columns.findIndex(({ left, right }) => {
    const edge = (right - left) * SIDE_ZONE;
    return point.x > left + edge && point.x < right - edge;
  });
  const column = section.columns[at];
  if (column === undefined || isMoving(column, moving)) return null;
  if (section.columns.length < 2 && column.items.length < 2) return null;
  const staying = column.items.filter(({ uuid }) => !moving.includes(uuid)).length;
  if (staying + Math.max(1, moving.length) > MAX_STACKED_ITEMS)
    return { kind: 'refused', section: section.id, message: editorCommandMessages.refusals.columnFull };
  const index = column.items.filter((item) => (item.top + item.bottom) / 2 < point.y).length;
  return { kind: 'items', place: { into: 'column', section: section.id, column: at, index } };
}

/** Whether nothing of a column stays where it is. */
const isMoving = (column: ColumnBox, moving: readonly string[]): boolean =>
  column.items.every(({ uuid }) => moving.includes(uuid));

/** At a page break, the nearer of the end of one page and the start of the next is chosen. */
function betweenSections(sections: SectionBox[], index: number, point: Point): DropTarget {
  const next = sections[index];
  const previous = sections[index - 1];
  const atPageTop =
    next?.startsPage === true && previous !== undefined && next.top - point.y < point.y - previous.bottom;
  return {
    kind: 'items',
    place: { into: 'new-section', id: NEW_SECTION_ID, index, ...(atPageTop ? { atPageTop } : {}) },
  };
}

/** The drop target of a whole section: before the first section whose middle is below the pointer. */
export function findSectionDrop(sections: SectionBox[], point: Point): DropTarget {
  const index = sections.filter((section) => (section.top + section.bottom) / 2 < point.y).length;
  return { kind: 'section', index };
}

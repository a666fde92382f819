import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import type { DropTarget, SectionBox } from '../store/slices/drag-slice.ts';
import type { Point } from '../store/slices/text-slice.ts';

/** Distance from a section's top and bottom edge, in pixels, within which a drop means "between sections". */
const EDGE_ZONE = 10;
/** Placeholder id of the section that a drop creates; the drop replaces it by a real one. */
export const NEW_SECTION_ID = 'new-section';

/**
 * The drop target at a point.
 * @param moving uuids of the items being moved; empty for a new item.
 */
export function findDrop(sections: SectionBox[], point: Point, moving: string[]): DropTarget | null {
  for (const [index, section] of sections.entries()) {
    const edge = section.items.length === 0 ? 2 : Math.min(EDGE_ZONE, (section.bottom - section.top) * 0.25);
    if (point.y < section.top + edge) return betweenSections(sections, index, point);
    if (point.y <= section.bottom - edge) return intoSection(section, point, moving);
  }
  return sections.length === 0 ? null : betweenSections(sections, sections.length, point);
}

function intoSection(section: SectionBox, point: Point, moving: string[]): DropTarget {
  const added = moving.length === 0 ? 1 : moving.filter((uuid) => !containsItem(section, uuid)).length;
  if (section.items.length + added > MAX_ITEMS_PER_SECTION)
    return { kind: 'refused', section: section.id, message: editorCommandMessages.refusals.sectionFull };
  const index = section.items.filter((item) => (item.left + item.right) / 2 < point.x).length;
  return { kind: 'items', place: { into: 'section', section: section.id, index } };
}

const containsItem = (section: SectionBox, uuid: string): boolean =>
  section.items.some((item) => item.uuid === uuid);

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

import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../store/use-editor.ts';
import type { Position } from './lay-out-report.ts';

/** Space above the scroll target, in pixels. */
const SPACE_ABOVE = 24;

/**
 * Scrolls the pages to the selected item when the selection or the item's place changes. Of repeated pages the one
 * nearest to the viewport is chosen.
 * @param margin the page's top margin in unscaled pixels.
 */
export function useFollowSelection(
  scroller: RefObject<HTMLElement | null>,
  positions: ReadonlyMap<string, Position[]> | undefined,
  margin: number,
  scale: number,
): void {
  const uuid = useEditor(({ edit: { selection, document } }) =>
    selection.section === null ? selection.items.at(-1) : document.sections[selection.section]?.items[0],
  );
  const followed = useRef('');
  useEffect(() => {
    const element = scroller.current;
    const own = uuid === undefined ? undefined : positions?.get(uuid);
    if (element === null || own === undefined) return;
    const signature = `${uuid} ${own.map(({ page, top }) => `${page}:${Math.round(top)}`).join()}`;
    if (signature === followed.current) return;
    followed.current = signature;
    const figures = element.querySelectorAll('figure');
    const heights = own.map(({ page, top }) => ({
      sheet: figures[page]?.offsetTop ?? 0,
      item: (figures[page]?.offsetTop ?? 0) + (margin + top) * scale,
    }));
    const middle = element.scrollTop + element.clientHeight / 2;
    const nearest = heights.toSorted((a, b) => Math.abs(a.item - middle) - Math.abs(b.item - middle))[0];
    if (nearest === undefined || isSeen(element, nearest.item)) return;
    // The top of the sheet if the item is then visible, else the item itself.
    const withSheet = nearest.item - nearest.sheet < element.clientHeight * 0.6;
    element.scrollTop = withSheet ? nearest.sheet - SPACE_ABOVE : nearest.item - element.clientHeight * 0.3;
  }, [scroller, positions, uuid, margin, scale]);
}

const isSeen = (element: HTMLElement, top: number): boolean =>
  top >= element.scrollTop + SPACE_ABOVE && top <= element.scrollTop + element.clientHeight * 0.85;

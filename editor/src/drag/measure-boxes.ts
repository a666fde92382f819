import type { Box, SectionBox } from '../store/slices/drag-slice.ts';

/** Measures every section and item on a stage, from top to bottom. */
export function measureBoxes(stage: HTMLElement): SectionBox[] {
  const origin = stage.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    };
  };
  return [...stage.querySelectorAll<HTMLElement>('[data-lz-section]')].map((section) => ({
    ...boxOf(section),
    id: section.dataset.lzSection ?? '',
    startsPage: section.dataset.lzBreak === 'true',
    items: [...section.querySelectorAll<HTMLElement>('[data-lz-item]')].map((item) => ({
      ...boxOf(item),
      uuid: item.dataset.lzItem ?? '',
    })),
  }));
}

/** Marks the element whose top left corner is the origin of all boxes of a drag. */
export const STAGE_ATTRIBUTE = 'data-lz-stage';

import type { SectionBox } from '../store/slices/drag-slice.ts';
import { boxesOnStage } from './boxes-on-stage.ts';

/** Measures every section and item on a stage, from top to bottom. */
export function measureBoxes(stage: HTMLElement): SectionBox[] {
  const boxOf = boxesOnStage(stage);
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

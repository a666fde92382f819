import type { SectionBox } from '../store/slices/drag-slice.ts';
import { boxesOnStage } from './boxes-on-stage.ts';

/** Measures every section and item on a stage, from top to bottom. */
export function measureBoxes(stage: HTMLElement): SectionBox[] {
  const boxOf = boxesOnStage(stage);
  return [...stage.querySelectorAll<HTMLElement>('[data-lz-section]')].map((section) => ({
    ...boxOf(section),
    id: section.dataset.lzSection ?? '',
    startsPage: section.dataset.lzBreak === 'true',
    columns: columnsOf(section).map((column) => ({
      ...boxOf(column),
      items: itemsIn(column).map((item) => ({ ...boxOf(item), uuid: item.dataset.lzItem ?? '' })),
    })),
  }));
}

/** The columns of a section; one with a single item is the item itself. */
const columnsOf = (section: HTMLElement): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(':scope > .lz-column, :scope > [data-lz-item]'),
];

const itemsIn = (column: HTMLElement): HTMLElement[] =>
  column.dataset.lzItem === undefined
    ? [...column.querySelectorAll<HTMLElement>('[data-lz-item]')]
    : [column];

/** Marks the element whose top left corner is the origin of all boxes of a drag. */
export const STAGE_ATTRIBUTE = 'data-lz-stage';

/** Widths of the items of a section, in percent (specification 3 §4 and §9). */
import { MIN_WIDTH, WIDTH_STEP } from './item.ts';

/** Maximum number of items side by side at the minimum width. */
export const MAX_ITEMS_PER_SECTION = Math.floor(100 / MIN_WIDTH);

/** Equal shares of a section: `100 / count` each. */
export function equalWidth(count: number): number {
  return Math.floor((100 / count) * 100) / 100;
}

/** The maximum width of an item: the section's free space plus its own width. */
export function maxWidth(widths: number[], index: number): number {
  const others = widths.reduce((sum, width, at) => (at === index ? sum : sum + width), 0);
  return Math.max(MIN_WIDTH, Math.round((100 - others) * 100) / 100);
}

/** Rounds a width to steps of 5 and clamps it between the minimum and the section's maximum. */
export function clampWidth(requested: number, max: number): number {
  const stepped = Math.round(requested / WIDTH_STEP) * WIDTH_STEP;
  return Math.min(max, Math.max(MIN_WIDTH, stepped));
}

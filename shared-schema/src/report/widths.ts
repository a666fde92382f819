/** Widths of the items of a section, in percent (specification 3 §4 and §9). */
import { MIN_WIDTH, WIDTH_STEP } from './item.ts';

/** How many items fit side by side at the minimum width. */
export const MAX_ITEMS_PER_SECTION = Math.floor(100 / MIN_WIDTH);

/** Equal shares of a section: `100 / count` each. */
export function equalWidth(count: number): number {
  return Math.floor((100 / count) * 100) / 100;
}

/** The largest width an item may take: what the section leaves plus its own. */
export function maxWidth(widths: number[], index: number): number {
  const others = widths.reduce((sum, width, at) => (at === index ? sum : sum + width), 0);
  return Math.max(MIN_WIDTH, Math.round((100 - others) * 100) / 100);
}

/** A wished width brought to the step of 5 and between the minimum and the section's maximum. */
export function clampWidth(wished: number, max: number): number {
  const stepped = Math.round(wished / WIDTH_STEP) * WIDTH_STEP;
  return Math.min(max, Math.max(MIN_WIDTH, stepped));
}

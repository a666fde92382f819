import { type Figure, median } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';

/** The middle of many measurements against its limit, and what one in twenty is above, which a crowded machine spoils. */
export const spread = (name: string, measured: number[], limit: number): Figure[] => [
  { name, value: median(measured), limit, unit: 'ms' },
  { name: '  one in twenty is above', value: percentile(measured, 95), limit: Infinity, unit: 'ms' },
];

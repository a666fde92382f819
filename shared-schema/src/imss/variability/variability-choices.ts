/** What is chosen for a variability (specification 2 §2, §9). */

/** Fortnights of a year, as the screen numbers them. */
export const VARIABILITY_PERIODS = 24;

export const DAY_KINDS = ['naturales', 'habiles'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

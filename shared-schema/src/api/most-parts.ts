/** How many files one report may be divided into. */
export const MOST_PARTS = 10_000;

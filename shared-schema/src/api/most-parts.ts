/** How many files one report may be divided into. */
export const MAX_PARTS = 10_000;

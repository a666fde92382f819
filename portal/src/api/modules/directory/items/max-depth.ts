/** How many folders may lie one inside of another, the root counted; deeper paths serve no system that unpacks a zip. */
export const MAX_DEPTH = 60;

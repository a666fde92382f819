/** CSS pixels per point. */
export const PIXELS = 96 / 72;

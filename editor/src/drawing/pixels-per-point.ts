/** CSS pixels per point. */
export const PIXELS_PER_POINT = 96 / 72;

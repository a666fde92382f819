/** Points per centimetre. */
export const POINTS_PER_CENTIMETER = 72 / 2.54;

/** Points as centimetres, rounded to 0.01. */
export const inCentimeters = (points: number): number =>
  Math.round((points / POINTS_PER_CENTIMETER) * 100) / 100;

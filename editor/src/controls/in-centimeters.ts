/** Typographic points that a centimetre has. */
export const POINTS_PER_CENTIMETER = 72 / 2.54;

/** Points as centimetres, to a tenth of a millimetre. */
export const inCentimeters = (points: number): number =>
  Math.round((points / POINTS_PER_CENTIMETER) * 100) / 100;

/** How many bytes of a body have come. */
export type BodyMeter = { bytes: number };

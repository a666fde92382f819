/** Excel's number of 1970-01-01, and milliseconds of a day. */
const EPOCH = 25_569;
const DAY = 86_400_000;

/** A day `YYYY-MM-DD` as the number that Excel counts it by. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY + EPOCH;

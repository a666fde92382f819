/** The bureau's clock: America/Mexico_City, UTC-6 the whole year since October 2022. */
const OFFSET = 6 * 3_600_000;

/** Today's day there, `YYYY-MM-DD`. */
export const todayInMexico = (now: number = Date.now()): string =>
  new Date(now - OFFSET).toISOString().slice(0, 10);

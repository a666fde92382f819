/** The day in Mexico City (UTC-6 the whole year), `YYYY-MM-DD`. */
export const mexicoCityDay = (now: Date): string =>
  new Date(now.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);

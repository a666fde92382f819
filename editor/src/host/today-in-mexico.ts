/** Today on the bureau's clock, `YYYY-MM-DD`: America/Mexico_City is UTC-6 the whole year since October 2022. */
export const todayInMexico = (): string => new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);

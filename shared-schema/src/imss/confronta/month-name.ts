import { MONTHS } from '../../text/date-names.ts';

/** `2026-07` as `julio 2026`. */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

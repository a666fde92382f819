/**
 * Version 7: page numbers may count the pages of each row (`numbering`). An older version would drop it on saving, and
 * number a person's receipt among everybody's.
 */
export const fromVersion6 = (report: Record<string, unknown>): Record<string, unknown> => report;

/**
 * Version 6: filters joined by O, and computed columns that take their value from a parameter. An older version would
 * drop both on saving: find fewer rows, and compute without the value.
 */
export const fromVersion5 = (report: Record<string, unknown>): Record<string, unknown> => report;

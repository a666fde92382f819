/**
 * Version 8: the values of computed columns are rounded to their format, or as `redondeo` says, before they are added up.
 * Earlier ones were rounded only when they were written, so that the rows on paper missed the total by a cent. Stored
 * reports take the format's decimals.
 */
export const fromVersion7 = (report: Record<string, unknown>): Record<string, unknown> => report;

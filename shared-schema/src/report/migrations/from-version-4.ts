/**
 * Version 5: parameters, filters that take their value from one, texts that show one. An older version would drop them
 * on saving, and print a filter without its value.
 */
export const fromVersion4 = (report: Record<string, unknown>): Record<string, unknown> => ({
  ...report,
  parametros: [],
});

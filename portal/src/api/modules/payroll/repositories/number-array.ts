/**
 * An array of numbers as PostgreSQL reads it, to be cast by the statement: the driver would look for quotes in each of its
 * elements, which for the lines of a payroll takes longer than to store them.
 * @param values numbers, whole or in their decimal form; null stays null
 */
export const numberArray = (values: readonly (number | string | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

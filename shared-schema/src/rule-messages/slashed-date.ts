/** A day `YYYY-MM-DD` as dd/mm/yyyy. */
export const slashedDate = (day: string): string => day.split('-').reverse().join('/');

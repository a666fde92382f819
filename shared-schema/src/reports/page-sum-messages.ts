/** The sums at the ends of a table's pages. */
export const pageSumMessages = {
  sum: 'Suma de la página',
  carried: 'Viene de la página anterior',
} as const;

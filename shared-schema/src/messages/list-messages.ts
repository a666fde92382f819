/** Texts that the lists have in common. */
export const listMessages = {
  sortBy: 'Ordenar por',
  order: {
    asc: (column: string) => `${column}, ascendente`,
    desc: (column: string) => `${column}, descendente`,
  },
} as const;

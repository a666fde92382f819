/** Whose rows a report shows, on paper: never one of several. */
export const dataFieldMessages = {
  /** No row, and no filter that names one. */
  none: 'Sin datos',
  period: (number: string, days: string) => `${number} · ${days}`,
  several: {
    client: (count: number) => `Varios clientes (${count})`,
    payroll: (count: number) => `Varias nóminas (${count})`,
  },
  periods: (count: number, days: string) => `Varios periodos (${count}) · ${days}`,
} as const;

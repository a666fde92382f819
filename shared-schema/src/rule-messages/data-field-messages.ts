/** Whose rows a report shows, on paper: never one of several. */
export const dataFieldMessages = {
  /** No row, and no filter that names one. */
  none: 'Sin datos',
  period: (number: string, days: string) => `${number} · ${days}`,
  several: {
    client: (count: number) => `Varios clientes (${count})`,
    payroll: (count: number) => `Varias nóminas (${count})`,
  },
  /** On each file of a report that is divided into parts. */
  divided: {
    client: (count: number) => `Parte de un reporte de ${count} clientes`,
    payroll: (count: number) => `Parte de un reporte de ${count} nóminas`,
    period: (count: number, days: string) => `Parte de un reporte de ${count} periodos · ${days}`,
  },
  periods: (count: number, days: string) => `Varios periodos (${count}) · ${days}`,
} as const;

/** What an employer owes the IMSS by a day, as calendars show it. */
export const imssObligationMessages = {
  titles: {
    cuotas_mensuales: (register: string, when: string) => `Pago de cuotas IMSS de ${when} (${register})`,
    cuotas_bimestrales: (register: string, when: string) =>
      `Pago de RCV e INFONAVIT de ${when} (${register})`,
    variabilidad: (register: string, when: string) => `Presentar la variabilidad de ${when} (${register})`,
    prima_riesgo: (register: string, when: string) =>
      `Determinación anual de la prima de riesgo de ${when} (${register})`,
  },
  notes: {
    cuotas_mensuales: 'Cuotas del mes anterior: a más tardar el día 17 (LSS art. 39).',
    cuotas_bimestrales:
      'Retiro, cesantía y vejez, aportaciones y amortizaciones del bimestre: a más tardar el día 17 (LSS art. 39; Ley del INFONAVIT art. 35).',
    variabilidad:
      'Modificaciones de salario por percepciones variables: los primeros cinco días hábiles del mes (LSS art. 34-II).',
    prima_riesgo: 'Se presenta en febrero (LSS art. 74; RACERF art. 32).',
  },
  unconfirmed:
    'La lista de días inhábiles del IMSS de ese año aún no está registrada: confirma la fecha antes de contar con ella.',
  bimester: (first: string, second: string, year: number) => `${first} y ${second} de ${year}`,
  month: (name: string, year: number) => `${name} de ${year}`,
};

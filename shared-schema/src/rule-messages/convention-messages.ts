/** The conventions of a payroll in words: names, help and choices; for the screen and for the trace of a calculation. */
export const conventionMessages = {
  names: {
    partial_period: 'Quien entra o sale en el periodo',
    partial_period_tax: 'ISR de una parte del periodo',
    month_days: 'Días del mes en nómina mensual',
    quota_days: 'Días de las cuotas del IMSS',
    integration_factor: 'Factor de integración',
    fourteen_day_tariff: 'Tarifa de 14 días',
    subsidy_income: 'Ingreso contra el límite del subsidio',
    monthly_adjustment: 'Ajuste mensual de ISR',
    quota_rounding: 'Redondeo de las cuotas',
    extraordinary_tax: 'ISR de aguinaldo, PTU y primas pagados aparte',
    alimony_base: 'Base de la pensión alimenticia',
    credit_spread: 'Reparto de los créditos',
  },
  values: {
    partial_period: {
      restar_no_laborados: 'Los días del periodo menos los no laborados',
      dias_calendario: 'Los días de calendario laborados',
    },
    partial_period_tax: {
      elevar_y_prorratear: 'El ISR del periodo completo, en proporción',
      tarifa_directa: 'La tarifa sobre lo pagado',
    },
    month_days: { '30': '30 días', '30.4': '30.4 días' },
    quota_days: { calendario: 'Los del calendario', periodo: 'Los que paga el periodo' },
    integration_factor: { cuatro_decimales: 'A cuatro decimales', sin_redondear: 'Sin redondear' },
    fourteen_day_tariff: {
      diaria: 'La diaria, por 14',
      semanal: 'La de 7 días, por 2',
      mensual: 'La mensual, entre 30.4 y por 14',
    },
    subsidy_income: {
      gravado_del_periodo: 'El gravado del periodo',
      gravado_del_mes: 'El gravado del mes hasta hoy',
      sbc_mensual: 'El SBC por 30.4',
    },
    monthly_adjustment: { true: 'En el último pago del mes', false: 'No se hace' },
    quota_rounding: { por_concepto: 'Cada cuota al centavo', en_la_suma: 'Solo la suma' },
    extraordinary_tax: {
      rlisr_174: 'Artículo 174 del Reglamento de la LISR',
      articulo_96: 'Artículo 96 de la LISR',
    },
    alimony_base: {
      bruto: 'El total de percepciones',
      bruto_menos_isr_imss: 'Las percepciones menos ISR e IMSS',
    },
    credit_spread: { nominas: 'Entre las nóminas', dias: 'Por días' },
  },
  since: 'Vigentes desde',
  legal: 'Sin convenios propios: los de siempre',
} as const;

/** Texts of '¿De dónde sale?'. */
export const traceMessages = {
  title: '¿De dónde sale?',
  of: (name: string) => `¿De dónde sale? ${name}`,
  open: (name: string) => `¿De dónde sale el pago de ${name}?`,
  close: 'Cerrar',
  failed: 'No se pudo explicar el resultado.',
  differs:
    'Con los datos de ahora el cálculo da otro resultado: algo cambió después de calcular, o el resultado viene de otro programa.',
  base: 'Base',
  rate: 'Tasa o factor',
  unrounded: 'Sin redondear',
  result: 'Resultado',
  figure: (name: string, day: string, source: string) => `Usa ${name}, vigente desde el ${day}. ${source}.`,
} as const;

/** Rules and inputs of a trace, in words. */
const WORDS: Readonly<Record<string, string>> = {
  sueldo: 'Sueldo',
  vacaciones: 'Vacaciones',
  prima_vacacional: 'Prima vacacional',
  vacaciones_pendientes: 'Vacaciones pendientes',
  aguinaldo: 'Aguinaldo',
  separacion: 'Separación',
  horas_dobles: 'Horas extra dobles',
  isr_del_periodo: 'ISR del periodo',
  isr_extraordinario: 'ISR de pagos extraordinarios',
  isr_salario_minimo: 'Salario mínimo sin retención de ISR',
  isr_separacion: 'ISR de la separación',
  ajuste_mensual: 'Ajuste mensual del ISR',
  subsidio_al_empleo: 'Subsidio al empleo',
  credito_infonavit: 'Crédito INFONAVIT',
  credito_fonacot: 'Crédito FONACOT',
  pension_alimenticia: 'Pensión alimenticia',
  'period.days': 'Días del periodo',
  'person.employed_days': 'Días trabajados en el periodo',
  'person.conventional_days': 'Días que paga el periodo',
  'person.daily_salary': 'Salario diario',
  'person.sbc': 'Salario base de cotización',
  'person.credits': 'Créditos',
  'incidents.absences': 'Faltas',
  'incidents.late_hours': 'Horas de retardo',
  'incidents.vacations': 'Días de vacaciones',
  'month.withheld': 'ISR ya retenido en el mes',
  'month.first_week_overtime_exempt': 'Exento ya usado en la semana',
  'settlement.pending_vacation_days': 'Días de vacaciones pendientes',
  disabilities: 'Días de incapacidad',
  hours: 'Horas',
  weeks: 'Semanas',
  exempt: 'Exento',
  kind: 'Tipo',
  treatment: 'Tratamiento ante el ISR',
  lower_limit: 'Límite inferior',
  fixed_fee: 'Cuota fija',
  worker_percent: 'Porcentaje del trabajador',
};

/** A name of the engine in words; one without a word of its own is written out. */
export const traceWord = (name: string): string => {
  const plain = (name.split('.').at(-1) ?? name).replaceAll('_', ' ');
  return WORDS[name] ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
};

import { slashedDate } from './slashed-date.ts';

const names = {
  isr_mensual: 'la tarifa mensual del ISR',
  isr_anual: 'la tarifa anual del ISR',
  uma: 'la UMA',
  umi: 'la UMI de INFONAVIT',
  salario_minimo: 'el salario mínimo',
  subsidio_al_empleo: 'el subsidio al empleo',
  cesantia_vejez: 'la tabla de cesantía y vejez',
  cuotas_imss: 'las cuotas del IMSS',
  isn: 'la tasa del impuesto sobre nóminas del estado',
  exenciones: 'las exenciones del ISR',
  prestaciones: 'las prestaciones mínimas de ley',
  credito_vivienda: 'las reglas del crédito de vivienda',
  ajuste_anual: 'el límite del ajuste anual',
  descansos: 'los días de descanso obligatorio',
} as const;

/** What is said of the yearly figures. */
export const figureMessages = {
  names,
  missing: (kind: keyof typeof names, day: string) =>
    `Falta ${names[kind]} del ${slashedDate(day)}. Confirma las cifras del ${day.slice(0, 4)} antes de calcular.`,
  repeats: (year: number) => `Repite ${year} por decisión de quien confirmó las cifras`,
} as const;

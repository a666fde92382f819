/** Where each finding of a calculation is put right. */
import type { FindingCode } from '../payroll/engine/finding-codes.ts';

/**
 * `salary`, `employment`, `employee`: parts of the person's file; `lines`: what the person is paid and deducted;
 * `capture`: the person's capture of the period; `concepts`: those of the payroll; `registers`: with their premiums;
 * `figures`: of the year of the payment; `settings`: conventions and benefits of the payroll; `settlement`: what is due to
 * who leaves; `corrections`: differences of closed periods.
 */
export const FINDING_DESTINATIONS = [
  'salary',
  'employment',
  'employee',
  'lines',
  'capture',
  'concepts',
  'registers',
  'figures',
  'settings',
  'settlement',
  'corrections',
] as const;
export type FindingDestination = (typeof FINDING_DESTINATIONS)[number];

export const FINDING_FIXES: Record<FindingCode, FindingDestination> = {
  falta_cifra: 'figures',
  fuera_del_periodo: 'employment',
  sin_salario: 'salary',
  dato_invalido: 'employee',
  neto_negativo: 'lines',
  salario_menor_al_minimo: 'salary',
  sbc_menor_al_minimo: 'salary',
  salario_minimo_con_isr: 'lines',
  concepto_desconocido: 'concepts',
  exencion_desconocida: 'concepts',
  formula_en_circulo: 'concepts',
  formula_negativa: 'concepts',
  formula_sin_resultado: 'concepts',
  fecha_fuera: 'capture',
  dia_con_incapacidad: 'capture',
  faltas_sin_efecto: 'employment',
  credito_incompleto: 'lines',
  cuota_no_descontada: 'lines',
  finiquito_sin_datos: 'settlement',
  isn_desconocido: 'settings',
  dias_ya_pagados: 'lines',
  finiquito_de_dias_pagados: 'settlement',
  aguinaldo_ya_pagado: 'lines',
  pagado_sin_empleo: 'lines',
  otra_baja_en_el_periodo: 'employment',
  no_premium: 'registers',
  periodo_cerrado_distinto: 'corrections',
  unknown_concept: 'concepts',
  tabla_disminucion: 'employee',
  timbrado_persona: 'employee',
  timbrado_concepto: 'concepts',
  timbrado_importe: 'lines',
};

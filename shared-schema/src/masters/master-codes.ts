import type { CREDIT_KINDS } from './credit-content.ts';
import type { LeavingCause } from './employee-endpoints.ts';
import type { ABSENCE_SHARES, DAYS_CONVENTIONS, OVERTIME_RULES, ZONES } from './paysheet-endpoints.ts';

/** What the codes of masters stand for; those of workers are of IMSS. */
export const masterCodes = {
  leavingCauses: {
    '1': 'Término de contrato',
    '2': 'Separación voluntaria',
    '3': 'Abandono de empleo',
    '4': 'Defunción',
    '5': 'Clausura',
    '6': 'Otra',
    '7': 'Ausentismo',
    '8': 'Rescisión de contrato',
    '9': 'Jubilación',
    A: 'Pensión',
  } satisfies Record<LeavingCause, string>,
  overtimeRules: {
    clasica_3x3: 'Clásica 3×3 (9 horas dobles)',
    ley_vigente: 'Según la ley vigente',
  } satisfies Record<(typeof OVERTIME_RULES)[number], string>,
  zones: { general: 'General', frontera: 'Zona libre de la frontera norte' } satisfies Record<
    (typeof ZONES)[number],
    string
  >,
  daysConventions: {
    '30.4': 'Meses de 30.4 días',
    calendario: 'Días del calendario',
  } satisfies Record<(typeof DAYS_CONVENTIONS)[number], string>,
  absenceShares: {
    '7/6': 'Con su parte del séptimo día (7/6)',
    '1': 'Solo el día',
  } satisfies Record<(typeof ABSENCE_SHARES)[number], string>,
  workerTypes: {
    1: 'Permanente',
    2: 'Eventual de la ciudad',
    3: 'Eventual de la construcción',
    4: 'Eventual del campo',
  },
  salaryTypes: { 0: 'Fijo', 1: 'Variable', 2: 'Mixto' },
  workWeeks: {
    0: 'Semana completa',
    1: 'Un día',
    2: 'Dos días',
    3: 'Tres días',
    4: 'Cuatro días',
    5: 'Cinco días',
    6: 'Jornada reducida',
  },
  credits: {
    INFONAVIT: 'Crédito INFONAVIT',
    FONACOT: 'Crédito FONACOT',
    PENSION: 'Pensión alimenticia',
  } satisfies Record<(typeof CREDIT_KINDS)[number], string>,
  reductionTable: { S: 'Aplica', N: 'No aplica' },
  discountTypes: { 1: 'Porcentaje', 2: 'Cuota fija', 3: 'Factor' },
} as const;

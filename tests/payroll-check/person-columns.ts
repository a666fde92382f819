import type { CheckedPerson } from './checked-person.ts';
import { dayNumber } from './day-number.ts';

const MAX_DAYS = 16;
const WEEKS = 3;
const SUNDAYS = 3;

type InputColumn = { name: string; value: (person: CheckedPerson) => number | string };

const numbered = (
  count: number,
  name: string,
  value: (person: CheckedPerson, at: number) => number | string,
): InputColumn[] =>
  Array.from({ length: count }, (_none, at) => ({
    name: `${name}_${at + 1}`,
    value: (person) => value(person, at),
  }));

const day = (date: string | null | undefined): number | string =>
  typeof date === 'string' ? dayNumber(date) : '';

/** What the worksheet is given of a person, left of its formulas. */
export const INPUT_COLUMNS: readonly InputColumn[] = [
  { name: 'persona', value: ({ id }) => id },
  { name: 'inicio', value: ({ initial_date }) => day(initial_date) },
  { name: 'fin', value: ({ end_date }) => day(end_date) },
  { name: 'pago', value: ({ payment_date }) => day(payment_date) },
  { name: 'abre_bimestre', value: ({ opens_bimester }) => Number(opens_bimester) },
  { name: 'zona', value: ({ zone }) => zone },
  { name: 'dias_convencion', value: ({ days_convention }) => days_convention },
  { name: 'septimo', value: ({ absence_share }) => absence_share },
  { name: 'prima_riesgo', value: ({ risk_premium }) => risk_premium },
  { name: 'alta', value: ({ hire_date }) => day(hire_date) },
  { name: 'baja', value: ({ termination_date }) => day(termination_date) },
  { name: 'diario_1', value: ({ daily_salary }) => daily_salary },
  { name: 'sbc_1', value: ({ sbc }) => sbc },
  { name: 'cambio', value: ({ raise }) => day(raise?.date) },
  { name: 'diario_2', value: ({ daily_salary, raise }) => raise?.daily_salary ?? daily_salary },
  { name: 'sbc_2', value: ({ sbc, raise }) => raise?.sbc ?? sbc },
  ...numbered(MAX_DAYS, 'dia', ({ days }, at) => days[at] ?? '-'),
  { name: 'faltas_antes', value: ({ earlier_absences }) => earlier_absences },
  ...numbered(WEEKS, 'semana', ({ overtime }, at) => day(overtime[at]?.date)),
  ...numbered(WEEKS, 'dobles', ({ overtime }, at) => overtime[at]?.double_hours ?? 0),
  ...numbered(WEEKS, 'triples', ({ overtime }, at) => overtime[at]?.triple_hours ?? 0),
  { name: 'exento_primera_semana', value: ({ first_week_exempt }) => first_week_exempt },
  ...numbered(SUNDAYS, 'domingo', ({ sundays }, at) => day(sundays[at])),
  { name: 'otros_gravados_antes', value: ({ earlier_other_taxed }) => earlier_other_taxed },
  { name: 'comisiones', value: ({ commission }) => commission },
  { name: 'asistencia', value: ({ attendance_bonus }) => attendance_bonus },
  { name: 'vales', value: ({ food_vouchers }) => food_vouchers },
  { name: 'viaticos', value: ({ travel_expenses }) => travel_expenses },
  { name: 'anticipo', value: ({ advance }) => advance },
  { name: 'pagado_en_el_año', value: ({ year }) => year.pay },
  { name: 'prima_exenta_en_el_año', value: ({ year }) => year.vacation_premium_exempt },
  { name: 'prevision_exenta_en_el_año', value: ({ year }) => year.benefits_exempt },
  { name: 'infonavit_tipo', value: ({ housing }) => housing?.type ?? 0 },
  { name: 'infonavit_valor', value: ({ housing }) => housing?.value ?? 0 },
  { name: 'fonacot_mensual', value: ({ fonacot }) => fonacot ?? 0 },
  { name: 'pension_tipo', value: ({ alimony }) => alimony?.type ?? 0 },
  { name: 'pension_valor', value: ({ alimony }) => alimony?.value ?? 0 },
];

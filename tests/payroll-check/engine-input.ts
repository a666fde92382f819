import type {
  CalculationInput,
  CapturedIncident,
  Credit,
} from '@lienzo/schema/payroll/engine/calculation-input';
import { FIRST_OF_MONTH } from '@lienzo/schema/payroll/engine/calculation-input';
import { CONCEPTS, SETTINGS } from '@lienzo/schema/payroll/engine/testing/input-of';
import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import type { CheckedPerson, DayCode } from './checked-person.ts';

const SINCE = '2023-01-01';
/** Overtime of the first, second and third week as capture names it. */
const WEEKS = ['TIEM_EXT', 'TIEMEXT1', 'TIEMEXT2'];

/** A person as the product's calculation takes one. */
export function engineInput(person: CheckedPerson): CalculationInput {
  const { initial_date, end_date, hire_date, termination_date } = person;
  return {
    figures: PUBLISHED_FIGURES,
    process: 'ordinario',
    person: {
      id: person.id,
      employments: [{ hire_date, initial_date: hire_date, termination_date }],
      salaries: [{ ...person, date: SINCE }, ...(person.raise === null ? [] : [person.raise])].map(
        (salary) => ({
          vigente_desde: salary.date,
          daily_salary: pesos(salary.daily_salary),
          sbc: pesos(salary.sbc),
        }),
      ),
      credits: creditsOf(person),
    },
    settings: {
      ...SETTINGS,
      zone: person.zone,
      days_convention: person.days_convention,
      absence_share: person.absence_share,
      risk_premium: String(person.risk_premium),
    },
    period: {
      initial_date,
      end_date,
      payment_date: person.payment_date,
      closes_month: !initial_date.endsWith('-01'),
      month_payrolls: 2,
      bimester_payrolls: 4,
      opens_bimester: person.opens_bimester,
    },
    concepts: CONCEPTS,
    incidents: incidentsOf(person),
    overtime: person.overtime.flatMap(({ date, double_hours, triple_hours }, week) => [
      line(WEEKS[week], 'P023C_HR', double_hours, date),
      line('triples', 'P024C_HR', triple_hours, date),
    ]),
    disabilities: daysWith(person, 'I').map((fecha_incapacidad) => ({
      fecha_incapacidad,
      concept: 'D014C_DI',
    })),
    month: {
      ...FIRST_OF_MONTH,
      absences: { [initial_date.slice(0, 7)]: person.earlier_absences },
      other_taxed: pesos(person.earlier_other_taxed),
      first_week_overtime_exempt: pesos(person.first_week_exempt),
    },
    year: {
      exempt: {
        aguinaldo: '0',
        prima_vacacional: pesos(person.year.vacation_premium_exempt),
        ptu: '0',
        prevision_social: pesos(person.year.benefits_exempt),
      },
      pay: pesos(person.year.pay),
    },
    overrides: [],
    corrections: [],
    settlement: null,
  };
}

const pesos = (amount: number): string => amount.toFixed(2);

const line = (semana = '', clave_concepto: string, hours: number, fecha: string) => ({
  ...{ semana, clave_concepto, fecha },
  horas: hours.toFixed(2),
});

const daysWith = ({ days, initial_date }: CheckedPerson, code: DayCode): string[] =>
  days.flatMap((own, at) => (own === code ? [addDays(initial_date, at)] : []));

function incidentsOf(person: CheckedPerson): CapturedIncident[] {
  const worked = person.days.findIndex((code) => code !== '-');
  const paid = addDays(person.initial_date, worked);
  const day = (concept: string) => (capture_date: string) => ({ concept, amount: '1.00', capture_date });
  const amounts: [concept: string, amount: number][] = [
    ['P012', person.commission],
    ['P011', person.attendance_bonus],
    ['P029', person.food_vouchers],
    ['O003', person.travel_expenses],
    ['D012', person.advance],
  ];
  return [
    ...daysWith(person, 'F').map(day('D020C_DI')),
    ...daysWith(person, 'V').map(day('P003C_DI')),
    ...person.sundays.map(day('P020')),
    ...amounts
      .filter(([, amount]) => amount > 0)
      .map(([concept, amount]) => ({ concept, amount: pesos(amount), capture_date: paid })),
  ];
}

function creditsOf({ housing, fonacot, alimony }: CheckedPerson): Credit[] {
  const credit = (kind: Credit['kind'], discount_type: number, value: number): Credit => ({
    ...{ kind, discount_type, number: '1234567890', value: String(value) },
    ...{ vigente_desde: SINCE, vigente_hasta: null, tabla_disminucion: 'N' },
  });
  return [
    ...(housing === null ? [] : [credit('INFONAVIT', housing.type, housing.value)]),
    ...(fonacot === null ? [] : [credit('FONACOT', 2, fonacot)]),
    ...(alimony === null ? [] : [credit('PENSION', alimony.type, alimony.value)]),
  ];
}

import { PAYMENT_LAYOUTS } from '@lienzo/schema/runs/payment-layouts';
import { CLOSING } from '@lienzo/schema/runs/products';
import { DEFAULT_SETTINGS } from '@lienzo/schema/runs/settings-content';
import {
  type Asked,
  type Expectation,
  forAdmin,
  forAdministrators,
  forBureau,
  forPrograms,
  forStaff,
  forSuperAdmin,
  type SomeExpectations,
  UNKNOWN_NUMBER,
} from '../../../testing/expectations/expectation.ts';

const query = (values: (asked: Asked) => Record<string, number>): Expectation['request'] => {
  return (asked) => ({
    query: Object.fromEntries(Object.entries(values(asked)).map(([name, value]) => [name, `${value}`])),
  });
};
const ofPeriod = ({ ids }: Asked) => ({ nomina_id: ids.paysheet, period: ids.period });
const reading = (request: Expectation['request']): Expectation => ({
  request,
  answers: forStaff(),
  elsewhere: 'unknown',
});
/** A closing, which is refused to administrators as well: nothing is calculated. */
const asking = (body: (asked: Asked) => object): Expectation => ({
  request: (asked) => ({ body: { tipo_producto: CLOSING, proceso: asked.ids.process, ...body(asked) } }),
  answers: forAdministrators(409),
  elsewhere: 'unknown',
});

/** Of a concept that nobody has. */
const changing = (more: object): Expectation => ({
  request: (asked) => ({
    body: { ...ofPeriod(asked), employee_id: asked.ids.employee, concept_id: UNKNOWN_NUMBER, ...more },
  }),
  answers: forStaff(404),
  elsewhere: 'unknown',
});

/** A file that is no workbook is a finding, not a refusal. */
const resultsForm: Expectation['request'] = (asked) => {
  const form = new FormData();
  form.append('nomina_id', `${asked.ids.paysheet}`);
  form.append('period', `${asked.ids.period}`);
  form.append('file', new File(['a,b\n1,2\n'], 'resultados.xlsx'));
  return { raw: { body: form } };
};

export const payrollExpectations = {
  results_layout: reading(query(ofPeriod)),
  import_results: reading(resultsForm),
  import_results_by_token: { request: resultsForm, answers: forPrograms(), elsewhere: 'own' },
  post_genera_producto: asking((asked) => ({ ...ofPeriod(asked), año: 2026 })),
  post_genera_producto_x_nominas: asking((asked) => ({
    ...ofPeriod(asked),
    producto: 'Proceso',
    anio: 2026,
  })),
  get_producto: { ...reading(() => ({ query: {} })), elsewhere: 'own' },
  get_producto_x_nominas: { ...reading(() => ({ query: {} })), elsewhere: 'own' },
  get_storage_reports: { ...reading(() => ({ query: { modo: 'nomina' } })), elsewhere: 'own' },
  payroll_runs: reading(query(ofPeriod)),
  payment_layouts: { ...reading(() => ({ query: {} })), elsewhere: 'own' },
  save_payment_layout: {
    request: () => ({ body: { layout: PAYMENT_LAYOUTS.clabe } }),
    answers: forAdmin(),
    elsewhere: 'own',
  },
  delete_payment_layout: {
    request: () => ({ body: { version: UNKNOWN_NUMBER } }),
    answers: forAdmin(404),
    elsewhere: 'own',
  },
  preview_payment_layout: {
    request: (asked) => ({ body: { ...ofPeriod(asked), layout: PAYMENT_LAYOUTS.clabe } }),
    answers: forAdmin(),
    elsewhere: 'unknown',
  },
  payroll_overview: { ...reading(() => ({ query: {} })), elsewhere: 'own' },
  payroll_findings: { ...reading(query(() => ({ run_id: UNKNOWN_NUMBER }))), answers: forStaff(404) },
  payroll_sheet: reading(query(ofPeriod)),
  set_payroll_override: changing({ amount: '1', reason: 'Prueba' }),
  delete_payroll_override: changing({}),
  closed_differences: reading(query(ofPeriod)),
  /** Of a closed period that there is not: nothing is left to apply. */
  apply_corrections: {
    request: (asked) => ({
      body: {
        ...ofPeriod(asked),
        differences: [
          {
            ...{ employee_id: asked.ids.employee, concept_id: UNKNOWN_NUMBER, amount: '1.00' },
            source_period_id: UNKNOWN_NUMBER,
          },
        ],
      },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  delete_correction: changing({ source_period_id: UNKNOWN_NUMBER }),
  /** Of a period that was never calculated. */
  recalculate_person: {
    request: (asked) => ({ body: { ...ofPeriod(asked), employee_id: asked.ids.employee } }),
    answers: forStaff(409),
    elsewhere: 'unknown',
  },
  /** Of a period that was never calculated. */
  payroll_what_if: {
    ...reading(query((asked) => ({ ...ofPeriod(asked), aumento: 5 }))),
    answers: forStaff(409),
  },
  payroll_what_if_book: {
    ...reading(query((asked) => ({ ...ofPeriod(asked), aumento: 5 }))),
    answers: forStaff(409),
  },
  payroll_settlements: reading(query(ofPeriod)),
  /** Of a process that is no finiquito. */
  save_payroll_settlement: {
    request: (asked) => ({
      body: {
        ...{ ...ofPeriod(asked), employee_id: asked.ids.employee, pending_vacation_days: '6' },
        ...{ pays_salary: true, pays_indemnity: false, pays_twenty_days: false, pays_seniority: false },
      },
    }),
    answers: forStaff(409),
    elsewhere: 'unknown',
  },
  payroll_settings: reading(({ ids }) => ({ query: { nomina_id: `${ids.paysheet}` } })),
  save_payroll_settings: {
    request: ({ ids }) => ({
      body: { ...DEFAULT_SETTINGS, nomina_id: ids.paysheet, vigente_desde: '2026-01-01' },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  /** Of a day without any. */
  delete_payroll_settings: {
    request: ({ ids }) => ({ body: { nomina_id: ids.paysheet, vigente_desde: '2001-01-01' } }),
    answers: forBureau(404),
    elsewhere: 'unknown',
  },
  payroll_trace: reading(query((asked) => ({ ...ofPeriod(asked), employee_id: asked.ids.employee }))),
  payroll_figures: { ...reading(() => ({ query: { year: '2026' } })), elsewhere: 'own' },
  /** A year that is published already. */
  confirm_figures: {
    request: () => ({ body: { year: 2026 } }),
    answers: forSuperAdmin(409),
    elsewhere: 'own',
  },
  authorize_payroll_run: {
    request: (asked) => ({ body: { ...ofPeriod(asked), version: 1 } }),
    answers: forAdministrators(409),
    elsewhere: 'unknown',
  },
} satisfies SomeExpectations;

import { randomUUID } from 'node:crypto';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import {
  forAdmin,
  forBureau,
  forPrograms,
  forStaff,
  type SomeExpectations,
} from '../../../testing/expectations/expectation.ts';
import { newEmployee, newPaysheet } from './new-masters.ts';

/** Nobody's, so that the request can be repeated. */
const UNKNOWN_EMPLOYMENT = 2_000_000_000;

export const masterExpectations = {
  clientP: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  get_clinoms: {
    request: ({ ids }) => ({ query: { user_id: ids.client } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_process: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  get_periodos: {
    request: ({ ids }) => ({
      query: { nomina_id: String(ids.paysheet), proceso_id: '1', anio_id: '2026' },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_cost_center: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet), user_id: ids.client } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_empleados_nom: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet), user_id: ids.client } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_register: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_companies: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  get_paysheet_x_companies: {
    request: ({ ids }) => ({ query: { user_id: ids.client } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_concepts: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  get_conceptos: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet), user_id: ids.client } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  load_employeesconcepts: {
    request: ({ ids }) => ({ query: { paysheet_id: String(ids.paysheet) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  set_concepts: {
    request: ({ ids }) => ({ body: { nomina_id: ids.paysheet, user_id: ids.client, concepts: [] } }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },

  list_concepts: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  // Of none that is there, so that the requests can be repeated.
  save_concept: {
    request: () => ({
      body: {
        ...{ id: 999_999, key: 'P900', description: 'Bono', type_value: 'IM', kind: 'Percepción' },
        ...{ cfdi_code: '038', isr_treatment: 'gravado', sbc_integration: 'variable' },
      },
    }),
    answers: forAdmin(404),
    elsewhere: 'unknown',
  },
  end_concept: {
    request: () => ({ body: { id: 999_999, ended_on: null } }),
    answers: forAdmin(404),
    elsewhere: 'unknown',
  },
  delete_concept: {
    request: () => ({ query: { id: '999999' } }),
    answers: forAdmin(404),
    elsewhere: 'unknown',
  },
  export_concepts: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  // A file that is no workbook is a finding, not a refusal.
  import_concepts: {
    request: () => {
      const form = new FormData();
      form.append('file', new File(['a,b\n1,2\n'], 'conceptos.xlsx'));
      return { raw: { body: form } };
    },
    answers: forAdmin(),
    elsewhere: 'own',
  },
  get_paysheet: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  save_paysheet: [
    {
      request: ({ ids }) => ({ body: { ...newPaysheet('N-001'), user_id: ids.client, id: ids.paysheet } }),
      answers: forBureau(),
      elsewhere: 'unknown',
    },
    {
      request: ({ ids }) => ({ body: { ...newPaysheet(randomUUID().slice(0, 20)), user_id: ids.client } }),
      answers: forBureau(),
      elsewhere: 'unknown',
    },
  ],
  get_paysheet_access: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  save_paysheet_access: {
    request: ({ ids }) => ({ body: { nomina_id: ids.paysheet, confidential: false, people: [] } }),
    answers: forAdmin(),
    elsewhere: 'unknown',
  },
  get_calendar: {
    request: ({ ids }) => ({
      query: { nomina_id: String(ids.paysheet), proceso_id: String(ids.process), anio_id: '2026' },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  save_calendar: {
    request: ({ ids }) => ({
      body: {
        nomina_id: ids.paysheet,
        proceso_id: ids.process,
        anio_id: 2099,
        first_day: '2099-01-01',
        payment_days: 3,
        close_days: 2,
        early_close: false,
      },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  // It has people.
  delete_master: {
    request: ({ ids }) => ({ query: { entity: 'paysheet', id: String(ids.paysheet) } }),
    answers: forBureau(409),
    elsewhere: 'unknown',
  },
  // It has people.
  end_master: {
    request: ({ ids }) => ({ body: { entity: 'paysheet', id: ids.paysheet, ended_on: '2001-01-01' } }),
    answers: forBureau(409),
    elsewhere: 'unknown',
  },
  get_calendar_plan: {
    request: ({ ids }) => ({
      query: { nomina_id: String(ids.paysheet), proceso_id: String(ids.process), anio_id: '2026' },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  // On the days of the period of January, so that the request can be repeated.
  create_period: {
    request: ({ ids }) => ({
      body: {
        ...{ nomina_id: ids.paysheet, proceso_id: ids.process, anio_id: 2026, mes: 'Aguinaldo' },
        ...{ initial_date: '2026-01-01', end_date: '2026-01-15', payment_date: '2026-01-16' },
        ...{ incidence_close_date: null, early_close: false },
      },
    }),
    answers: forBureau(409),
    elsewhere: 'unknown',
  },
  // It has captures.
  delete_period: {
    request: ({ ids }) => ({ query: { id: String(ids.period) } }),
    answers: forBureau(409),
    elsewhere: 'unknown',
  },
  save_period: {
    request: ({ ids }) => ({
      body: {
        id: ids.period,
        mes: 'Enero',
        initial_date: '2026-01-01',
        end_date: '2026-01-15',
        payment_date: '2026-01-16',
        incidence_close_date: null,
        early_close: false,
      },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  get_registers: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  save_company: {
    request: ({ ids }) => ({
      body: { user_id: ids.client, id: ids.company, empresa: 'Empresa 001', rfc: 'AAA010101AAA' },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  save_register: {
    request: ({ ids }) => ({
      body: {
        user_id: ids.client,
        id: ids.register,
        company_id: ids.company,
        register: 'Y1234567101',
        delegation: 'Centro',
        subdelegation: '',
        umf: '',
        risk_premium: '0.54355',
        vigente_desde: '2026-03-01',
      },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  save_cost_center: {
    request: ({ ids }) => ({
      body: { nomina_id: ids.paysheet, id: ids.costCenter, code: 'CC2', cost_center: 'Área 2' },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  search_employees: {
    request: ({ ids }) => ({ query: { nomina_id: String(ids.paysheet) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_employee: {
    request: ({ ids }) => ({ query: { id: String(ids.employee) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  find_same_people: {
    request: ({ ids }) => ({
      body: { nomina_id: ids.paysheet, ssn: '72795608040', curp: 'NUDO900101MDFXZL09', rfc: 'NUDO900101AA1' },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  create_employee: {
    request: ({ ids }) => ({
      body: { ...newEmployee(ids), nomina_id: ids.paysheet, daily_salary: '400.00', sbc: '419.72' },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  update_employee: {
    request: ({ ids }) => ({ body: { ...newEmployee(ids), id: ids.employee } }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  add_salary: {
    request: ({ ids }) => ({
      body: { employee_id: ids.employee, vigente_desde: '2026-02-01', daily_salary: '450', sbc: '472.19' },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  // No salary begins on this day, so that the request can be repeated.
  correct_salary: {
    request: ({ ids }) => ({
      body: {
        ...{ employee_id: ids.employee, vigente_desde: '1999-01-01', daily_salary: '450', sbc: '472.19' },
        motivo: 'Mal capturado',
      },
    }),
    answers: forBureau(404),
    elsewhere: 'unknown',
  },
  // Before the day of hiring, so that the request can be repeated.
  end_employment: {
    request: ({ ids }) => ({
      body: { employee_id: ids.employee, termination_date: '2001-01-01', causa_baja: '2' },
    }),
    answers: forBureau(422),
    elsewhere: 'unknown',
  },
  // Of somebody who works there.
  rehire: {
    request: ({ ids }) => ({
      body: { employee_id: ids.employee, hire_date: '2026-05-01', daily_salary: '450', sbc: '472.19' },
    }),
    answers: forBureau(422),
    elsewhere: 'unknown',
  },
  correct_employment: {
    request: ({ ids }) => ({
      body: {
        ...{ employee_id: ids.employee, employment_id: UNKNOWN_EMPLOYMENT, initial_date: '2020-01-01' },
        ...{ termination_date: null, causa_baja: null, motivo: 'Error' },
        ...{ cost_center_id: ids.costCenter, register_id: ids.register },
      },
    }),
    answers: forBureau(404),
    elsewhere: 'unknown',
  },
  remove_employment: {
    request: ({ ids }) => ({
      body: { employee_id: ids.employee, employment_id: UNKNOWN_EMPLOYMENT, motivo: 'Error' },
    }),
    answers: forBureau(404),
    elsewhere: 'unknown',
  },
  // To where the person is.
  move_employee: {
    request: ({ ids }) => ({
      body: {
        employee_id: ids.employee,
        desde: todayInMexico(),
        nomina_id: ids.paysheet,
        cost_center_id: ids.costCenter,
        register_id: ids.register,
        human_id: 'M-1',
      },
    }),
    answers: forBureau(422),
    elsewhere: 'unknown',
  },
  save_credit: {
    request: ({ ids }) => ({
      body: {
        employee_id: ids.employee,
        kind: 'PENSION',
        number: '1234567890',
        discount_type: 1,
        value: '20',
        vigente_desde: '2026-01-01',
        vigente_hasta: null,
      },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  get_master_history: {
    request: ({ ids }) => ({ query: { entity: 'employee', entity_id: String(ids.employee) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  export_masters: {
    request: ({ ids }) => ({ query: { user_id: ids.client } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  // A file that is no workbook is a finding, not a refusal.
  import_masters: {
    request: ({ ids }) => {
      const form = new FormData();
      form.append('user_id', ids.client);
      form.append('file', new File(['a,b\n1,2\n'], 'maestros.xlsx'));
      return { raw: { body: form } };
    },
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  import_masters_by_token: {
    request: ({ ids }) => {
      const form = new FormData();
      form.append('user_id', ids.client);
      form.append('file', new File(['a,b\n1,2\n'], 'maestros.xlsx'));
      return { raw: { body: form } };
    },
    answers: forPrograms(),
    elsewhere: 'own',
  },
} satisfies SomeExpectations;

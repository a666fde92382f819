import { forBureau, forStaff, type SomeExpectations } from '../../../testing/expectations/expectation.ts';

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
  set_concepts: {
    request: ({ ids }) => ({ body: { nomina_id: ids.paysheet, user_id: ids.client, concepts: [] } }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
} satisfies SomeExpectations;

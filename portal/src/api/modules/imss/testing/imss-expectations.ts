import {
  type Asked,
  type Expectation,
  forAdministrators,
  forAnybody,
  forStaff,
  type SomeExpectations,
  UNKNOWN_NUMBER,
} from '../../../testing/expectations/expectation.ts';

const TIME = { inicio: '2026-01-01', fin: '2026-12-31' };
/** Of no registro. */
const REGISTER = 'Z0000000000';

const own = (request: Expectation['request'], status = 200): Expectation => ({
  ...{ request, answers: forStaff(status), elsewhere: 'own' },
});
/** Of something that nobody has. */
const unknown = (request: Expectation['request']): Expectation => ({
  ...{ request, answers: forStaff(404), elsewhere: 'unknown' },
});
const forAdministratorsOnly = (
  request: Expectation['request'],
  { status = 200, elsewhere = 'own' }: { status?: number; elsewhere?: Expectation['elsewhere'] } = {},
): Expectation => ({ request, answers: forAdministrators(status), elsewhere });
const ofBatch = unknown(() => ({ body: { batch_id: UNKNOWN_NUMBER } }));

/** A response of the IMSS, for a registro that the payroll's client has not. */
function responseForm({ ids }: Asked): FormData {
  const form = new FormData();
  form.append('nomina_id', `${ids.paysheet}`);
  form.append('register', REGISTER);
  form.append('file', new File(['*'.repeat(13)], 'respuesta.txt'));
  return form;
}

export const imssExpectations = {
  post_movimientos: unknown(({ ids }) => ({
    body: {
      ...{ nomina_id: ids.paysheet, human_id: '1', register: REGISTER },
      ...{ date_start: '01/01/2026', date_end: '31/01/2026' },
    },
  })),
  get_movimientos: own(() => ({ query: TIME })),
  post_genera_variabilidad: unknown(({ ids }) => ({
    body: {
      ...{ nomina: ids.paysheet, human_id: '1', name_nomina: 'x', register: REGISTER },
      ...{ fecha_inicial: '2026-01-01', fecha_final: '2026-02-28', periodo: 1, dias: 'naturales' },
    },
  })),
  get_variabilidad: own(() => ({ query: TIME })),
  imss_variability: unknown(() => ({ query: { request_id: `${UNKNOWN_NUMBER}` } })),
  add_variability_movements: unknown(() => ({ body: { request_id: UNKNOWN_NUMBER } })),
  imss_conciliation: unknown(({ ids }) => ({
    query: { ...TIME, nomina_id: `${ids.paysheet}`, register: REGISTER },
  })),
  imss_batches: own(() => ({ query: {} })),
  imss_batch: unknown(() => ({ query: { batch_id: `${UNKNOWN_NUMBER}` } })),
  generate_imss_batch: ofBatch,
  send_imss_batch: ofBatch,
  load_imss_response: unknown((asked) => ({ raw: { body: responseForm(asked) } })),
  imss_calendar_feed: own(() => ({})),
  create_imss_calendar_feed: own(() => ({ body: {} })),
  revoke_imss_calendar_feed: own(() => ({ body: {} })),
  imss_obligations_calendar: {
    request: () => ({ query: { token: 'ninguno' } }),
    ...{ answers: forAnybody(404), elsewhere: 'own' },
  },
  imss_non_working_days: own(() => ({})),
  save_imss_non_working_day: forAdministratorsOnly(() => ({ body: { day: '2026-07-03', reason: 'Prueba' } })),
  delete_imss_non_working_day: forAdministratorsOnly(() => ({ body: { day: '1999-01-01' } }), {
    ...{ status: 404, elsewhere: 'unknown' },
  }),
  imss_rejection_codes: own(() => ({})),
  save_imss_rejection_code: own(() => ({ body: { code: '7', explanation: 'Prueba', fix: '' } })),
  delete_imss_rejection_code: unknown(() => ({ body: { code: 'desconocido' } })),
} satisfies SomeExpectations;

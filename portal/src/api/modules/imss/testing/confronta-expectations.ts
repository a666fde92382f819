import {
  type Expectation,
  forStaff,
  type SomeExpectations,
  UNKNOWN_NUMBER,
} from '../../../testing/expectations/expectation.ts';

const TIME = { inicio: '2026-01-01', fin: '2026-12-31' };

/** A registro patronal that no payroll has. */
const ASKED = {
  ...{ human_id: 'N-1', name_nomina: 'Nómina', register: 'Z9999999999' },
  ...{ date_start: '01/07/2026', date_end: '31/07/2026' },
};
const asking = (request: Expectation['request']): Expectation => ({
  request,
  answers: forStaff(404),
  elsewhere: 'unknown',
});
const ofRequest = asking(() => ({ query: { request_id: `${UNKNOWN_NUMBER}` } }));
const difference = { person_id: UNKNOWN_NUMBER, cause: 'baja' };

function uploadForm(paysheet: number): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ASKED, nomina_id: paysheet, register_id: UNKNOWN_NUMBER }))
    form.set(name, `${value}`);
  form.append('files', new File(['x'], 'Aseg.txt'));
  return form;
}

export const confrontaExpectations = {
  post_genera_txt: asking(({ ids }) => ({ body: { ...ASKED, nomina_id: ids.paysheet } })),
  genera_txt_incompleto: asking(() => ({ body: { request_id: UNKNOWN_NUMBER } })),
  get_txtsua: { request: () => ({ query: TIME }), answers: forStaff(), elsewhere: 'own' },
  fileUploadConfronta: asking(({ ids }) => ({ raw: { body: uploadForm(ids.paysheet) } })),
  get_confronta: { request: () => ({ query: TIME }), answers: forStaff(), elsewhere: 'own' },
  imss_findings: ofRequest,
  confronta_differences: ofRequest,
  confronta_workbook: ofRequest,
  set_confronta_comment: asking(() => ({ body: { ...difference, comment: 'Revisado' } })),
  sign_confronta: asking(() => ({ body: { ...difference, signed: true } })),
  confronta_tolerances: asking(({ ids }) => ({
    query: { nomina_id: `${ids.paysheet}`, register: ASKED.register },
  })),
  set_confronta_tolerances: asking(({ ids }) => ({
    body: { nomina_id: ids.paysheet, register: ASKED.register, total: '0.01', person: '10' },
  })),
  imss_emission_codes: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  save_imss_emission_code: {
    request: () => ({ body: { kind: 'origen', code: '1', explanation: 'Prueba', meaning: null } }),
    ...{ answers: forStaff(), elsewhere: 'own' },
  },
  delete_imss_emission_code: {
    request: () => ({ body: { kind: 'origen', code: 'desconocido' } }),
    ...{ answers: forStaff(404), elsewhere: 'unknown' },
  },
} satisfies SomeExpectations;

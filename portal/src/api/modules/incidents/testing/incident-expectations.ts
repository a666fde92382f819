import { randomUUID } from 'node:crypto';
import {
  type Asked,
  type Expectation,
  forBureau,
  forStaff,
  type SomeExpectations,
} from '../../../testing/expectations/expectation.ts';
import { fileForm } from '../../directory/testing/file-form.ts';

const query =
  (values: (asked: Asked) => Record<string, string | number>): Expectation['request'] =>
  (asked) => ({
    query: Object.fromEntries(Object.entries(values(asked)).map(([name, value]) => [name, String(value)])),
  });

const period = ({ ids }: Asked) => ({ paysheet_id: ids.paysheet, period_id: ids.period });
const nomina = ({ ids }: Asked) => ({ nomina_id: ids.paysheet, period_id: ids.period });

const reading = (request: Expectation['request']): Expectation => ({
  request,
  answers: forStaff(),
  elsewhere: 'unknown',
});
const saving = (body: (asked: Asked) => object): Expectation => ({
  request: (asked) => ({ body: body(asked) }),
  answers: forStaff(),
  elsewhere: 'unknown',
});

/** A file that is no workbook is a finding, not a refusal. */
const loading: Expectation = {
  request: (asked) => {
    const form = new FormData();
    for (const [name, id] of Object.entries(period(asked))) form.append(name, `${id}`);
    form.append('file', new File(['a,b\n1,2\n'], 'layout.xlsx'));
    return { raw: { body: form } };
  },
  answers: forStaff(),
  elsewhere: 'unknown',
};
const layout = (): Expectation => ({ ...saving(period), answers: forStaff() });
const captured = (): Expectation => ({
  ...saving((asked) => ({ ...period(asked), contenido: 'capturado' })),
  answers: forStaff(),
});
/** Into the client's folder, where the operator puts nothing. */
const stored: Expectation = {
  request: (asked) => ({ query: { download: 'false' }, body: period(asked) }),
  answers: forBureau(),
  elsewhere: 'unknown',
};

export const incidentExpectations = {
  get_fechasglobales: reading(query(nomina)),
  get_incidentpreview: reading(query(nomina)),
  get_status_paysheet: reading(query((asked) => ({ ...period(asked), type: 'I' }))),
  all_incident: (['I', 'IN', 'E', 'ED'] as const).map((type) =>
    reading(query((asked) => ({ ...period(asked), type }))),
  ),
  get_filter_horas: reading(query(period)),
  get_csv_incident: reading(query(period)),
  get_acuse_nomina: reading(query(period)),
  set_incidents: [
    saving((asked) => ({ ...period(asked), employees: [] })),
    {
      ...saving(() => ({})),
      request: (asked) => ({ query: { incapacidad: 'true' }, body: { ...period(asked), employees: [] } }),
    },
  ],
  send_evidence: {
    request: (asked) => ({
      ...query(period)(asked),
      raw: { body: fileForm('OL000001.pdf', '%PDF-1.7') },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  upload_incident_cloud: {
    request: ({ ids }) => {
      const form = fileForm(`${randomUUID()}.csv`, 'A3O');
      form.set('id_directory_client', ids.folder);
      return { raw: { body: form } };
    },
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  set_delete_incident: { ...reading(query(nomina)), answers: forStaff() },
  delete_paysheet: saving((asked) => ({ ...period(asked), type: 'E' })),
  // Nothing was deleted there.
  restore_capture: {
    ...saving((asked) => ({ ...period(asked), change_id: 1 })),
    answers: forStaff(404),
  },
  // Closed, and opened again by the next one.
  close_paysheet: saving(period),
  abrir_paysheet: saving(period),
  create_extra_hours: saving(({ ids }) => ({
    employee: { id: ids.employee },
    period: ids.period,
    tipo_carga: 1,
    dias: [{ fecha: '2026-01-05', horas: '2' }],
  })),
  horas_create: saving((asked) => ({
    ...period(asked),
    dias: { [`${asked.ids.employee}-2026-01-05`]: 2 },
  })),
  horas_create_newMasiva: saving((asked) => ({
    ...period(asked),
    empleados: [{ id: asked.ids.employee, dias: [{ fecha: '2026-01-05', horas: '2' }] }],
  })),
  capture_overview: reading(query(period)),
  employee_capture: reading(query((asked) => ({ ...period(asked), employee_id: asked.ids.employee }))),
  capture_presence: saving(period),
  capture_trail: reading(query(period)),
  capture_by_period: reading(
    query(({ ids }) => ({ paysheet_ids: String(ids.paysheet), period_id: ids.period })),
  ),
  closing_calendar: {
    request: () => ({ query: { desde: '2026-01-01', hasta: '2026-12-31' } }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  find_people: { request: () => ({ query: { q: 'persona' } }), answers: forStaff(), elsewhere: 'own' },
  get_xls_incident: [layout(), captured()],
  get_xls_HorasExtra: [layout(), captured()],
  genera_xls_incapacidad: [layout(), captured(), stored],
  cargar_layout_incidencias: loading,
  cargar_layout_horas_extra: loading,
  cargar_layout_incapacidades: loading,
} satisfies SomeExpectations;

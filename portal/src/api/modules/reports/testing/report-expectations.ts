import { endpoints } from '@lienzo/schema/endpoints';
import {
  type Asked,
  type Expectation,
  forAdministrators,
  forAll,
  forAnybody,
  forPrograms,
  forStaff,
  type SomeExpectations,
  UNKNOWN_NUMBER,
} from '../../../testing/expectations/expectation.ts';
import { pixelForm } from '../../../testing/one-pixel.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { documentForm } from './document-form.ts';
import { reportOf, tabla } from './test-reports.ts';

const aTable = tabla(['employees.name']);
const aReport = reportOf([aTable], { auditorio: [0] });
/** An item's query, for which each organization gets its own rows. */
const rows = {
  selected_tables: aTable.selected_tables,
  selected_columns: aTable.selected_columns,
  filters: [],
  additional_columns: [],
  order_columns: [],
};
const ofCatalogue = (query: Record<string, string> = {}): Expectation => ({
  request: () => ({ query }),
  answers: forStaff(),
  elsewhere: 'own',
});
const ofReport = (name: 'id' | 'report_id'): Expectation => ({
  request: ({ ids }) => ({ query: { [name]: String(ids.report) } }),
  answers: forStaff(),
  elsewhere: 'unknown',
});
/** A report that may be deleted; an unknown id when that is requested. */
async function freshReport({ ids, portal }: Asked): Promise<number> {
  if (ids.report === UNKNOWN_NUMBER) return UNKNOWN_NUMBER;
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const saved = await portal.send(endpoints.create_report, { token, body: { reporte: aReport } });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
}

/** A movement of the Ejecutivo's, which administrators see as well; an unknown one when that is requested. */
async function ownMovement(asked: Asked): Promise<{ id: number; id_reporte: number; updated_at: string }> {
  const updated_at = '2026-11-20T00:00:00.000Z';
  const id_reporte = await freshReport(asked);
  if (id_reporte === UNKNOWN_NUMBER) return { id: UNKNOWN_NUMBER, id_reporte, updated_at };
  const { token } = await asked.portal.openSession(PEOPLE.Ejecutivo);
  const answer = await asked.portal.send(endpoints.get_audit_report, { token });
  const { result } = await readAnswer(endpoints.get_audit_report, answer);
  const id = result.find((entry) => entry.id_reporte === id_reporte)?.id ?? UNKNOWN_NUMBER;
  const read = await asked.portal.send(endpoints.get_report, { token, query: { id: String(id_reporte) } });
  return { id, id_reporte, updated_at: (await readAnswer(endpoints.get_report, read)).updated_at };
}

const UNKNOWN_RENDER = '00000000-0000-4000-8000-00000000dead';
/** A finished file of the person's; for whoever is of another organization, of somebody here. */
async function freshRender({ ids, person, portal }: Asked): Promise<string> {
  if (ids.report === UNKNOWN_NUMBER) return UNKNOWN_RENDER;
  const isOurs = person !== null && person.organizationId === PEOPLE.Admin.organizationId;
  const { token } = await portal.openSession(isOurs ? person : PEOPLE.Admin);
  const body = { report_id: ids.report, format: 'pdf' };
  const answer = await portal.send(endpoints.create_render, { token, body });
  return (await readAnswer(endpoints.create_render, answer)).result.id;
}
const ofRender = (scope: 'query' | 'body'): Expectation => ({
  request: async (asked) => ({ [scope]: { id: await freshRender(asked) } }),
  answers: forAll(),
  elsewhere: 'unknown',
});

const ofUndivided = (location: 'query' | 'body'): Expectation => ({
  ...ofRender(location),
  answers: forStaff(404),
});

/** A token of the person's; for whoever is of another organization, of somebody here. */
async function freshToken({ ids, person, portal }: Asked): Promise<string> {
  if (ids.report === UNKNOWN_NUMBER) return UNKNOWN_RENDER;
  const isOurs = person !== null && person.organizationId === PEOPLE.Admin.organizationId;
  const owner = isOurs && person.role !== 'client' ? person : PEOPLE.Ejecutivo;
  const { token } = await portal.openSession(owner);
  const body = { name: 'Nómina', reports: [ids.report], days: 30 };
  const answer = await portal.send(endpoints.create_api_token, { token, body });
  return (await readAnswer(endpoints.create_api_token, answer)).result.id;
}
const ofProgram = (request: Expectation['request']): Expectation => ({
  request,
  answers: forPrograms(),
  elsewhere: 'own',
});

const blockOf = (nombre: string) => ({
  nombre,
  seccion: { index: 0, separation: false, items: [aTable] },
  parametros: [],
});

/** A block of the person's, who may change it; for whoever is of another organization, of somebody here. */
async function freshBlock({ ids, person, portal }: Asked): Promise<string> {
  if (ids.report === UNKNOWN_NUMBER) return UNKNOWN_RENDER;
  const isOurs = person !== null && person.organizationId === PEOPLE.Admin.organizationId;
  const owner = isOurs && person.role !== 'client' ? person : PEOPLE.Ejecutivo;
  const { token } = await portal.openSession(owner);
  const body = blockOf(`Bloque ${crypto.randomUUID()}`);
  const answer = await portal.send(endpoints.create_block, { token, body });
  return (await readAnswer(endpoints.create_block, answer)).result.id;
}

const styleOf = (nombre: string) => ({ nombre, estilo: { fuente: 'serif' as const } });

/** The same of a style. */
async function freshStyle({ ids, person, portal }: Asked): Promise<string> {
  if (ids.report === UNKNOWN_NUMBER) return UNKNOWN_RENDER;
  const isOurs = person !== null && person.organizationId === PEOPLE.Admin.organizationId;
  const owner = isOurs && person.role !== 'client' ? person : PEOPLE.Ejecutivo;
  const { token } = await portal.openSession(owner);
  const body = styleOf(`Estilo ${crypto.randomUUID()}`);
  const answer = await portal.send(endpoints.create_style, { token, body });
  return (await readAnswer(endpoints.create_style, answer)).result.id;
}

const aDraft = '7d5a2c1e-6b1f-4c8e-9a52-0f3b8d6e4c11';
export const reportExpectations = {
  get_reports: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  create_report: {
    request: () => ({ body: { reporte: aReport } }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  update_report: {
    request: ({ ids }) => ({ body: { reporte: { ...aReport, id: ids.report } } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  clone_report: {
    request: ({ ids }) => ({ body: { id_report: ids.report } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  // Enabled, so that the other calls can use it.
  disable_report: {
    request: ({ ids }) => ({ body: { reporte: { id: ids.report, habilitado: true } } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  set_editable: {
    request: ({ ids }) => ({ body: { reporte: { id: ids.report, editable: 'true' } } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  delete_report: {
    request: async (asked) => ({ query: { id_report: String(await freshReport(asked)) } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  get_report: ofReport('id'),
  get_items_jsons: ofReport('report_id'),
  get_thumbnail: { ...ofReport('report_id'), answers: forAll() },
  get_drafts: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  get_draft: [
    ofReport('report_id'),
    { request: () => ({ query: { id: aDraft } }), answers: forStaff(), elsewhere: 'own' },
  ],
  update_draft: [
    {
      request: ({ ids }) => ({ body: { report_id: ids.report, based_on: null, reporte: aReport } }),
      answers: forStaff(),
      elsewhere: 'unknown',
    },
    { request: () => ({ body: { id: aDraft, reporte: aReport } }), answers: forStaff(), elsewhere: 'own' },
  ],
  // Only an own draft is deleted; of reports of others there is none.
  delete_draft: [
    { ...ofReport('report_id'), elsewhere: 'own' },
    { request: () => ({ query: { id: aDraft } }), answers: forStaff(), elsewhere: 'own' },
  ],
  get_blocks: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  create_block: {
    request: () => ({ body: blockOf(`Bloque ${crypto.randomUUID()}`) }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  get_block: {
    request: async (asked) => ({ query: { id: await freshBlock(asked) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  update_block: {
    request: async (asked) => ({
      body: { ...blockOf(`Bloque ${crypto.randomUUID()}`), id: await freshBlock(asked), version: 1 },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  delete_block: {
    request: async (asked) => ({ query: { id: await freshBlock(asked) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_block_effects: {
    request: async (asked) => ({ query: { id: await freshBlock(asked) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  apply_block: {
    request: async (asked) => ({
      body: {
        id: await freshBlock(asked),
        version: 1,
        reportes: [{ id: asked.ids.report, updated_at: '2026-11-20T00:00:00.000Z' }],
      },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_styles: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  create_style: {
    request: () => ({ body: styleOf(`Estilo ${crypto.randomUUID()}`) }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  update_style: {
    request: async (asked) => ({
      body: { ...styleOf(`Estilo ${crypto.randomUUID()}`), id: await freshStyle(asked), version: 1 },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  delete_style: {
    request: async (asked) => ({ query: { id: await freshStyle(asked) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_audit_report: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  get_audit_detail_report: {
    request: async (asked) => {
      const { id, id_reporte } = await ownMovement(asked);
      return { query: { id_report: String(id_reporte), id: String(id) } };
    },
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  register_audit_report: {
    request: ({ ids }) => ({
      body: { audit_report: { id_reporte: ids.report, tipo_movimiento: 'Consultado' } },
    }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  restore_report: {
    request: async (asked) => {
      const { id, id_reporte, updated_at } = await ownMovement(asked);
      return { body: { id, id_report: id_reporte, version: 'current', updated_at } };
    },
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_report_receivers: ofReport('id'),
  get_report_changes: {
    request: ({ ids }) => ({ body: { reporte: { ...aReport, id: ids.report } } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_report_tables: ofCatalogue(),
  get_report_related_tables: ofCatalogue({ id: '1' }),
  get_item_types: ofCatalogue(),
  get_query_rows: ofReport('report_id'),
  preview_rows: { request: () => ({ body: rows }), answers: forStaff(), elsewhere: 'own' },
  item_figures: { request: () => ({ body: rows }), answers: forStaff(), elsewhere: 'own' },
  formula_results: {
    request: () => ({ body: { reporte: aReport } }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  data_fields: { request: () => ({ body: { reporte: aReport } }), answers: forStaff(), elsewhere: 'own' },
  worst_rows: { request: () => ({ body: rows }), answers: forStaff(), elsewhere: 'own' },
  get_filters: ofReport('report_id'),
  update_filters: {
    // The report has no filter of this name; another organization must not learn even that.
    request: ({ ids }) => ({
      body: {
        filtro: {
          report_id: ids.report,
          filters: [{ uuid: aTable.uuid, id: 'ninguno', condition: 'igual a', valor: '1' }],
        },
      },
    }),
    answers: forStaff(404),
    elsewhere: 'unknown',
  },
  // Every organization has a static report of this number.
  get_static_filters: {
    request: () => ({ query: { report_id: '229' } }),
    answers: forAll(),
    elsewhere: 'own',
  },
  update_filter_s: {
    request: () => ({ body: { filtro: { report_id: 229, filters: [{ id: 41, valor: 'A' }] } } }),
    answers: forAll(),
    elsewhere: 'own',
  },
  render_static_report: {
    request: () => ({ query: { id_report: '229', report_name: 'Plantilla' } }),
    answers: forAll(),
    elsewhere: 'own',
  },
  update_own_filters: {
    request: ({ ids }) => ({ body: { filtro: { report_id: ids.report, filters: [] } } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  column_values: {
    request: () => ({ query: { column: 'employees.position' } }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  get_parameters: {
    request: ({ ids }) => ({ query: { report_ids: String(ids.report) } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  // The rows of each organization are its own.
  get_parameter_choices: {
    request: () => ({ query: { tipo: 'periodo' } }),
    answers: forAll(),
    elsewhere: 'own',
  },
  create_asset: { request: () => ({ raw: { body: pixelForm() } }), answers: forStaff(), elsewhere: 'own' },
  import_document: {
    request: () => ({ raw: { body: documentForm() } }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  get_asset: {
    request: ({ ids }) => ({ query: { id: ids.asset } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  download_report: {
    request: ({ ids }) => ({ body: { report_id: ids.report, format: 'pdf' } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  create_render: {
    request: ({ ids }) => ({ body: { report_id: ids.report, format: 'pdf' } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  combine_reports: {
    request: ({ ids }) => ({
      body: {
        // The refusal says the given name, never the report's own.
        reports: [1, 2].map(() => ({ report_id: ids.report, nombre: 'Personal' })),
        format: 'pdf',
        title: 'Reportes',
      },
    }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  render_report: {
    request: () => ({ body: { reporte: '<p>Constancia</p>' } }),
    answers: forStaff(),
    elsewhere: 'own',
  },
  split_report: {
    request: ({ ids }) => ({
      body: {
        report_id: ids.report,
        column: 'employees.id',
        format: 'pdf',
        name: 'Recibo {Nombre completo}',
        target: { kind: 'zip' },
      },
    }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  get_parts_preview: {
    request: ({ ids }) => ({ body: { report_id: ids.report, column: 'employees.id', format: 'pdf' } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  mailed_file_page: {
    request: () => ({ query: { token: 'ninguno' } }),
    answers: forAnybody(404),
    elsewhere: 'own',
  },
  mailed_file: {
    request: () => ({ query: { token: 'ninguno' } }),
    answers: forAnybody(404),
    elsewhere: 'own',
  },
  // The file of one report: it has no parts.
  get_parts: ofUndivided('query'),
  retry_parts: ofUndivided('body'),
  get_renders: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  get_render: ofRender('query'),
  repeat_render: ofRender('body'),
  cancel_render: ofRender('body'),
  delete_render: ofRender('query'),
  get_api_tokens: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  create_api_token: {
    request: ({ ids }) => ({ body: { name: 'Nómina', reports: [ids.report], days: 30 } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  update_api_token: {
    request: async (asked) => ({ body: { id: await freshToken(asked), report_id: asked.ids.report } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  revoke_api_token: {
    request: async (asked) => ({ body: { id: await freshToken(asked) } }),
    answers: forStaff(),
    elsewhere: 'unknown',
  },
  render_by_token: ofProgram(({ ids }) => ({ body: { report_id: ids.report, format: 'pdf' } })),
  render_by_token_state: ofProgram(() => ({ query: { id: UNKNOWN_RENDER } })),
  render_by_token_file: ofProgram(() => ({ query: { id: UNKNOWN_RENDER } })),
} satisfies SomeExpectations;

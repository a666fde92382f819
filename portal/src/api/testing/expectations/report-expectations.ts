import { pixelForm } from '../one-pixel.ts';
import { reportOf, tabla } from '../test-reports.ts';
import { type Expectation, type Expectations, forAll, forStaff } from './expectation.ts';

const aTable = tabla(['employees.name']);
const aReport = reportOf([aTable], { auditorio: [0] });
/** What an item asks of the data, of which each organization gets its own. */
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

export const reportExpectations: Expectations = {
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
  get_report: ofReport('id'),
  get_report_tables: ofCatalogue(),
  get_report_related_tables: ofCatalogue({ id: '1' }),
  get_item_types: ofCatalogue(),
  get_query_rows: ofReport('report_id'),
  preview_rows: { request: () => ({ body: rows }), answers: forStaff(), elsewhere: 'own' },
  worst_rows: { request: () => ({ body: rows }), answers: forStaff(), elsewhere: 'own' },
  get_filters: ofReport('report_id'),
  update_filters: {
    // The report has no filter of this name; another organization must not even learn that.
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
  create_asset: { request: () => ({ raw: { body: pixelForm() } }), answers: forStaff(), elsewhere: 'own' },
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
};

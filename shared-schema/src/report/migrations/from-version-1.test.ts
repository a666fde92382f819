import { expect, it } from 'vitest';
import { migrateReport } from '../migrate-report.ts';
import { REPORT_VERSION } from '../report.ts';

/** A report as stored by version 1; never changed. */
const FIXTURE = {
  version: 1,
  nombre: 'Plantilla',
  orientation: 'vertical',
  auditorio: [0],
  page: { margins: { top: 54, right: 54, bottom: 54, left: 54 }, header: null, footer: null },
  layouts: [
    {
      index: 0,
      separation: false,
      items: [
        {
          uuid: '22222222-2222-4222-8222-222222222222',
          nombre: 'tabla',
          tamaño: 60,
          estilo_item: { font_size: 8 },
          selected_tables: ['employees'],
          selected_columns: [
            { column: 'employees.name', data_type: 'text', readable_name: 'Nombre', total: 'cuenta' },
          ],
          filters: [],
          additional_columns: [],
          order_columns: [{ column: 'employees.name', direction: 'asc' }],
          zebra: true,
          repeat_header: false,
        },
        {
          uuid: '33333333-3333-4333-8333-333333333333',
          nombre: 'texto',
          tamaño: 40,
          estilo_item: {},
          valor: { type: 'doc', content: [{ type: 'paragraph' }] },
        },
      ],
    },
  ],
};

it('brings a report of version 1 to tables without groups and conditional styles', () => {
  const report = migrateReport(structuredClone(FIXTURE));
  const [table, text] = report.layouts[0]?.items ?? [];
  expect(report.version).toBe(REPORT_VERSION);
  expect(table).toEqual({
    ...FIXTURE.layouts[0]?.items[0],
    group_by: [],
    keep_together: true,
    estilos_condicionales: [],
  });
  expect(text).toEqual(FIXTURE.layouts[0]?.items[1]);
});

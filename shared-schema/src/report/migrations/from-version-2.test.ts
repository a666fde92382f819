import { expect, it } from 'vitest';
import { migrateReport } from '../migrate-report.ts';
import { REPORT_VERSION } from '../report.ts';

/** A report as stored by version 2. */
const STORED = {
  version: 2,
  nombre: 'Costo por centro',
  orientation: 'vertical',
  auditorio: [0],
  page: { margins: { top: 54, right: 54, bottom: 54, left: 54 }, header: null, footer: null },
  layouts: [
    {
      index: 0,
      separation: false,
      items: [
        {
          uuid: '6f1c1b39-5c0a-4f4d-9f39-0a8f4f1d2c11',
          nombre: 'grafica',
          tamaño: 100,
          estilo_item: {},
          selected_tables: ['cost_centers'],
          selected_columns: [],
          filters: [],
          additional_columns: [],
          order_columns: [],
          tipo: 'barras',
          valores: [],
          agregacion: 'cuenta',
          orden: 'valor',
          titulo: '',
          leyenda: true,
          etiquetas: true,
          alt: '',
          height: 220,
        },
      ],
    },
  ],
};

it('keeps everything and takes the present number', () => {
  expect(migrateReport(structuredClone(STORED))).toEqual({
    ...STORED,
    version: REPORT_VERSION,
    parametros: [],
  });
});

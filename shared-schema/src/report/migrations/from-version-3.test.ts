import { expect, it } from 'vitest';
import { migrateReport } from '../migrate-report.ts';
import { dataItems, REPORT_VERSION } from '../report.ts';
import { validateReport } from '../validate-report.ts';

const filter = { id: 'f', selected_columns: ['employees.name'], column_type: 'text', condition: 'contiene' };
const style = { id: 'e', valor: 'Ana', alcance: 'celda', bold: true };

/** A report as stored by version 3; never changed. */
const STORED = {
  version: 3,
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
          uuid: '6f1c1b39-5c0a-4f4d-9f39-0a8f4f1d2c11',
          nombre: 'tabla',
          tamaño: 100,
          estilo_item: {},
          selected_tables: ['employees'],
          selected_columns: [
            { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' },
            { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC' },
          ],
          filters: [
            { ...filter, nombre: '', valor: 'Ana' },
            { ...filter, id: 'g', nombre: 'Persona', valor: 'Eva' },
          ],
          additional_columns: [],
          order_columns: [],
          zebra: false,
          repeat_header: true,
          group_by: [],
          keep_together: true,
          estilos_condicionales: [
            { ...style, column: 'employees.name', condition: 'igual a' },
            { ...style, id: 'd', column: 'employees.name', condition: 'contiene' },
            { ...style, id: 'n', column: 'employees.sbc', condition: 'igual a', valor: '100' },
          ],
        },
      ],
    },
  ],
};

it('names filters after their column, says how texts are the same, and leaves the report fit to be saved', () => {
  const report = migrateReport(structuredClone(STORED));
  expect(report.version).toBe(REPORT_VERSION);
  const [table] = dataItems(report);
  expect(table?.filters.map(({ nombre, valor }) => [nombre, valor])).toEqual([
    ['Nombre completo', 'Ana'],
    ['Persona', 'Eva'],
  ]);
  expect(table?.nombre === 'tabla' && table.estilos_condicionales.map(({ condition }) => condition)).toEqual([
    'es exactamente',
    'contiene',
    'igual a',
  ]);
  expect(validateReport(report)).toEqual([]);
});

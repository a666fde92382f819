import { expect, it } from 'vitest';
import { migrateReport } from '../migrate-report.ts';
import { newItem } from '../new-item.ts';
import { dataItems, emptyReport, REPORT_VERSION } from '../report.ts';

const filter = (id: string, valor: string) => ({
  id,
  nombre: 'Nombre completo',
  selected_columns: ['employees.name'],
  column_type: 'text',
  condition: 'contiene',
  valor,
});
/** As version 5 stored it. */
const STORED = {
  ...emptyReport('Plantilla'),
  version: 5,
  layouts: [
    {
      index: 0,
      separation: false,
      items: [
        {
          ...newItem('tabla'),
          selected_tables: ['employees'],
          filters: [filter('a', 'Ana'), filter('b', 'López')],
        },
      ],
    },
  ],
};

it('the filters of a report of version 5 stay joined by Y', () => {
  const report = migrateReport(structuredClone(STORED));
  expect(report).toEqual({ ...STORED, version: REPORT_VERSION });
  expect(dataItems(report)[0]?.filters.map(({ grupo }) => grupo)).toEqual([undefined, undefined]);
});

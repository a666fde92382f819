import { expect, it } from 'vitest';
import { rowCompleter } from '../../data/additional-column.ts';
import { isDataItem } from '../item.ts';
import { migrateReport } from '../migrate-report.ts';
import { newItem } from '../new-item.ts';
import { emptyReport, REPORT_VERSION, reportItems } from '../report.ts';

const cost = {
  id: 'adicional-costo',
  nombre: 'Costo',
  tipo: 'numero',
  operator: 'multiplicar',
  selected_columns: ['employees.daily_salary'],
  valor: '0.015',
  resultado: null,
} as const;
const shown = { column: cost.id, data_type: 'numeric', readable_name: 'Costo', formato: 'moneda' } as const;

/** As version 7 stored it. */
const STORED = {
  ...emptyReport('Costo'),
  version: 7,
  layouts: [
    {
      index: 0,
      separation: false,
      items: [
        {
          ...newItem('tabla', '7a1e9c7e-5b0e-4a39-9d34-0f5a6d1f0b11'),
          additional_columns: [cost],
          selected_columns: [shown],
        },
      ],
    },
  ],
};

it('the computed columns of a report of version 7 are rounded to their format', () => {
  const report = migrateReport(structuredClone(STORED));
  expect(report.version).toBe(REPORT_VERSION);
  const [item] = reportItems(report).filter(isDataItem);
  if (item === undefined) throw new Error('the report has no table');
  expect(item.additional_columns).toEqual([cost]);
  expect(rowCompleter(item, '2026-11-20')({ 'employees.daily_salary': '100.33' })).toMatchObject({
    [cost.id]: '1.5',
  });
});

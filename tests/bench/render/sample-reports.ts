import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';

/** A report, and its rows as they are sent. */
export type Sample = { report: ReportDocument; item: string; rowOf(index: number): Row };

const COLUMNS: SelectedColumn[] = [
  { column: 'employees.employee_number', data_type: 'text', readable_name: 'Número' },
  { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' },
  { column: 'employees.rfc', data_type: 'text', readable_name: 'RFC' },
  { column: 'employees.hire_date', data_type: 'date', readable_name: 'Ingreso' },
  { column: 'payroll_results.days', data_type: 'integer', readable_name: 'Días' },
  {
    column: 'payroll_results.perceptions',
    data_type: 'numeric',
    readable_name: 'Percepciones',
    formato: 'moneda',
  },
  {
    column: 'payroll_results.deductions',
    data_type: 'numeric',
    readable_name: 'Deducciones',
    formato: 'moneda',
  },
  { column: 'payroll_results.net_pay', data_type: 'numeric', readable_name: 'Neto', formato: 'moneda' },
];

const rowOf = (index: number): Row => ({
  'employees.employee_number': String(1000 + index),
  'employees.name': `Hernández Núñez, María ${index}`,
  'employees.rfc': `HENM${String(index % 1_000_000).padStart(6, '0')}AB1`,
  'employees.hire_date': `20${String(10 + (index % 15)).padStart(2, '0')}-0${1 + (index % 9)}-15`,
  'payroll_results.days': 15,
  'payroll_results.perceptions': `${5000 + (index % 9000)}.50`,
  'payroll_results.deductions': `${700 + (index % 900)}.25`,
  'payroll_results.net_pay': `${4300 + (index % 8000)}.25`,
});

/** A table of eight typed columns. */
export function tableSample(): Sample {
  const table = newItem('tabla');
  table.selected_tables = ['employees', 'payroll_results'];
  table.selected_columns = COLUMNS;
  const report = { ...emptyReport('Tabla'), layouts: [{ index: 0, separation: false, items: [table] }] };
  return { report, item: table.uuid, rowOf };
}

/** A page of text for each row. */
export function pagesSample(): Sample {
  const text = newItem('texto_dinamico');
  text.selected_tables = ['employees', 'payroll_results'];
  text.selected_columns = COLUMNS;
  text.valor = {
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 1 },
        content: [{ type: 'text', text: 'Recibo de nómina' }],
      },
      ...Array.from({ length: 12 }, (_, number) => ({
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: `${number + 1}. Yo, ` },
          { type: 'column' as const, attrs: { column: 'employees.name' } },
          { type: 'text' as const, text: ', recibí la cantidad de ' },
          { type: 'column' as const, attrs: { column: 'payroll_results.net_pay' } },
          { type: 'text' as const, text: ' por concepto de los servicios prestados en el periodo.' },
        ],
      })),
    ],
  };
  const report = { ...emptyReport('Recibos'), layouts: [{ index: 0, separation: false, items: [text] }] };
  return { report, item: text.uuid, rowOf };
}

/** The lines of a sample with so many rows, in pieces of some hundred. */
export function* sampleLines({ report, item, rowOf: rowAt }: Sample, rows: number): Generator<string> {
  let text = `${JSON.stringify({ report, options: { today: '2026-11-20' } })}\n`;
  for (let index = 0; index < rows; index += 1) {
    text += `${JSON.stringify({ item, row: rowAt(index) })}\n`;
    if (index % 500 !== 499) continue;
    yield text;
    text = '';
  }
  yield `${text}${JSON.stringify({ end: true, rows })}\n`;
}

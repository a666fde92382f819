import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { expect, it } from 'vitest';
import { fromReport } from './from-report.ts';
import { reportWarnings } from './report-warnings.ts';

const numeric = (column: string, readable_name: string, total?: SelectedColumn['total']): SelectedColumn => ({
  column,
  data_type: 'numeric',
  readable_name,
  ...(total === undefined ? {} : { total }),
});

function warningsOf(...selected_columns: SelectedColumn[]): string[] {
  const tables = selected_columns.map(({ column }) => column.split('.')[0] ?? '');
  const item: TablaItem = {
    ...newItem('tabla'),
    selected_tables: [...new Set(tables)],
    selected_columns,
  };
  const report = { ...emptyReport('Horas'), layouts: [{ index: 0, separation: false, items: [item] }] };
  return reportWarnings(fromReport(report)).map(({ message }) => message);
}

it('a total over values that another table repeats is told with the table', () => {
  const amount = numeric('payroll_lines.amount', 'Importe', 'suma');
  expect(warningsOf(numeric('extra_hours.horas', 'Horas', 'suma'), amount)).toEqual([
    '“Horas” se repite en varias filas por “Conceptos del recibo”: su total cuenta cada valor una sola vez, no la suma de las filas.',
    '“Importe” se repite en varias filas por “Horas extra”: su total cuenta cada valor una sola vez, no la suma de las filas.',
  ]);
  expect(warningsOf(numeric('employees.daily_salary', 'Salario', 'suma'), amount)).toHaveLength(1);
});

it('values that no row repeats, and the count of the people of a list, are no surprise', () => {
  expect(warningsOf(numeric('extra_hours.horas', 'Horas', 'suma'))).toEqual([]);
  const people = numeric('employees.human_id', 'Número', 'cuenta');
  expect(warningsOf(numeric('payroll_results.net_pay', 'Neto', 'suma'), people)).toEqual([]);
});

it('columns that share a heading and stand apart are told', () => {
  const headed = (name: string): SelectedColumn => ({
    ...numeric(`extra_hours.${name}`, name),
    encabezado_comun: 'Horas extra',
  });
  expect(warningsOf(headed('dobles'), headed('triples'))).toEqual([]);
  expect(warningsOf(headed('dobles'), numeric('extra_hours.horas', 'Horas'), headed('triples'))).toEqual([
    'El encabezado común “Horas extra” está sobre columnas separadas: se imprime una vez sobre cada parte.',
  ]);
});

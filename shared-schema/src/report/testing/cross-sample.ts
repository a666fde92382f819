/** A cross table of amounts by cost centre and month, and rows for it. */
import type { Row, SelectedColumn } from '../../data/column.ts';
import type { SummaryFunction } from '../../data/summary.ts';
import { summarisedRows } from '../../data/table-summary.ts';
import { crossTable } from '../cross-table.ts';
import type { TablaCruzadaItem } from '../item.ts';
import { newItem } from '../new-item.ts';
import { summaryQuestionOf } from '../summary-question.ts';

export const CENTER: SelectedColumn = {
  column: 'cost_centers.cost_center',
  data_type: 'text',
  readable_name: 'Centro',
};
export const DAY: SelectedColumn = {
  column: 'periods.payment_date',
  data_type: 'date',
  readable_name: 'Pago',
  formato: 'fecha_mes',
};
export const AMOUNT = 'payroll_lines.amount';

export const measured = (funcion: SummaryFunction, column = AMOUNT) => ({
  medida: { id: `medida-${funcion}`, column, funcion },
  columna: {
    column: `medida-${funcion}`,
    data_type: funcion === 'cuenta' || funcion === 'distintos' ? ('integer' as const) : ('numeric' as const),
    readable_name: `Importe ${funcion}`,
  },
});

export function cross(
  functions: SummaryFunction[],
  changes: Partial<TablaCruzadaItem> = {},
): TablaCruzadaItem {
  const measures = functions.map((one) => measured(one));
  return {
    ...newItem('tabla_cruzada', '3f0a54de-4a43-4ac1-8f69-7a2c64f3a111'),
    selected_tables: ['payroll_lines'],
    selected_columns: [CENTER, DAY, ...measures.map(({ columna }) => columna)],
    resumen: { medidas: measures.map(({ medida }) => medida) },
    columnas: [DAY.column],
    ...changes,
  };
}

export const row = (center: string | null, day: string | null, amount: string | null, id = 1): Row => ({
  [CENTER.column]: center,
  [DAY.column]: day,
  [AMOUNT]: amount,
  'payroll_lines.id': id,
});

export function crossed(item: TablaCruzadaItem, rows: readonly Row[]) {
  const question = summaryQuestionOf(item);
  if (question === null) throw new Error('a cross table has a question');
  return crossTable(item, summarisedRows(question, rows));
}

export const headings = (item: TablaCruzadaItem, rows: readonly Row[]) =>
  crossed(item, rows).table.selected_columns.map(({ readable_name }) => readable_name);

export const YEAR = [
  row('Norte', '2026-10-15', '10'),
  row('Norte', '2026-02-28', '1.50'),
  row('Sur', '2025-12-31', '7'),
  row('Sur', '2026-02-01', '2'),
  row('Sur', '2026-02-14', '3'),
];

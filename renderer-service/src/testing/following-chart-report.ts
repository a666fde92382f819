import type { Row } from '@lienzo/schema/data/column';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';

const PEOPLE = { Ana: ['Sueldo', 'Aguinaldo'], Luis: ['Vales', 'Bono'] };

/** A page for each of two people, its chart showing the concepts of that person only. */
export function followingChartReport(): { report: ReportDocument; rows: Record<string, Row[]> } {
  const [text, chart] = [newItem('texto_dinamico'), newItem('grafica')];
  if (text.nombre !== 'texto_dinamico' || chart.nombre !== 'grafica') throw new Error('items of other kinds');
  const name = { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' };
  const concept = { column: 'concepts.description', data_type: 'text' as const, readable_name: 'Concepto' };
  const amount = { column: 'payroll_lines.amount', data_type: 'numeric' as const, readable_name: 'Importe' };
  const items = [
    {
      ...text,
      selected_tables: ['employees'],
      selected_columns: [name],
      valor: {
        type: 'doc' as const,
        content: [
          {
            type: 'paragraph' as const,
            content: [{ type: 'column' as const, attrs: { column: name.column } }],
          },
        ],
      },
    },
    {
      ...chart,
      selected_tables: ['payroll_lines', 'concepts'],
      selected_columns: [concept, amount],
      categoria: concept.column,
      valores: [amount.column],
      detail_column: name.column,
    },
  ];
  const report = {
    ...emptyReport('Conceptos de cada persona'),
    layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
  };
  const people = Object.entries(PEOPLE);
  return {
    report,
    rows: {
      [text.uuid]: people.map(([person]) => ({ [name.column]: person })),
      [chart.uuid]: people.flatMap(([person, concepts]) =>
        concepts.map((one, index) => ({
          [name.column]: person,
          [concept.column]: one,
          [amount.column]: `${(index + 1) * 1000}.00`,
        })),
      ),
    },
  };
}

import type { Row } from '@lienzo/schema/data/column';
import type { ItemStyle, ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';

/** Names of the tables' rows: `A1`, `A2`, … */
export const STACKED_ROWS = { A: 35, B: 30, C: 75 } as const;
export const STACKED_HEAD = 'Persona';

type Name = keyof typeof STACKED_ROWS;

const uuidOf = (name: Name): string => `00000000-0000-4000-8000-00000000000${'ABC'.indexOf(name) + 1}`;

const table = (name: Name, estilo_item: ItemStyle = {}): TablaItem => ({
  ...newItem('tabla', uuidOf(name)),
  tamaño: 50,
  estilo_item,
  selected_tables: ['employees'],
  selected_columns: [{ column: 'employees.name', data_type: 'text', readable_name: STACKED_HEAD }],
});

const rowsOf = (name: Name): Row[] =>
  Array.from({ length: STACKED_ROWS[name] }, (_, at) => ({ 'employees.name': `${name}${at + 1}` }));

const halfAPage: ReportItem = {
  ...newItem('texto'),
  valor: plainRichText(
    Array.from({ length: 30 }, () => 'Una frase que llena la mitad de la página.').join(' '),
  ),
};
const between: ReportItem = {
  ...newItem('texto'),
  tamaño: 50,
  apilado: true,
  valor: plainRichText('Entre las dos tablas.'),
};
const framed: ItemStyle = { border: true, padding: 8, background: '#f1f5fb' };

/** A column of two tables with a text between them, the second in a frame, beside a longer table: three pages. */
export const stackedTables: StarterReport = {
  id: 'empleados-por-centro',
  nombre: 'Tablas apiladas',
  descripcion: '',
  categoria: 'Personal',
  report: {
    ...emptyReport('Tablas apiladas'),
    layouts: [
      { index: 0, separation: false, items: [halfAPage] },
      {
        index: 1,
        separation: false,
        items: [table('A'), between, { ...table('B', framed), apilado: true }, table('C', framed)],
      },
    ],
  },
  rows: { [uuidOf('A')]: rowsOf('A'), [uuidOf('B')]: rowsOf('B'), [uuidOf('C')]: rowsOf('C') },
};

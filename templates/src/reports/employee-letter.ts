/** What letters and contracts share: a page for each employee, in serif, with a text and the signatures below it. */
import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { Layout } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { catalogColumn } from './catalog-column.ts';
import { inSerif, numberedPerRow, starterDocument } from './compose-report.ts';
import { SAMPLE_CLIENT, SAMPLE_EMPLOYEES, type SampleEmployee } from './sample-payroll.ts';

type Letter = {
  /** Beside the employee's name and the client. */
  columns: SelectedColumn[];
  additional?: AdditionalColumn[];
  valor: RichText;
};

/** The text of a letter, for each employee by name. */
export const letterText = (uuid: string, { columns, additional = [], valor }: Letter): TextoDinamicoItem => ({
  ...newItem('texto_dinamico', uuid),
  estilo_item: { font_size: 11 },
  selected_tables: ['employees', 'paysheets', 'clients'],
  selected_columns: [catalogColumn('employees.name'), ...columns, catalogColumn('clients.name')],
  additional_columns: additional,
  order_columns: [{ column: 'employees.name', direction: 'asc' }],
  valor,
});

/** A vertical report of letters, each of which counts its own pages. */
export const letterDocument = (nombre: string, layouts: Layout[]) =>
  inSerif(numberedPerRow(starterDocument(nombre, 'vertical', layouts)));

/** Sample rows of a letter. @param factsOf the columns beside the employee's name and the client. */
export const letterRows = (count: number, factsOf: (employee: SampleEmployee) => Row): Row[] =>
  SAMPLE_EMPLOYEES.slice(0, count).map((one) => ({
    'employees.name': one.name,
    ...factsOf(one),
    'clients.name': SAMPLE_CLIENT,
  }));

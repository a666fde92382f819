import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem, TextoItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';

const COLUMNS: TablaItem['selected_columns'] = [
  { column: 'employees.employee_number', data_type: 'text', readable_name: 'Número' },
  { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
  {
    column: 'payroll_results.net_pay',
    data_type: 'numeric',
    readable_name: 'Neto',
    formato: 'moneda',
    total: 'suma',
  },
];

/** A table of people with the sum of what they get. */
export function peopleTable(tamaño: number, more: Partial<TablaItem> = {}): TablaItem {
  const item = newItem('tabla');
  return {
    ...item,
    tamaño,
    selected_tables: ['employees', 'payroll_results'],
    selected_columns: COLUMNS,
    ...more,
  };
}

/** So many rows, each with a mark that no other has, in departments of 37 and zones of 300; some names are long. */
export const peopleRows = (count: number, mark: string, more: Row = {}): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    'employees.employee_number': `${mark}${index + 1}`,
    'employees.name': `Persona ${index + 1}${index % 7 === 0 ? ' con un nombre tan largo que ocupa renglones y más renglones' : ''}`,
    'payroll_results.net_pay': `${1000 + index}.50`,
    'employees.department': `Departamento ${Math.floor(index / 37) + 1}`,
    'employees.zone': `Zona ${Math.floor(index / 300) + 1}`,
    ...more,
  }));

/** A text of so many paragraphs. */
export function paragraphs(tamaño: number, count: number, more: Partial<TextoItem> = {}): TextoItem {
  const item = newItem('texto');
  const content = Array.from({ length: count }, (_, index) => ({
    type: 'paragraph' as const,
    content: [
      { type: 'text' as const, text: `Párrafo ${index + 1} con palabras que ocupan más de un renglón aquí.` },
    ],
  }));
  return { ...item, tamaño, valor: { type: 'doc', content }, ...more };
}

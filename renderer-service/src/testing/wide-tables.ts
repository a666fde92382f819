import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';

const KEYS = 'abcdefghijklmnopqrstuvwx'.split('');

/** A table of a name and so many amounts of millions, a date and a CURP. */
export function wideTable(amounts: number, more: Partial<TablaItem> = {}): TablaItem {
  const columns: SelectedColumn[] = [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    { column: 'employees.curp', data_type: 'text', readable_name: 'CURP' },
    { column: 'employees.hire_date', data_type: 'date', readable_name: 'Ingreso', formato: 'fecha_media' },
    ...KEYS.slice(0, amounts).map(
      (key): SelectedColumn => ({
        column: `payroll_results.${key}`,
        data_type: 'numeric',
        readable_name: `Importe ${key}`,
        formato: 'moneda',
        total: 'suma',
      }),
    ),
  ];
  return {
    ...newItem('tabla'),
    selected_tables: ['employees', 'payroll_results'],
    selected_columns: columns,
    ...more,
  };
}

/** Rows of it, in zones of forty. */
export const wideRows = (count: number, amounts: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    'employees.name': `Persona ${index + 1} de Apellido`,
    'employees.curp': 'GOMA850101MDFXYZ09',
    'employees.hire_date': '2026-11-20',
    'employees.zone': `Zona ${Math.floor(index / 40) + 1}`,
    ...Object.fromEntries(KEYS.slice(0, amounts).map((key) => [`payroll_results.${key}`, '1234567.89'])),
  }));

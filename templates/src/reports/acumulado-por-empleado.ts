import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { catalogColumn } from './catalog-column.ts';
import {
  containing,
  headline,
  itemUuid,
  owners,
  sections,
  starterDocument,
  table,
} from './compose-report.ts';
import { SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import { sampleLinesOfPeople } from './sample-year.ts';
import type { StarterReport } from './starter-report.ts';

const formula = (name: string, nombre: string, text: string): AdditionalColumn => ({
  id: `adicional-${name}`,
  nombre,
  tipo: 'formula',
  operator: null,
  selected_columns: [],
  valor: '',
  resultado: null,
  formula: text,
});

const ofKind = (kind: string): string => `SI([concepts.kind] = "${kind}"; [payroll_lines.amount]; 0)`;

const amount = (name: string, readable_name: string): SelectedColumn => ({
  column: `adicional-${name}`,
  data_type: 'numeric',
  readable_name,
  formato: 'moneda',
  total: 'suma',
});

const KIND = 'Tipo de concepto';

const LINES = table(itemUuid(53, 11), {
  selected_tables: [
    'payroll_lines',
    'payroll_results',
    'employees',
    'concepts',
    'periods',
    'paysheets',
    'clients',
  ],
  selected_columns: [
    catalogColumn('periods.payment_date', { titulo: 'Pago' }),
    catalogColumn('concepts.key', { titulo: 'Clave' }),
    catalogColumn('concepts.description', { ancho: 34 }),
    amount('percepcion', 'Percepción'),
    amount('deduccion', 'Deducción'),
  ],
  additional_columns: [
    // Two people may have one name.
    formula('empleado', 'Empleado', '[employees.name] & ", núm. " & [employees.human_id]'),
    formula('percepcion', 'Percepción', ofKind('Percepción')),
    formula('deduccion', 'Deducción', ofKind('Deducción')),
  ],
  filters: [
    { ...containing('filtro-percepciones', KIND, 'concepts.kind', 'Percepción'), grupo: 'tipo' },
    { ...containing('filtro-deducciones', KIND, 'concepts.kind', 'Deducción'), grupo: 'tipo' },
  ],
  group_by: ['adicional-empleado'],
  keep_together: false,
  pagina_por_grupo: true,
  numeracion_por_grupo: true,
  suma_pagina: true,
  viene_pagina: true,
  order_columns: [
    { column: 'adicional-empleado', direction: 'asc' },
    { column: 'periods.payment_date', direction: 'asc' },
    { column: 'concepts.kind', direction: 'desc' },
    { column: 'concepts.key', direction: 'asc' },
  ],
});

/** Vertical: what each person was paid, line by line, on pages of their own that are numbered and added up by themselves. */
export const acumuladoPorEmpleado: StarterReport = {
  id: 'acumulado-por-empleado',
  nombre: 'Acumulado por empleado',
  descripcion:
    'Lo pagado a cada empleado, concepto por concepto, en páginas propias con su numeración y sus sumas.',
  categoria: 'Nómina',
  report: starterDocument(
    'Acumulado por empleado',
    'vertical',
    sections(
      headline(53, 'Acumulado por empleado'),
      [owners(itemUuid(53, 3), 'client', 'payroll', 'period')],
      [LINES],
    ),
  ),
  rows: { [LINES.uuid]: sampleLinesOfPeople(SAMPLE_EMPLOYEES.slice(0, 6)) },
};

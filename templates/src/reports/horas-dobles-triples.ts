import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, note, owners, sections, starterDocument, table } from './compose-report.ts';
import { bold } from './compose-text.ts';
import { sampleGroups } from './sample-groups.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PERIOD } from './sample-payroll.ts';
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

/** The hours of one kind, by the beginning of its key. */
const hoursOf = (key: string): string =>
  `SI(IZQUIERDA([extra_hours.clave_concepto]; 4) = "${key}"; [extra_hours.horas]; 0)`;
const amountOf = (hours: string, times: number): string =>
  `REDONDEAR([employees.daily_salary] / 8 * ${times} * [adicional-${hours}]; 2)`;

/** A measure below a heading that it shares: double and triple hours, and what they amount to. */
const shown = (
  name: string,
  [encabezado_comun, titulo]: [string, string],
  money: boolean,
): SelectedColumn => ({
  column: `medida-${name}`,
  data_type: 'numeric',
  readable_name: `${encabezado_comun} ${titulo.toLowerCase()}`,
  titulo,
  encabezado_comun,
  formato: money ? 'moneda' : 'general',
  total: 'suma',
});
const NAMES = ['dobles', 'triples', 'importe-dobles', 'importe-triples'] as const;

const HOURS = table(itemUuid(52, 11), {
  selected_tables: ['extra_hours', 'employees', 'cost_centers', 'periods', 'paysheets', 'clients'],
  selected_columns: [
    catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
    catalogColumn('employees.name', { titulo: 'Empleado', ancho: 30 }),
    shown('dobles', ['Horas extra', 'Dobles'], false),
    shown('triples', ['Horas extra', 'Triples'], false),
    shown('importe-dobles', ['Importe', 'Dobles'], true),
    shown('importe-triples', ['Importe', 'Triples'], true),
  ],
  additional_columns: [
    formula('dobles', 'Horas dobles', hoursOf('P023')),
    formula('triples', 'Horas triples', hoursOf('P024')),
    formula('importe-dobles', 'Importe dobles', amountOf('dobles', 2)),
    formula('importe-triples', 'Importe triples', amountOf('triples', 3)),
  ],
  resumen: {
    medidas: NAMES.map((name) => ({ id: `medida-${name}`, column: `adicional-${name}`, funcion: 'suma' })),
  },
  group_by: ['cost_centers.cost_center'],
  order_columns: [
    { column: 'cost_centers.cost_center', direction: 'asc' },
    { column: 'employees.name', direction: 'asc' },
  ],
});

/** Vertical: one line for each person with double and triple hours as columns, rounded as they are paid. */
export const horasDoblesTriples: StarterReport = {
  id: 'horas-dobles-triples',
  nombre: 'Horas dobles y triples por empleado',
  descripcion:
    'Una línea por empleado con sus horas dobles y triples y lo que importan, por centro de costos.',
  categoria: 'Incidencias',
  report: starterDocument(
    'Horas dobles y triples por empleado',
    'vertical',
    sections(
      headline(52, 'Horas dobles y triples'),
      [owners(itemUuid(52, 3), 'client', 'payroll', 'period')],
      [HOURS],
      [
        note(
          itemUuid(52, 4),
          bold('Cálculo. '),
          'Importe de cada día = salario diario ÷ 8 horas × horas × 2 (dobles) o × 3 (triples), redondeado a centavos.',
        ),
      ],
    ),
  ),
  rows: {
    [HOURS.uuid]: sampleGroups(
      HOURS,
      SAMPLE_EMPLOYEES.flatMap((one, index) =>
        index % 4 === 1
          ? [
              ['P023C', 3 + (index % 7)] as const,
              ...(index % 9 === 5 ? [['P024C', 1 + (index % 3)] as const] : []),
            ].map(([key, horas]) => ({
              'clients.name': SAMPLE_CLIENT,
              ...SAMPLE_PERIOD,
              'cost_centers.cost_center': one.cost_center.cost_center,
              'employees.human_id': one.human_id,
              'employees.name': one.name,
              'employees.daily_salary': decimalText(one.daily_salary),
              'extra_hours.clave_concepto': key,
              'extra_hours.horas': `${horas}.00`,
            }))
          : [],
      ),
    ),
  },
};

import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { catalogColumn } from './catalog-column.ts';
import {
  containing,
  headline,
  itemUuid,
  note,
  owners,
  sections,
  starterDocument,
  subtitle,
  table,
} from './compose-report.ts';
import { bold } from './compose-text.ts';
import { decimalText, SAMPLE_EMPLOYEES, SAMPLE_PERIOD, type SampleEmployee } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const DOUBLES = itemUuid(4, 11);
const TRIPLES = itemUuid(4, 12);

/**
 * The hours of one kind with what they are worth: a day's wage is for eight hours, so that a double hour is a
 * quarter of it and a triple one three eighths (Ley Federal del Trabajo, articles 67 and 68).
 * @param share of the daily wage per hour, as decimal text.
 */
function hours(uuid: string, key: string, share: string): TablaItem {
  const amount = `adicional-importe-${key.toLowerCase()}`;
  return table(uuid, {
    selected_tables: ['extra_hours', 'employees', 'cost_centers', 'periods'],
    selected_columns: [
      catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
      catalogColumn('employees.name', { titulo: 'Empleado' }),
      catalogColumn('extra_hours.fecha', { titulo: 'Fecha' }),
      catalogColumn('employees.daily_salary', { formato: 'moneda' }),
      catalogColumn('extra_hours.horas', { formato: 'general', total: 'suma' }),
      { column: amount, data_type: 'numeric', readable_name: 'Importe', formato: 'moneda', total: 'suma' },
    ],
    filters: [containing(`filtro-${key.toLowerCase()}`, 'Clave de horas', 'extra_hours.clave_concepto', key)],
    additional_columns: [
      {
        id: amount,
        nombre: 'Importe',
        tipo: 'numero',
        operator: 'multiplicar',
        selected_columns: ['employees.daily_salary', 'extra_hours.horas'],
        valor: share,
        resultado: null,
      },
    ],
    group_by: ['cost_centers.cost_center'],
    order_columns: [
      { column: 'cost_centers.cost_center', direction: 'asc' },
      { column: 'employees.name', direction: 'asc' },
      { column: 'extra_hours.fecha', direction: 'asc' },
    ],
  });
}

/** Vertical: double and triple hours of a period, each with what it is worth. */
export const horasExtra: StarterReport = {
  id: 'horas-extra',
  nombre: 'Resumen de horas extra',
  descripcion: 'Las horas dobles y triples de cada empleado en el periodo, con su importe y sus totales.',
  categoria: 'Incidencias',
  report: starterDocument(
    'Resumen de horas extra',
    'vertical',
    sections(
      headline(4, 'Horas extra'),
      [owners(itemUuid(4, 3), 'client', 'payroll', 'period')],
      [subtitle(itemUuid(4, 4), 'Horas dobles')],
      [hours(DOUBLES, 'P023C', '0.25')],
      [subtitle(itemUuid(4, 5), 'Horas triples')],
      [hours(TRIPLES, 'P024C', '0.375')],
      [
        note(
          itemUuid(4, 6),
          bold('Cálculo. '),
          'Importe = salario diario ÷ 8 horas × horas × 2 (dobles) o × 3 (triples).',
        ),
      ],
    ),
  ),
  rows: {
    [DOUBLES]: SAMPLE_EMPLOYEES.flatMap((one, index) =>
      index % 4 === 1 ? [hourRow(one, 3 + (index % 7), index)] : [],
    ).toSorted(byCenter),
    [TRIPLES]: SAMPLE_EMPLOYEES.flatMap((one, index) =>
      index % 9 === 4 ? [hourRow(one, 1 + (index % 3), index)] : [],
    ).toSorted(byCenter),
  },
};

function hourRow(one: SampleEmployee, horas: number, index: number): Row {
  return {
    'employees.human_id': one.human_id,
    'employees.name': one.name,
    'cost_centers.cost_center': one.cost_center.cost_center,
    ...SAMPLE_PERIOD,
    'extra_hours.fecha': `2026-11-${String(2 + (index % 13)).padStart(2, '0')}`,
    'employees.daily_salary': decimalText(one.daily_salary),
    'extra_hours.horas': `${horas}.00`,
  };
}

function byCenter(a: Row, b: Row): number {
  const key = (row: Row): string => `${row['cost_centers.cost_center']} ${row['employees.name']}`;
  return key(a).localeCompare(key(b), 'es');
}

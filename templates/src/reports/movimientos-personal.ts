import type { ReportFilter } from '@lienzo/schema/data/filter';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, lead, sections, starterDocument, table } from './compose-report.ts';
import { field } from './compose-text.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PAYSHEET } from './sample-payroll.ts';
import {
  BOTH,
  clientFilter,
  countedStatus,
  dateFilter,
  type StaticReport,
  statusFilter,
  statusText,
  withStatus,
} from './static-report.ts';

const ID = 273;
const STATUS = 42;
const FROM = 43;
const UNTIL = 44;
/** Days of the range that it comes with: the last quarter. */
const RANGE = 90;
const MOVEMENTS = itemUuid(ID, 11);
const [title, logo] = headline(ID, 'Movimientos de personal');

/** Horizontal: hires, leavings and changes of salary within a range of dates, by client. */
export const movimientosPersonal: StaticReport = {
  id: ID,
  nombre: 'Movimientos de personal',
  descripcion: 'Altas, bajas y cambios de salario de cada cliente entre dos fechas.',
  orientation: 'horizontal',
  filters: (today) => [
    clientFilter,
    statusFilter(STATUS, BOTH),
    dateFilter(FROM, 'desde', addDays(today, -RANGE)),
    dateFilter(UNTIL, 'hasta', today),
  ],
  report: (values) => {
    const { [STATUS]: status, [FROM]: from = '', [UNTIL]: until = '' } = values;
    return starterDocument(
      'Movimientos de personal',
      'horizontal',
      sections(
        [title, { ...logo, valor: ORGANIZATION_LOGO, image_name: '', alt: '' }],
        [
          lead(
            itemUuid(ID, 3),
            `Altas, bajas y cambios de salario del ${formatMediumDate(from)} al ${formatMediumDate(until)}  ·  Estatus: ${statusText(status)}  ·  Emitido el `,
            field('date'),
            '.',
          ),
        ],
        [
          table(MOVEMENTS, {
            selected_tables: ['movements', 'employees', 'paysheets', 'clients'],
            selected_columns: [
              catalogColumn('movements.movement_date', { titulo: 'Fecha' }),
              catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
              catalogColumn('employees.name', { titulo: 'Nombre' }),
              catalogColumn('paysheets.paysheet'),
              catalogColumn('employees.position'),
              catalogColumn('movements.sbc', { titulo: 'SBC', formato: 'moneda' }),
              catalogColumn('movements.termination_cause'),
              countedStatus,
            ],
            filters: [
              ...withStatus(status),
              beside('filtro-desde', 'Desde', 'mayor que', addDays(from, -1)),
              beside('filtro-hasta', 'Hasta', 'menor que', addDays(until, 1)),
            ],
            additional_columns: [],
            group_by: ['clients.name', 'movements.description'],
            keep_together: false,
            order_columns: [
              { column: 'clients.name', direction: 'asc' },
              { column: 'movements.description', direction: 'asc' },
              { column: 'movements.movement_date', direction: 'desc' },
              { column: 'employees.name', direction: 'asc' },
            ],
          }),
        ],
      ),
    );
  },
  rows: {
    [MOVEMENTS]: (
      [
        [24, 'Alta o reingreso', '2026-11-03', null],
        [16, 'Alta o reingreso', '2026-10-19', null],
        [7, 'Baja', '2026-10-30', 'Separación voluntaria'],
        [21, 'Baja', '2026-09-11', 'Término de contrato'],
        [0, 'Modificación de salario', '2026-11-01', null],
        [5, 'Modificación de salario', '2026-11-01', null],
        [9, 'Modificación de salario', '2026-10-16', null],
      ] as const
    ).flatMap(([at, movement, day, cause]) => {
      const one = SAMPLE_EMPLOYEES[at];
      if (one === undefined) return [];
      return {
        'clients.name': SAMPLE_CLIENT,
        'movements.description': movement,
        'movements.movement_date': day,
        'employees.human_id': one.human_id,
        'employees.name': one.name,
        'paysheets.paysheet': SAMPLE_PAYSHEET,
        'employees.position': one.position,
        'movements.sbc': movement === 'Baja' ? null : decimalText(one.sbc),
        'movements.termination_cause': cause,
        'employees.estatus_descripcion': movement === 'Baja' ? 'Finiquitado' : 'Activo',
      };
    }),
  },
};

/** Beyond a day, without it: the conditions of filters leave their own value out. */
const beside = (
  id: string,
  nombre: string,
  condition: 'mayor que' | 'menor que',
  valor: string,
): ReportFilter => ({
  id,
  nombre,
  selected_columns: ['movements.movement_date'],
  column_type: 'date',
  condition,
  valor,
});

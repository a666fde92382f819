import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, owners, sections, starterDocument, table } from './compose-report.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_REGISTER } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const MOVEMENTS = itemUuid(7, 11);

/** Horizontal: what the IMSS was told of each person. */
export const movimientosAfiliatorios: StarterReport = {
  id: 'movimientos-afiliatorios',
  nombre: 'Movimientos afiliatorios',
  descripcion: 'Altas, bajas y modificaciones de salario ante el IMSS, por registro patronal.',
  categoria: 'IMSS',
  report: starterDocument(
    'Movimientos afiliatorios',
    'horizontal',
    sections(
      headline(7, 'Movimientos afiliatorios'),
      [owners(itemUuid(7, 3), 'client')],
      [
        table(MOVEMENTS, {
          selected_tables: ['movements', 'employees', 'registers', 'clients'],
          selected_columns: [
            catalogColumn('movements.movement_date', { titulo: 'Fecha' }),
            catalogColumn('registers.register'),
            catalogColumn('employees.ssn'),
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
            catalogColumn('employees.name', { titulo: 'Empleado', total: 'cuenta' }),
            catalogColumn('movements.sbc', { titulo: 'SBC', formato: 'moneda' }),
            catalogColumn('movements.termination_cause'),
          ],
          filters: [],
          additional_columns: [],
          group_by: ['movements.description'],
          keep_together: false,
          order_columns: [
            { column: 'movements.description', direction: 'asc' },
            { column: 'movements.movement_date', direction: 'desc' },
            { column: 'employees.name', direction: 'asc' },
          ],
        }),
      ],
    ),
  ),
  rows: {
    [MOVEMENTS]: (
      [
        [24, 'Alta o reingreso', '2026-11-03', null],
        [16, 'Alta o reingreso', '2026-10-19', null],
        [12, 'Alta o reingreso', '2026-08-03', null],
        [7, 'Baja', '2026-10-30', 'Separación voluntaria'],
        [21, 'Baja', '2026-09-11', 'Término de contrato'],
        [0, 'Modificación de salario', '2026-11-01', null],
        [5, 'Modificación de salario', '2026-11-01', null],
        [9, 'Modificación de salario', '2026-07-01', null],
        [14, 'Modificación de salario', '2026-07-01', null],
        [26, 'Modificación de salario', '2026-06-16', null],
      ] as const
    ).flatMap(([at, movement, day, cause]) => {
      const one = SAMPLE_EMPLOYEES[at];
      if (one === undefined) return [];
      return {
        'movements.description': movement,
        'movements.movement_date': day,
        'registers.register': SAMPLE_REGISTER,
        'clients.name': SAMPLE_CLIENT,
        'employees.ssn': one.ssn,
        'employees.human_id': one.human_id,
        'employees.name': one.name,
        'movements.sbc': movement === 'Baja' ? null : decimalText(one.sbc),
        'movements.termination_cause': cause,
      };
    }),
  },
};

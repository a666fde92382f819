import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { ColumnTotal, SelectedColumn } from '@lienzo/schema/data/column';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, lead, sections, starterDocument, table } from './compose-report.ts';
import { bold, field, lineBreak } from './compose-text.ts';
import { SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const PEOPLE = itemUuid(8, 11);

/** Whole years from a date until today, with their column. */
function yearsSince(id: string, nombre: string, date: string, total: ColumnTotal) {
  const additional: AdditionalColumn = {
    id,
    nombre,
    tipo: 'fecha',
    operator: 'restar',
    selected_columns: [date],
    valor: 'hoy',
    resultado: 'años',
  };
  const column: SelectedColumn = { column: id, data_type: 'integer', readable_name: nombre, total };
  return { additional, column };
}

const seniority = yearsSince('adicional-antiguedad', 'Años de servicio', 'employees.hire_date', 'maximo');
const age = yearsSince('adicional-edad', 'Edad', 'employees.birth_date', 'maximo');

/** Vertical: who has been here longest, with birthdays. */
export const antiguedadCumpleanos: StarterReport = {
  id: 'antiguedad-cumpleanos',
  nombre: 'Antigüedad y cumpleaños',
  descripcion: 'Cada empleado con sus años de servicio, su fecha de nacimiento y su edad, calculados al día.',
  categoria: 'Personal',
  report: starterDocument(
    'Antigüedad y cumpleaños',
    'vertical',
    sections(
      headline(8, 'Antigüedad y cumpleaños'),
      [
        lead(
          itemUuid(8, 3),
          ...[bold('Cliente: '), field('client'), lineBreak],
          'De quien lleva más tiempo a quien acaba de entrar. Los años se cuentan al ',
          field('date'),
          '.',
        ),
      ],
      [
        table(PEOPLE, {
          selected_tables: ['employees', 'cost_centers'],
          selected_columns: [
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
            catalogColumn('employees.name', { titulo: 'Empleado', total: 'cuenta', ancho: 28 }),
            catalogColumn('employees.position'),
            catalogColumn('employees.hire_date', { titulo: 'Ingreso', formato: 'fecha_media' }),
            { ...seniority.column, ancho: 11, marca: { tipo: 'barra' } },
            catalogColumn('employees.birth_date', { titulo: 'Nacimiento', formato: 'fecha_media' }),
            age.column,
          ],
          filters: [],
          additional_columns: [seniority.additional, age.additional],
          order_columns: [
            { column: 'employees.hire_date', direction: 'asc' },
            { column: 'employees.name', direction: 'asc' },
          ],
          zebra: true,
        }),
      ],
    ),
  ),
  rows: {
    [PEOPLE]: SAMPLE_EMPLOYEES.map((one) => ({
      'employees.human_id': one.human_id,
      'employees.name': one.name,
      'employees.position': one.position,
      'employees.hire_date': one.hire_date,
      'employees.birth_date': one.birth_date,
      'cost_centers.cost_center': one.cost_center.cost_center,
    })).toSorted((a, b) => a['employees.hire_date'].localeCompare(b['employees.hire_date'])),
  },
};

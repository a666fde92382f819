import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, lead, sections, starterDocument, table } from './compose-report.ts';
import { field } from './compose-text.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PAYSHEET } from './sample-payroll.ts';
import {
  clientFilter,
  countedStatus,
  type StaticReport,
  statusFilter,
  statusText,
  withStatus,
} from './static-report.ts';

const ID = 229;
const STATUS = 41;
const EMPLOYEES = itemUuid(ID, 11);
const [title, logo] = headline(ID, 'Plantilla de personal');

/** Horizontal: everybody on the payrolls, by client. */
export const plantillaPersonal: StaticReport = {
  id: ID,
  nombre: 'Plantilla de personal',
  descripcion: 'Los empleados de cada cliente, con su nómina, centro de costos, puesto, ingreso y SBC.',
  orientation: 'horizontal',
  filters: () => [clientFilter, statusFilter(STATUS, 'A')],
  report: (values) =>
    starterDocument(
      'Plantilla de personal',
      'horizontal',
      sections(
        [title, { ...logo, valor: ORGANIZATION_LOGO, image_name: '', alt: '' }],
        [lead(itemUuid(ID, 3), `Estatus: ${statusText(values[STATUS])}  ·  Emitida el `, field('date'), '.')],
        [
          table(EMPLOYEES, {
            selected_tables: ['employees', 'paysheets', 'cost_centers', 'clients'],
            selected_columns: [
              catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
              catalogColumn('employees.name', { titulo: 'Nombre' }),
              catalogColumn('paysheets.paysheet'),
              catalogColumn('cost_centers.cost_center'),
              catalogColumn('employees.position'),
              catalogColumn('employees.hire_date', { titulo: 'Ingreso' }),
              catalogColumn('employees.sbc', { titulo: 'SBC', formato: 'moneda' }),
              countedStatus,
            ],
            filters: withStatus(values[STATUS]),
            additional_columns: [],
            group_by: ['clients.name'],
            keep_together: false,
            order_columns: [
              { column: 'clients.name', direction: 'asc' },
              { column: 'paysheets.paysheet', direction: 'asc' },
              { column: 'employees.name', direction: 'asc' },
            ],
          }),
        ],
      ),
    ),
  rows: {
    [EMPLOYEES]: SAMPLE_EMPLOYEES.map((one) => ({
      'clients.name': SAMPLE_CLIENT,
      'employees.human_id': one.human_id,
      'employees.name': one.name,
      'paysheets.paysheet': SAMPLE_PAYSHEET,
      'cost_centers.cost_center': one.cost_center.cost_center,
      'employees.position': one.position,
      'employees.hire_date': one.hire_date,
      'employees.sbc': decimalText(one.sbc),
      'employees.estatus_descripcion': 'Activo',
    })),
  },
};

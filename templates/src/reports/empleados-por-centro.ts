import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, sections, starterDocument, table } from './compose-report.ts';
import { bold, doc, paragraph, value } from './compose-text.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PAYSHEET } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const CENTER = itemUuid(1, 12);
const EMPLOYEES = itemUuid(1, 13);
const empty = { filters: [], additional_columns: [], order_columns: [] };

/** Vertical: one page per cost centre with its people, their daily pay and what it adds up to. */
export const empleadosPorCentro: StarterReport = {
  id: 'empleados-por-centro',
  nombre: 'Empleados por centro de costos',
  descripcion: 'Una página por centro de costos, con sus empleados y la suma de sus salarios.',
  categoria: 'Personal',
  report: starterDocument(
    'Empleados por centro de costos',
    'vertical',
    sections(
      headline(1, 'Plantilla de empleados'),
      [
        {
          uuid: CENTER,
          nombre: 'texto_dinamico',
          tamaño: 100,
          estilo_item: { background: '#f2f5fa', padding: 10 },
          selected_tables: ['cost_centers', 'paysheets', 'clients'],
          selected_columns: [
            catalogColumn('cost_centers.id'),
            catalogColumn('cost_centers.code'),
            catalogColumn('cost_centers.cost_center'),
            catalogColumn('paysheets.paysheet'),
            catalogColumn('clients.name'),
          ],
          ...empty,
          order_columns: [
            { column: 'clients.name', direction: 'asc' },
            { column: 'paysheets.paysheet', direction: 'asc' },
            { column: 'cost_centers.code', direction: 'asc' },
          ],
          valor: doc(
            paragraph([
              value(
                'cost_centers.cost_center',
                undefined,
                { type: 'bold' },
                {
                  type: 'textStyle',
                  attrs: { fontSize: 14 },
                },
              ),
            ]),
            paragraph([
              'Clave ',
              value('cost_centers.code'),
              '  ·  Nómina ',
              value('paysheets.paysheet'),
              '  ·  ',
              value('clients.name'),
            ]),
          ),
        },
      ],
      [
        table(EMPLOYEES, {
          selected_tables: ['employees', 'cost_centers'],
          selected_columns: [
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
            catalogColumn('employees.name', { titulo: 'Nombre', total: 'cuenta' }),
            catalogColumn('employees.position'),
            catalogColumn('employees.hire_date', { titulo: 'Ingreso' }),
            catalogColumn('employees.rfc'),
            catalogColumn('employees.daily_salary', { formato: 'moneda', total: 'suma' }),
          ],
          ...empty,
          order_columns: [{ column: 'employees.name', direction: 'asc' }],
          detail_column: 'cost_centers.id',
        }),
      ],
      [
        {
          uuid: itemUuid(1, 15),
          nombre: 'texto',
          tamaño: 100,
          estilo_item: { font_size: 8.5, color: '#667085' },
          valor: doc(
            paragraph([
              bold('Nota. '),
              'El salario diario es el vigente al día de la emisión y no incluye prestaciones.',
            ]),
          ),
        },
      ],
    ),
  ),
  rows: {
    [CENTER]: [...new Map(SAMPLE_EMPLOYEES.map((one) => [one.cost_center.id, one.cost_center])).values()]
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map((center) => ({
        'cost_centers.id': center.id,
        'cost_centers.code': center.code,
        'cost_centers.cost_center': center.cost_center,
        'paysheets.paysheet': SAMPLE_PAYSHEET,
        'clients.name': SAMPLE_CLIENT,
      })),
    [EMPLOYEES]: SAMPLE_EMPLOYEES.map((one) => ({
      'employees.human_id': one.human_id,
      'employees.name': one.name,
      'employees.position': one.position,
      'employees.hire_date': one.hire_date,
      'employees.rfc': one.rfc,
      'employees.daily_salary': decimalText(one.daily_salary),
      'cost_centers.id': one.cost_center.id,
    })),
  },
};

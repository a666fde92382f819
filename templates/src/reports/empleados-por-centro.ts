import { REPORT_VERSION, TODOS } from '@lienzo/schema/report/report';
import { catalogColumn } from './catalog-column.ts';
import { INK, table } from './compose-report.ts';
import { bold, doc, footerText, paragraph, value } from './compose-text.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PAYSHEET } from './sample-payroll.ts';
import { starterLogo } from './starter-logo.ts';
import type { StarterReport } from './starter-report.ts';

const CENTER = '0b7c1a52-3f7e-4c1b-9a10-000000000102';
const EMPLOYEES = '0b7c1a52-3f7e-4c1b-9a10-000000000103';
const empty = { filters: [], additional_columns: [], order_columns: [] };

/** Vertical: one page per cost centre with its people, their daily pay and what it adds up to. */
export const empleadosPorCentro: StarterReport = {
  id: 'empleados-por-centro',
  nombre: 'Empleados por centro de costos',
  descripcion: 'Una página por centro de costos, con sus empleados y la suma de sus salarios.',
  categoria: 'Personal',
  report: {
    version: REPORT_VERSION,
    nombre: 'Empleados por centro de costos',
    orientation: 'vertical',
    auditorio: [TODOS],
    page: {
      margins: { top: 54, right: 54, bottom: 60, left: 54 },
      header: null,
      footer: footerText('Empleados por centro de costos'),
    },
    layouts: [
      {
        index: 0,
        separation: false,
        items: [
          {
            uuid: '0b7c1a52-3f7e-4c1b-9a10-000000000101',
            nombre: 'titulo',
            tamaño: 75,
            estilo_item: { color: INK },
            nivel: 1,
            valor: doc(paragraph(['Plantilla de empleados'])),
          },
          {
            uuid: '0b7c1a52-3f7e-4c1b-9a10-000000000104',
            nombre: 'imagen',
            tamaño: 25,
            estilo_item: { align: 'right' },
            valor: starterLogo,
            image_name: 'lienzo.png',
            alt: 'Lienzo',
            fit: 'contain',
            height: 34,
          },
        ],
      },
      {
        index: 1,
        separation: false,
        items: [
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
      },
      {
        index: 2,
        separation: false,
        items: [
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
      },
      {
        index: 3,
        separation: false,
        items: [
          {
            uuid: '0b7c1a52-3f7e-4c1b-9a10-000000000105',
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
      },
    ],
  },
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

import type { ReportDocument } from '@lienzo/schema/report/report';
import { catalogColumn } from './catalog-column.ts';
import {
  headline,
  itemUuid,
  lead,
  note,
  owners,
  sections,
  starterDocument,
  table,
} from './compose-report.ts';
import { bold } from './compose-text.ts';

/** Of the items of this report. */
const REPORT = 42;
const BASE = 'adicional-base-subsidio';

/**
 * Horizontal: the days of disability that fall in a period, beside the certificate that they belong to: one of seven days
 * that begins in a week and ends in the next shows three days in the one and four in the other.
 */
export const disabilityDaysReport: ReportDocument = starterDocument(
  'Incapacidades',
  'horizontal',
  sections(
    headline(REPORT, 'Incapacidades'),
    [owners(itemUuid(REPORT, 3), 'client', 'payroll', 'period')],
    [lead(itemUuid(REPORT, 5), 'Días de incapacidad del periodo, junto a los del certificado completo.')],
    [
      table(itemUuid(REPORT, 11), {
        selected_tables: [
          'disabilities',
          'disability_certificates',
          'employees',
          'concepts',
          'cost_centers',
          'periods',
        ],
        selected_columns: [
          catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
          catalogColumn('employees.name', { titulo: 'Empleado' }),
          catalogColumn('employees.ssn'),
          catalogColumn('cost_centers.cost_center'),
          catalogColumn('disabilities.folio', { titulo: 'Folio' }),
          catalogColumn('disabilities.tipo_incapacidad', { titulo: 'Tipo', alineacion: 'center' }),
          catalogColumn('disability_certificates.fecha_incapacidad', { titulo: 'Inicio del certificado' }),
          catalogColumn('disability_certificates.dias_incapacidad', { titulo: 'Días del certificado' }),
          catalogColumn('disabilities.fecha_incapacidad', { titulo: 'Día' }),
          catalogColumn('disabilities.dias_incapacidad', { titulo: 'Días del periodo', total: 'suma' }),
          {
            column: BASE,
            data_type: 'numeric',
            readable_name: 'SBC de los días',
            formato: 'moneda',
            total: 'suma',
          },
        ],
        filters: [],
        additional_columns: [
          {
            id: BASE,
            nombre: 'SBC de los días',
            tipo: 'numero',
            operator: 'multiplicar',
            selected_columns: ['employees.sbc', 'disabilities.dias_incapacidad'],
            valor: '',
            resultado: null,
          },
        ],
        group_by: ['concepts.description'],
        keep_together: false,
        order_columns: [
          { column: 'concepts.description', direction: 'asc' },
          { column: 'employees.name', direction: 'asc' },
          { column: 'disabilities.fecha_incapacidad', direction: 'asc' },
        ],
      }),
    ],
    [
      note(
        itemUuid(REPORT, 4),
        bold('Tipo. '),
        'I: inicial; C: subsecuente. SBC: salario base de cotización vigente el día de la emisión.',
      ),
    ],
  ),
);

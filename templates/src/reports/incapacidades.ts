import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, note, owners, sections, starterDocument, table } from './compose-report.ts';
import { bold } from './compose-text.ts';
import { decimalText, SAMPLE_EMPLOYEES, SAMPLE_PERIOD } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const DISABILITIES = itemUuid(5, 11);
const BASE = 'adicional-base-subsidio';

/** Horizontal: the certificates of a period by kind, with the days and the wages that they stand for. */
export const incapacidades: StarterReport = {
  id: 'incapacidades',
  nombre: 'Incapacidades',
  descripcion: 'Las incapacidades por ramo de seguro, con folio, días y salario base de los días.',
  categoria: 'IMSS',
  report: starterDocument(
    'Incapacidades',
    'horizontal',
    sections(
      headline(5, 'Incapacidades'),
      [owners(itemUuid(5, 3), 'client', 'payroll', 'period')],
      [
        table(DISABILITIES, {
          selected_tables: ['disability_certificates', 'employees', 'concepts', 'cost_centers', 'periods'],
          selected_columns: [
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
            catalogColumn('employees.name', { titulo: 'Empleado' }),
            catalogColumn('employees.ssn'),
            catalogColumn('cost_centers.cost_center'),
            catalogColumn('disability_certificates.folio', { titulo: 'Folio' }),
            catalogColumn('disability_certificates.tipo_incapacidad', {
              titulo: 'Tipo',
              alineacion: 'center',
            }),
            catalogColumn('disability_certificates.fecha_incapacidad', { titulo: 'Inicio' }),
            catalogColumn('disability_certificates.dias_incapacidad', { titulo: 'Días', total: 'suma' }),
            catalogColumn('employees.sbc', { titulo: 'SBC', formato: 'moneda' }),
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
              selected_columns: ['employees.sbc', 'disability_certificates.dias_incapacidad'],
              valor: '',
              resultado: null,
            },
          ],
          group_by: ['concepts.description'],
          keep_together: false,
          order_columns: [
            { column: 'concepts.description', direction: 'asc' },
            { column: 'employees.name', direction: 'asc' },
            { column: 'disability_certificates.fecha_incapacidad', direction: 'asc' },
          ],
        }),
      ],
      [
        note(
          itemUuid(5, 4),
          bold('Tipo. '),
          'I: inicial; C: subsecuente. SBC: salario base de cotización vigente el día de la emisión.',
        ),
      ],
    ),
  ),
  rows: {
    [DISABILITIES]: (
      [
        [6, 'Enfermedad general', 'OL482193', 'I', '2026-11-03', 4],
        [13, 'Enfermedad general', 'MX730154', 'I', '2026-11-09', 7],
        [21, 'Enfermedad general', 'QR118207', 'C', '2026-11-01', 5],
        [2, 'Maternidad', 'ZN550921', 'C', '2026-11-01', 15],
        [24, 'Maternidad', 'ZN604418', 'I', '2026-11-10', 6],
        [19, 'Riesgo de trabajo', 'OL390075', 'I', '2026-11-04', 12],
        [27, 'Riesgo de trabajo', 'MX811630', 'C', '2026-11-01', 9],
      ] as const
    ).flatMap(([at, ramo, folio, tipo, inicio, dias]) => {
      const one = SAMPLE_EMPLOYEES[at];
      if (one === undefined) return [];
      return {
        'concepts.description': ramo,
        'employees.human_id': one.human_id,
        'employees.name': one.name,
        'employees.ssn': one.ssn,
        'cost_centers.cost_center': one.cost_center.cost_center,
        'disability_certificates.folio': folio,
        'disability_certificates.tipo_incapacidad': tipo,
        'disability_certificates.fecha_incapacidad': inicio,
        'disability_certificates.dias_incapacidad': dias,
        'employees.sbc': decimalText(one.sbc),
        ...SAMPLE_PERIOD,
      };
    }),
  },
};

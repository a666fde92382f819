import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, numberedPerRow, sections, starterDocument } from './compose-report.ts';
import { bold, doc, field, paragraph, quiet, value } from './compose-text.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const LETTER = itemUuid(9, 11);
const SENIORITY = 'adicional-antiguedad';
const strong = { type: 'bold' } as const;

/** Vertical: one letter per employee that says since when and for what wage the person works here. */
export const constanciaLaboral: StarterReport = {
  id: 'constancia-laboral',
  nombre: 'Constancia laboral',
  descripcion: 'Una carta por empleado con su puesto, antigüedad y salario, lista para firmar.',
  categoria: 'Personal',
  report: numberedPerRow(
    starterDocument(
      'Constancia laboral',
      'vertical',
      sections(
        headline(9, 'Constancia laboral'),
        [
          {
            uuid: LETTER,
            nombre: 'texto_dinamico',
            tamaño: 100,
            estilo_item: { font_size: 11 },
            selected_tables: ['employees', 'paysheets', 'clients'],
            selected_columns: [
              catalogColumn('employees.name'),
              catalogColumn('employees.rfc'),
              catalogColumn('employees.ssn'),
              catalogColumn('employees.position'),
              catalogColumn('employees.hire_date', { formato: 'fecha_larga' }),
              catalogColumn('employees.daily_salary', { formato: 'moneda' }),
              catalogColumn('clients.name'),
              { column: SENIORITY, data_type: 'integer', readable_name: 'Años de servicio' },
            ],
            filters: [],
            additional_columns: [
              {
                id: SENIORITY,
                nombre: 'Años de servicio',
                tipo: 'fecha',
                operator: 'restar',
                selected_columns: ['employees.hire_date'],
                valor: 'hoy',
                resultado: 'años',
              },
            ],
            order_columns: [{ column: 'employees.name', direction: 'asc' }],
            valor: doc(
              paragraph([field('date')], 'right'),
              paragraph([]),
              paragraph([bold('A quien corresponda:')]),
              paragraph([]),
              paragraph(
                [
                  'Por medio de la presente, ',
                  value('clients.name', undefined, strong),
                  ' hace constar que ',
                  value('employees.name', undefined, strong),
                  ', con RFC ',
                  value('employees.rfc'),
                  ' y número de seguridad social ',
                  value('employees.ssn'),
                  ', labora en esta empresa desde el ',
                  value('employees.hire_date'),
                  ' (años de servicio cumplidos: ',
                  value(SENIORITY),
                  ') y ocupa actualmente el puesto de ',
                  value('employees.position', undefined, strong),
                  ', con un salario diario de ',
                  value('employees.daily_salary', undefined, strong),
                  '.',
                ],
                'justify',
              ),
              paragraph([]),
              paragraph(
                [
                  'Se extiende la presente a petición de la persona interesada, para los fines que a su derecho convengan.',
                ],
                'justify',
              ),
            ),
          },
        ],
        [
          {
            uuid: itemUuid(9, 12),
            nombre: 'texto',
            tamaño: 100,
            estilo_item: { align: 'center' },
            valor: doc(
              paragraph([]),
              paragraph([]),
              paragraph([]),
              paragraph([]),
              paragraph(['_______________________________________']),
              paragraph([bold('Recursos Humanos')]),
              paragraph([quiet('Nombre, firma y sello')]),
            ),
          },
        ],
      ),
    ),
  ),
  rows: {
    [LETTER]: SAMPLE_EMPLOYEES.slice(0, 6).map((one) => ({
      'employees.name': one.name,
      'employees.rfc': one.rfc,
      'employees.ssn': one.ssn,
      'employees.position': one.position,
      'employees.hire_date': one.hire_date,
      'employees.daily_salary': decimalText(one.daily_salary),
      'clients.name': SAMPLE_CLIENT,
    })),
  },
};

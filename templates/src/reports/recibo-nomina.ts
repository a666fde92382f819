import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, sections, starterDocument, table } from './compose-report.ts';
import { bold, doc, lineBreak, paragraph, quiet, value } from './compose-text.ts';
import {
  decimalText,
  SAMPLE_CLIENT,
  SAMPLE_EMPLOYEES,
  SAMPLE_PERIOD,
  type SampleEmployee,
  sumOf,
} from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const LETTER = itemUuid(2, 12);
const PERCEPTIONS = itemUuid(2, 13);
const DEDUCTIONS = itemUuid(2, 14);

/** One half of the receipt: the lines of the page's receipt whose concept is of a kind. */
function lines(uuid: string, title: string, kind: string): TablaItem {
  return table(uuid, {
    tamaño: 50,
    selected_tables: ['payroll_lines', 'payroll_results', 'concepts'],
    selected_columns: [
      catalogColumn('concepts.key', { titulo: 'Clave', ancho: 22 }),
      catalogColumn('concepts.description', { titulo: title }),
      catalogColumn('payroll_lines.amount', {
        titulo: 'Importe',
        formato: 'moneda',
        total: 'suma',
        ancho: 32,
      }),
    ],
    filters: [
      {
        id: `filtro-${kind.toLowerCase()}`,
        nombre: title,
        selected_columns: ['concepts.kind'],
        column_type: 'text',
        condition: 'contiene',
        valor: kind,
      },
    ],
    additional_columns: [],
    order_columns: [{ column: 'concepts.key', direction: 'asc' }],
    detail_column: 'payroll_results.id',
  });
}

/** Vertical: one page per receipt, a letter with its perceptions and deductions beside each other. */
export const reciboNomina: StarterReport = {
  id: 'recibo-nomina',
  nombre: 'Carta recibo de nómina',
  descripcion: 'Una página por empleado: sus datos, percepciones, deducciones y neto a pagar.',
  categoria: 'Nómina',
  report: starterDocument(
    'Carta recibo de nómina',
    'vertical',
    sections(
      headline(2, 'Recibo de nómina'),
      [
        {
          uuid: LETTER,
          nombre: 'texto_dinamico',
          tamaño: 100,
          estilo_item: {},
          selected_tables: ['payroll_results', 'employees', 'periods', 'paysheets', 'clients'],
          selected_columns: [
            catalogColumn('payroll_results.id'),
            catalogColumn('clients.name'),
            catalogColumn('employees.human_id'),
            catalogColumn('employees.name'),
            catalogColumn('employees.position'),
            catalogColumn('employees.rfc'),
            catalogColumn('employees.ssn'),
            catalogColumn('employees.daily_salary', { formato: 'moneda' }),
            catalogColumn('periods.initial_date', { formato: 'fecha_larga' }),
            catalogColumn('periods.end_date', { formato: 'fecha_larga' }),
            catalogColumn('periods.payment_date', { formato: 'fecha_larga' }),
            catalogColumn('payroll_results.days_paid', { formato: 'general' }),
            catalogColumn('payroll_results.net_pay', { formato: 'moneda' }),
          ],
          filters: [],
          additional_columns: [],
          order_columns: [{ column: 'employees.name', direction: 'asc' }],
          valor: doc(
            paragraph([value('clients.name', undefined, { type: 'bold' })]),
            paragraph([
              quiet('Empleado'),
              lineBreak,
              value(
                'employees.name',
                undefined,
                { type: 'bold' },
                { type: 'textStyle', attrs: { fontSize: 12 } },
              ),
              lineBreak,
              value('employees.position'),
              '  ·  Núm. ',
              value('employees.human_id'),
            ]),
            paragraph([
              quiet('RFC '),
              value('employees.rfc'),
              quiet('    NSS '),
              value('employees.ssn'),
              quiet('    Salario diario '),
              value('employees.daily_salary'),
              quiet('    Días pagados '),
              value('payroll_results.days_paid'),
            ]),
            paragraph(
              [
                'Por el periodo del ',
                value('periods.initial_date'),
                ' al ',
                value('periods.end_date'),
                ' se depositaron en tu cuenta ',
                value('payroll_results.net_pay', undefined, { type: 'bold' }),
                ' el ',
                value('periods.payment_date'),
                ', que resultan de las percepciones y deducciones siguientes.',
              ],
              'justify',
            ),
          ),
        },
      ],
      [lines(PERCEPTIONS, 'Percepciones', 'Percepción'), lines(DEDUCTIONS, 'Deducciones', 'Deducción')],
      [
        {
          uuid: itemUuid(2, 16),
          nombre: 'texto',
          tamaño: 100,
          estilo_item: { align: 'center' },
          valor: doc(
            paragraph([]),
            paragraph([]),
            paragraph(['_______________________________________']),
            paragraph([bold('Recibí de conformidad')]),
            paragraph([quiet('Nombre y firma del empleado')]),
          ),
        },
      ],
    ),
    'Documento informativo, no sustituye al CFDI',
  ),
  rows: {
    [LETTER]: SAMPLE_EMPLOYEES.map((one) => ({
      'payroll_results.id': one.id,
      'clients.name': SAMPLE_CLIENT,
      'employees.human_id': one.human_id,
      'employees.name': one.name,
      'employees.position': one.position,
      'employees.rfc': one.rfc,
      'employees.ssn': one.ssn,
      'employees.daily_salary': decimalText(one.daily_salary),
      ...SAMPLE_PERIOD,
      'payroll_results.days_paid': String(one.days_paid),
      'payroll_results.net_pay': decimalText(sumOf(one.perceptions) - sumOf(one.deductions)),
    })),
    [PERCEPTIONS]: SAMPLE_EMPLOYEES.flatMap((one) => lineRows(one, one.perceptions)),
    [DEDUCTIONS]: SAMPLE_EMPLOYEES.flatMap((one) => lineRows(one, one.deductions)),
  },
};

function lineRows(employee: SampleEmployee, of: SampleEmployee['perceptions']): Row[] {
  return of.map((line) => ({
    'payroll_results.id': employee.id,
    'concepts.key': line.key,
    'concepts.description': line.description,
    'payroll_lines.amount': decimalText(line.amount),
  }));
}

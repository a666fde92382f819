import { catalogColumn } from './catalog-column.ts';
import {
  headline,
  inNarrow,
  itemUuid,
  note,
  owners,
  sections,
  starterDocument,
  table,
} from './compose-report.ts';
import { bold } from './compose-text.ts';
import {
  decimalText,
  SAMPLE_CLIENT,
  SAMPLE_EMPLOYEES,
  SAMPLE_PAYSHEET,
  SAMPLE_PERIOD,
  sumOf,
} from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const RUNS = itemUuid(60, 11);
const PROVISIONS = 'adicional-provisiones';

const paid = SAMPLE_EMPLOYEES.reduce((sum, { perceptions }) => sum + sumOf(perceptions), 0);
const deducted = SAMPLE_EMPLOYEES.reduce((sum, { deductions }) => sum + sumOf(deductions), 0);

/** Horizontal: how far each payroll is in a period, with the totals of its last calculation. */
export const estadoNominas: StarterReport = {
  id: 'estado-nominas',
  nombre: 'Estado de las nóminas',
  descripcion:
    'Cómo va cada nómina: estado y versión del cálculo, sus totales, provisiones, errores y avisos.',
  categoria: 'Nómina',
  report: inNarrow(
    starterDocument(
      'Estado de las nóminas',
      'horizontal',
      sections(
        headline(60, 'Estado de las nóminas'),
        [owners(itemUuid(60, 3), 'client', 'payroll', 'period')],
        [
          table(RUNS, {
            estilo_item: { fuente: 'estrecha' },
            selected_tables: ['payroll_runs', 'periods', 'paysheets', 'clients'],
            selected_columns: [
              catalogColumn('clients.name', { titulo: 'Cliente', ancho: 16 }),
              catalogColumn('paysheets.paysheet', { titulo: 'Nómina', ancho: 12 }),
              catalogColumn('periods.mes', { titulo: 'Periodo', ancho: 14 }),
              catalogColumn('payroll_runs.state_words', { titulo: 'Estado' }),
              catalogColumn('payroll_runs.version', { titulo: 'Versión', alineacion: 'right' }),
              catalogColumn('payroll_runs.is_outdated', { titulo: 'Desactualizado' }),
              catalogColumn('payroll_runs.imported_from', { titulo: 'Importada de' }),
              catalogColumn('payroll_runs.people', { titulo: 'Empleados', total: 'suma' }),
              ...(
                [
                  ['total_perceptions', 'Percepciones'],
                  ['total_deductions', 'Deducciones'],
                  ['net_pay', 'Neto'],
                  ['employer_cost', 'Cuotas e ISN'],
                ] as const
              ).map(([column, titulo]) =>
                catalogColumn(`payroll_runs.${column}`, { titulo, formato: 'moneda', total: 'suma' }),
              ),
              {
                ...{ column: PROVISIONS, data_type: 'numeric', readable_name: 'Provisiones' },
                ...{ formato: 'moneda', total: 'suma' },
              },
              catalogColumn('payroll_runs.errors', { titulo: 'Errores', total: 'suma' }),
              catalogColumn('payroll_runs.warnings', { titulo: 'Avisos', total: 'suma' }),
            ],
            additional_columns: [
              {
                ...{ id: PROVISIONS, nombre: 'Provisiones', tipo: 'numero', operator: 'sumar' },
                selected_columns: [
                  'payroll_runs.provision_aguinaldo',
                  'payroll_runs.provision_vacaciones',
                  'payroll_runs.provision_prima_vacacional',
                ],
                ...{ valor: '', resultado: null },
              },
            ],
            order_columns: [
              { column: 'clients.name', direction: 'asc' },
              { column: 'paysheets.paysheet', direction: 'asc' },
              { column: 'periods.initial_date', direction: 'asc' },
            ],
            zebra: true,
          }),
        ],
        [
          note(
            itemUuid(60, 4),
            bold('Provisiones. '),
            'Aguinaldo, vacaciones y prima vacacional del periodo. Una nómina importada de otro programa no las trae, ni el impuesto sobre nóminas: súmalos aparte. Una nómina sin calcular no aparece; con “Desactualizado” en Sí, algo cambió después del cálculo.',
          ),
        ],
      ),
    ),
  ),
  rows: {
    [RUNS]: [
      {
        ...{ 'clients.name': SAMPLE_CLIENT, 'paysheets.paysheet': SAMPLE_PAYSHEET },
        ...SAMPLE_PERIOD,
        ...{ 'payroll_runs.state_words': 'Autorizada', 'payroll_runs.version': 2 },
        'payroll_runs.imported_from': '',
        ...{ 'payroll_runs.is_outdated': false, 'payroll_runs.people': SAMPLE_EMPLOYEES.length },
        'payroll_runs.total_perceptions': decimalText(paid),
        'payroll_runs.total_deductions': decimalText(deducted),
        'payroll_runs.net_pay': decimalText(paid - deducted),
        'payroll_runs.employer_cost': decimalText(Math.round(paid * 0.24)),
        [PROVISIONS]: decimalText(Math.round(paid * 0.07)),
        'payroll_runs.provision_aguinaldo': decimalText(Math.round(paid * 0.04)),
        'payroll_runs.provision_vacaciones': decimalText(Math.round(paid * 0.024)),
        'payroll_runs.provision_prima_vacacional': decimalText(Math.round(paid * 0.006)),
        ...{ 'payroll_runs.errors': 0, 'payroll_runs.warnings': 3 },
      },
    ],
  },
};

import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, owners, sections, signature, starterDocument, table } from './compose-report.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PERIOD, sumOf } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const REGISTER = itemUuid(3, 13);
const COST = 'adicional-costo-total';

/** Horizontal: every receipt of a period in one line, with totals and room for signatures. */
export const registroNomina: StarterReport = {
  id: 'registro-nomina',
  nombre: 'Registro de nómina',
  descripcion: 'Todos los recibos del periodo en una tabla con totales y espacio para firmas.',
  categoria: 'Nómina',
  report: starterDocument(
    'Registro de nómina',
    'horizontal',
    sections(
      headline(3, 'Registro de nómina'),
      [owners(itemUuid(3, 14), 'client', 'payroll', 'period')],
      [
        table(REGISTER, {
          selected_tables: [
            'payroll_results',
            'employees',
            'cost_centers',
            'periods',
            'paysheets',
            'clients',
          ],
          selected_columns: [
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
            catalogColumn('employees.name', { titulo: 'Empleado', total: 'cuenta' }),
            catalogColumn('cost_centers.code', { titulo: 'Centro' }),
            catalogColumn('payroll_results.days_paid', {
              titulo: 'Días',
              formato: 'entero',
              total: 'suma',
            }),
            catalogColumn('payroll_results.total_perceptions', {
              titulo: 'Percepciones',
              formato: 'moneda',
              total: 'suma',
            }),
            catalogColumn('payroll_results.total_deductions', {
              titulo: 'Deducciones',
              formato: 'moneda',
              total: 'suma',
            }),
            catalogColumn('payroll_results.net_pay', { titulo: 'Neto', formato: 'moneda', total: 'suma' }),
            catalogColumn('payroll_results.employer_cost', {
              titulo: 'Cuotas patr.',
              formato: 'moneda',
              total: 'suma',
            }),
            {
              column: COST,
              data_type: 'numeric',
              readable_name: 'Costo total',
              formato: 'moneda',
              total: 'suma',
            },
          ],
          filters: [],
          additional_columns: [
            {
              id: COST,
              nombre: 'Costo total',
              tipo: 'numero',
              operator: 'sumar',
              selected_columns: ['payroll_results.total_perceptions', 'payroll_results.employer_cost'],
              valor: '',
              resultado: null,
            },
          ],
          order_columns: [{ column: 'employees.name', direction: 'asc' }],
          zebra: true,
        }),
      ],
      [signature(itemUuid(3, 15), 'Elaboró'), signature(itemUuid(3, 16), 'Autorizó')],
    ),
  ),
  rows: {
    [REGISTER]: SAMPLE_EMPLOYEES.map((one) => {
      const perceptions = sumOf(one.perceptions);
      const deductions = sumOf(one.deductions);
      return {
        'clients.name': SAMPLE_CLIENT,
        'employees.human_id': one.human_id,
        'employees.name': one.name,
        'cost_centers.code': one.cost_center.code,
        ...SAMPLE_PERIOD,
        'payroll_results.days_paid': String(one.days_paid),
        'payroll_results.total_perceptions': decimalText(perceptions),
        'payroll_results.total_deductions': decimalText(deductions),
        'payroll_results.net_pay': decimalText(perceptions - deductions),
        'payroll_results.employer_cost': decimalText(Math.round(perceptions * 0.2715)),
      };
    }),
  },
};

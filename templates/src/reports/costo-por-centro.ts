import type { GraficaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, note, owners, sections, starterDocument } from './compose-report.ts';
import { bold } from './compose-text.ts';
import { decimalText, SAMPLE_EMPLOYEES, SAMPLE_PERIOD, sumOf } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const COST = itemUuid(10, 11);
const PEOPLE = itemUuid(10, 12);
const PAID = itemUuid(10, 13);
const TOTAL = 'adicional-costo-total';

/** A chart over the receipts of a period, by cost centre. */
function chart(uuid: string, part: Partial<GraficaItem>): GraficaItem {
  const item = newItem('grafica', uuid);
  return {
    ...item,
    selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods'],
    categoria: 'cost_centers.cost_center',
    ...part,
  };
}

const center = catalogColumn('cost_centers.cost_center');
const money = { formato: 'moneda' } as const;

/** Vertical: what each cost centre costs in a period, how many people it has and what they are paid. */
export const costoPorCentro: StarterReport = {
  id: 'costo-por-centro',
  nombre: 'Costo por centro',
  descripcion: 'Gráficas del costo total, el personal y los pagos de cada centro de costos en el periodo.',
  categoria: 'Nómina',
  report: starterDocument(
    'Costo por centro',
    'vertical',
    sections(
      headline(10, 'Costo por centro'),
      [owners(itemUuid(10, 3), 'client', 'payroll', 'period')],
      [
        chart(COST, {
          selected_columns: [
            center,
            { column: TOTAL, data_type: 'numeric', readable_name: 'Costo total', ...money },
          ],
          additional_columns: [
            {
              id: TOTAL,
              nombre: 'Costo total',
              tipo: 'numero',
              operator: 'sumar',
              selected_columns: ['payroll_results.total_perceptions', 'payroll_results.employer_cost'],
              valor: '',
              resultado: null,
            },
          ],
          tipo: 'barras_horizontales',
          valores: [TOTAL],
          titulo: 'Costo total por centro',
          leyenda: false,
          maximo: 12,
          height: 215,
        }),
      ],
      [
        chart(PEOPLE, {
          tamaño: 50,
          selected_columns: [center, catalogColumn('payroll_results.id')],
          tipo: 'pastel',
          agregacion: 'cuenta',
          titulo: 'Recibos por centro',
          maximo: 6,
          height: 215,
        }),
        chart(PAID, {
          tamaño: 50,
          selected_columns: [
            center,
            catalogColumn('payroll_results.net_pay', { titulo: 'Neto', ...money }),
            catalogColumn('payroll_results.total_deductions', { titulo: 'Deducciones', ...money }),
          ],
          tipo: 'barras_horizontales',
          valores: ['payroll_results.net_pay', 'payroll_results.total_deductions'],
          titulo: 'Neto y deducciones',
          etiquetas: false,
          maximo: 6,
          height: 215,
        }),
      ],
      [note(itemUuid(10, 4), bold('Costo total. '), 'Percepciones más cuotas patronales de cada recibo.')],
    ),
  ),
  rows: {
    [COST]: SAMPLE_EMPLOYEES.map((one) => ({
      'cost_centers.cost_center': one.cost_center.cost_center,
      ...SAMPLE_PERIOD,
      'payroll_results.total_perceptions': decimalText(sumOf(one.perceptions)),
      'payroll_results.employer_cost': decimalText(Math.round(sumOf(one.perceptions) * 0.2715)),
    })),
    [PEOPLE]: SAMPLE_EMPLOYEES.map((one) => ({
      'cost_centers.cost_center': one.cost_center.cost_center,
      'payroll_results.id': one.id,
      ...SAMPLE_PERIOD,
    })),
    [PAID]: SAMPLE_EMPLOYEES.map((one) => ({
      'cost_centers.cost_center': one.cost_center.cost_center,
      'payroll_results.net_pay': decimalText(sumOf(one.perceptions) - sumOf(one.deductions)),
      'payroll_results.total_deductions': decimalText(sumOf(one.deductions)),
      ...SAMPLE_PERIOD,
    })),
  },
};

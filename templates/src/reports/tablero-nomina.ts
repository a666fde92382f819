import type { DataSet } from '@lienzo/schema/report/data-set';
import type { GraficaItem, IndicadorItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { withSharedData } from '@lienzo/schema/report/shared-data';
import { catalogColumn } from './catalog-column.ts';
import { headline, INK, itemUuid, owners, starterDocument, subtitle, table } from './compose-report.ts';
import { sampleGroups } from './sample-groups.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PERIOD, sumOf } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const DETAIL_ID = itemUuid(51, 21);
const NET = 'medida-neto';
const money = { formato: 'moneda', total: 'suma' } as const;

/** What the totals, the chart, the ten greatest and the list are of: changed in one place, all of them agree. */
const RECEIPTS: DataSet = {
  id: 'conjunto-recibos',
  nombre: 'Recibos del periodo',
  selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods', 'paysheets', 'clients'],
  filters: [],
  order_columns: [{ column: 'employees.name', direction: 'asc' }],
};

/** A total of the detail in large letters. */
const figure = (number: number, tamaño: number, etiqueta: string, formula: string): IndicadorItem => ({
  ...newItem('indicador', itemUuid(51, number)),
  tamaño,
  etiqueta,
  formula,
  formato: 'moneda',
  estilo_item: { color: INK },
});
const total = (column: string): string => `SUMA([${DETAIL_ID}.payroll_results.${column}])`;

const CHART: GraficaItem = {
  ...newItem('grafica', itemUuid(51, 11)),
  conjunto: RECEIPTS.id,
  selected_columns: [
    catalogColumn('cost_centers.cost_center'),
    catalogColumn('payroll_results.net_pay', { titulo: 'Neto', formato: 'moneda' }),
  ],
  categoria: 'cost_centers.cost_center',
  valores: ['payroll_results.net_pay'],
  tipo: 'barras_horizontales',
  titulo: 'Neto por centro de costos',
  leyenda: false,
  maximo: 8,
  height: 180,
};

const FIRST = table(itemUuid(51, 13), {
  conjunto: RECEIPTS.id,
  selected_columns: [
    catalogColumn('employees.name', { titulo: 'Empleado', ancho: 40 }),
    catalogColumn('cost_centers.cost_center', { ancho: 30 }),
    { column: NET, data_type: 'numeric', readable_name: 'Neto', ...money },
  ],
  resumen: {
    medidas: [{ id: NET, column: 'payroll_results.net_pay', funcion: 'suma' }],
    primeros: { medida: NET, n: 10 },
  },
  order_columns: [{ column: NET, direction: 'desc' }],
});

const DETAIL = table(DETAIL_ID, {
  conjunto: RECEIPTS.id,
  selected_columns: [
    catalogColumn('employees.name', { titulo: 'Empleado', ancho: 34 }),
    catalogColumn('payroll_results.total_perceptions', { titulo: 'Percepciones', ...money }),
    catalogColumn('payroll_results.total_deductions', { titulo: 'Deducciones', ...money }),
    catalogColumn('payroll_results.net_pay', { titulo: 'Neto', ...money }),
  ],
  zebra: true,
});

const ROWS = SAMPLE_EMPLOYEES.map((one) => ({
  'clients.name': SAMPLE_CLIENT,
  ...SAMPLE_PERIOD,
  'cost_centers.cost_center': one.cost_center.cost_center,
  'employees.name': one.name,
  'payroll_results.total_perceptions': decimalText(sumOf(one.perceptions)),
  'payroll_results.total_deductions': decimalText(sumOf(one.deductions)),
  'payroll_results.net_pay': decimalText(sumOf(one.perceptions) - sumOf(one.deductions)),
}));

/** Vertical: the three totals of a period, its centres and its greatest receipts, and the receipts behind them. */
export const tableroNomina: StarterReport = {
  id: 'tablero-nomina',
  nombre: 'Tablero de nómina',
  descripcion: 'Percepciones, deducciones y neto del periodo, por centro, con los diez recibos más altos.',
  categoria: 'Nómina',
  report: withSharedData({
    ...starterDocument(
      'Tablero de nómina',
      'vertical',
      [
        headline(51, 'Tablero de nómina'),
        [owners(itemUuid(51, 3), 'client', 'payroll', 'period')],
        [
          figure(4, 35, 'Percepciones', total('total_perceptions')),
          figure(5, 30, 'Deducciones', total('total_deductions')),
          figure(6, 35, 'Neto a pagar', total('net_pay')),
        ],
        [CHART],
        [subtitle(itemUuid(51, 12), 'Los diez recibos más altos')],
        [FIRST],
        [subtitle(itemUuid(51, 20), 'Todos los recibos')],
        [DETAIL],
      ].map((items, index) => ({ index, separation: index === 6, items })),
    ),
    conjuntos: [RECEIPTS],
  }),
  rows: { [CHART.uuid]: ROWS, [FIRST.uuid]: sampleGroups(FIRST, ROWS), [DETAIL_ID]: ROWS },
};

import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { catalogColumn } from '../catalog-column.ts';
import { subtitle } from '../compose-report.ts';
import { conceptSections } from './concept-tables.ts';
import { CENTER, counted, pesos, summed } from './product-columns.ts';
import { centerNote, costLabel, ownUuid, periodTable, productDocument } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

const money = (column: string, titulo: string) =>
  catalogColumn(column, { titulo, formato: 'moneda', total: 'suma' });

/** A line for each person, with room to sign. */
const register = (source: ProductSource, item: number, part: Partial<TablaItem>): TablaItem =>
  periodTable(source, item, {
    selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods'],
    selected_columns: [
      catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right', ancho: 6 }),
      catalogColumn('employees.name', { titulo: 'Empleado', total: 'cuenta', ancho: 24 }),
      catalogColumn('employees.rfc', { titulo: 'RFC', ancho: 12 }),
      catalogColumn('employees.ssn', { titulo: 'NSS', ancho: 10 }),
      catalogColumn('payroll_results.days_paid', { titulo: 'Días', formato: 'decimal', ancho: 6 }),
      money('payroll_results.total_perceptions', 'Percepciones'),
      money('payroll_results.total_deductions', 'Deducciones'),
      money('payroll_results.net_pay', 'Neto'),
      { column: 'empty-firma', data_type: 'empty', readable_name: '', titulo: 'Firma', ancho: 14 },
    ],
    order_columns: [{ column: 'employees.name', direction: 'asc' }],
    ...part,
  });

/** 8 'Registro de nómina'. */
export const registro = (source: ProductSource): ReportDocument =>
  productDocument(source, { orientation: 'horizontal', content: [[register(source, 20, {})]] });

/** 9 'Registro de nómina por centro de costos'. */
export const registroPorCentro = (source: ProductSource): ReportDocument =>
  productDocument(source, {
    orientation: 'horizontal',
    content: [
      [register(source, 20, { additional_columns: [CENTER], group_by: [CENTER.id] })],
      [centerNote(source, 21)],
    ],
  });

const PEOPLE = 'medida-personas';
const PAID = 'medida-percepciones';
const DEDUCTED = 'medida-deducciones';
const NET = 'medida-neto';
const COST = 'medida-cuotas';

const MEASURES = [
  summed(PAID, 'payroll_results.total_perceptions'),
  summed(DEDUCTED, 'payroll_results.total_deductions'),
  summed(NET, 'payroll_results.net_pay'),
  summed(COST, 'payroll_results.employer_cost'),
];
const totalsOf = (source: ProductSource) => [
  pesos(PAID, 'Percepciones'),
  pesos(DEDUCTED, 'Deducciones'),
  pesos(NET, 'Neto'),
  pesos(COST, costLabel(source)),
];

const byPeriod = (source: ProductSource, item: number): TablaItem =>
  periodTable(source, item, {
    selected_tables: ['payroll_results', 'employees', 'periods'],
    selected_columns: [
      catalogColumn('periods.number', { titulo: 'Núm.', ancho: 6 }),
      catalogColumn('periods.mes', { titulo: 'Periodo' }),
      catalogColumn('periods.payment_date', { titulo: 'Pago', formato: 'fecha_corta' }),
      counted(PEOPLE),
      ...totalsOf(source),
    ],
    resumen: { medidas: [{ id: PEOPLE, column: 'employees.id', funcion: 'distintos' }, ...MEASURES] },
    order_columns: [{ column: 'periods.number', direction: 'asc' }],
  });

const byPerson = (source: ProductSource, item: number): TablaItem =>
  periodTable(source, item, {
    selected_tables: ['payroll_results', 'employees', 'periods'],
    selected_columns: [
      catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right', ancho: 7 }),
      catalogColumn('employees.name', { titulo: 'Empleado', ancho: 26 }),
      catalogColumn('employees.rfc', { titulo: 'RFC' }),
      { ...counted('medida-periodos'), readable_name: 'Periodos' },
      { ...{ column: 'medida-dias', data_type: 'numeric', readable_name: 'Días', formato: 'decimal' } },
      ...totalsOf(source),
    ],
    resumen: {
      medidas: [
        { id: 'medida-periodos', column: 'periods.id', funcion: 'distintos' },
        summed('medida-dias', 'payroll_results.days_paid'),
        ...MEASURES,
      ],
    },
    order_columns: [{ column: 'employees.name', direction: 'asc' }],
  });

/** 7 'Acumulado de nómina': a range of periods, by period, concept and person. */
export function acumulado(source: ProductSource): ReportDocument {
  const content: ReportItem[][] = [
    [subtitle(ownUuid(source, 20), 'Por periodo')],
    [byPeriod(source, 21)],
    ...conceptSections(source, 30),
    [subtitle(ownUuid(source, 22), 'Por empleado')],
    [byPerson(source, 23)],
  ];
  return productDocument(source, { orientation: 'horizontal', content });
}

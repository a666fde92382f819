import type { FilaTotal, TotalesItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, note, owners, sections, starterDocument, table } from './compose-report.ts';
import { bold } from './compose-text.ts';
import { decimalText, SAMPLE_CLIENT, SAMPLE_EMPLOYEES, SAMPLE_PERIOD, sumOf } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const TABLE = itemUuid(50, 11);
const BLOCK = itemUuid(50, 12);
const FEE = 'adicional-comision';

const money = { formato: 'moneda', total: 'suma' } as const;

const DETAIL = table(TABLE, {
  selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods', 'paysheets', 'clients'],
  selected_columns: [
    catalogColumn('employees.name', { titulo: 'Empleado', ancho: 43 }),
    catalogColumn('payroll_results.total_perceptions', { titulo: 'Percepciones', ...money }),
    catalogColumn('payroll_results.employer_cost', { titulo: 'Cuotas patronales e ISN', ...money }),
    { column: FEE, data_type: 'numeric', readable_name: 'Comisión', ...money },
  ],
  additional_columns: [
    {
      id: FEE,
      nombre: 'Comisión',
      tipo: 'formula',
      operator: null,
      selected_columns: [],
      valor: '',
      resultado: null,
      formula: 'REDONDEAR([payroll_results.total_perceptions] * 6%; 2)',
    },
  ],
  group_by: ['cost_centers.cost_center'],
  order_columns: [
    { column: 'cost_centers.cost_center', direction: 'asc' },
    { column: 'employees.name', direction: 'asc' },
  ],
});

const total = (column: string): string => `SUMA([${TABLE}.${column}])`;
const row = (number: number, etiqueta: string, formula: string, destacada = false): FilaTotal => ({
  id: `fila-${number}`,
  etiqueta,
  formula,
  destacada,
  ...(number < 7 && { formato: 'moneda' }),
});
const above = (number: number): string => `[${BLOCK}.fila-${number}]`;

const TOTALS: TotalesItem = {
  ...newItem('totales', BLOCK),
  filas: [
    row(1, 'Percepciones del personal', total('payroll_results.total_perceptions')),
    row(2, 'Cuotas patronales e ISN', total('payroll_results.employer_cost')),
    row(3, 'Comisión por servicio (6 %)', total(FEE)),
    row(4, 'Subtotal', `${above(1)} + ${above(2)} + ${above(3)}`, true),
    row(5, 'IVA (16 %)', `${above(4)} * 16%`),
    row(6, 'Total', `${above(4)} + ${above(5)}`, true),
    row(7, 'Importe con letra', `LETRA(${above(6)})`),
  ],
};

/** Vertical: what a client is charged for a period, person by person, with taxes and the amount in words. */
export const facturaServicios: StarterReport = {
  id: 'factura-servicios',
  nombre: 'Factura de servicios',
  descripcion: 'Lo que se cobra al cliente por el periodo: nómina, cuotas, comisión, IVA y total con letra.',
  categoria: 'Nómina',
  report: starterDocument(
    'Factura de servicios',
    'vertical',
    sections(
      headline(50, 'Factura de servicios'),
      [owners(itemUuid(50, 3), 'client', 'payroll', 'period')],
      [DETAIL],
      [TOTALS],
      [
        note(
          itemUuid(50, 4),
          bold('Comisión. '),
          '6 % de las percepciones de cada persona. Este documento detalla el cobro; el comprobante fiscal es el CFDI.',
        ),
      ],
    ),
  ),
  rows: {
    [TABLE]: SAMPLE_EMPLOYEES.map((one) => ({
      'clients.name': SAMPLE_CLIENT,
      ...SAMPLE_PERIOD,
      'cost_centers.cost_center': one.cost_center.cost_center,
      'employees.name': one.name,
      'payroll_results.total_perceptions': decimalText(sumOf(one.perceptions)),
      'payroll_results.employer_cost': decimalText(Math.round(sumOf(one.perceptions) * 0.2715)),
    })).toSorted((one, other) =>
      `${one['cost_centers.cost_center']} ${one['employees.name']}`.localeCompare(
        `${other['cost_centers.cost_center']} ${other['employees.name']}`,
        'es',
      ),
    ),
  },
};

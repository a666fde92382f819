import type { FilaTotal, ReportItem, TotalesItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { note, subtitle } from '../compose-report.ts';
import { bold } from '../compose-text.ts';
import { conceptSections } from './concept-tables.ts';
import { CENTER, counted, pesos, summed } from './product-columns.ts';
import { centerNote, costLabel, ownUuid, periodTable, productDocument } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

/** LIVA article 1. */
const IVA = '0.16';

/** 2 'Prefactura': what is invoiced for the payroll, and the concepts that it consists of. */
export const prefactura = (source: ProductSource): ReportDocument =>
  productDocument(source, {
    orientation: 'vertical',
    content: [...invoice(source), ...conceptSections(source, 30)],
  });

/** 3 'Prefactura por centro de costos'. */
export const prefacturaPorCentro = (source: ProductSource): ReportDocument =>
  productDocument(source, {
    orientation: 'vertical',
    content: [
      ...invoice(source),
      [subtitle(ownUuid(source, 30), 'Por centro de costos')],
      [byCenter(source, 31)],
      [centerNote(source, 32)],
    ],
  });

function invoice(source: ProductSource): ReportItem[][] {
  const { totals } = source;
  const block = ownUuid(source, 21);
  const row = (id: string): string => `[${block}.fila-${id}]`;
  const line = (id: string, etiqueta: string, formula: string): FilaTotal => ({
    ...{
      id: `fila-${id}`,
      etiqueta,
      formula,
      formato: 'moneda',
      destacada: id === 'subtotal' || id === 'total',
    },
  });
  const item: TotalesItem = {
    uuid: block,
    nombre: 'totales',
    tamaño: 100,
    estilo_item: {},
    filas: [
      line('percepciones', 'Percepciones y otros pagos', totals.total_perceptions),
      line('cuotas', costLabel(source), totals.employer_cost),
      line('subtotal', 'Subtotal', `${row('percepciones')} + ${row('cuotas')}`),
      line('iva', 'IVA 16 %', `REDONDEAR(${row('subtotal')} * ${IVA}; 2)`),
      line('total', 'Total', `${row('subtotal')} + ${row('iva')}`),
      {
        ...{ id: 'fila-letra', etiqueta: 'Importe con letra', destacada: false },
        formula: `LETRA(${row('total')})`,
      },
    ],
  };
  return [
    [subtitle(ownUuid(source, 20), 'Importe por facturar')],
    [item],
    [
      note(
        ownUuid(source, 22),
        bold(`${costLabel(source)}. `),
        source.importada === null
          ? 'Cuotas del IMSS e INFONAVIT a cargo del patrón y el impuesto sobre nómina cuya tasa está registrada.'
          : 'Cuotas que dice el archivo importado. El impuesto sobre nómina no está incluido: súmalo antes de facturar.',
        ' La prefactura no incluye la comisión del servicio ni provisiones de aguinaldo, vacaciones y prima vacacional.',
      ),
    ],
  ];
}

const COST = 'adicional-costo';
const PEOPLE = 'medida-personas';
const PAID = 'medida-percepciones';
const QUOTAS = 'medida-cuotas';
const SUBTOTAL = 'medida-subtotal';

const byCenter = (source: ProductSource, item: number) =>
  periodTable(source, item, {
    selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods'],
    selected_columns: [
      { column: CENTER.id, data_type: 'text', readable_name: CENTER.nombre, ancho: 34 },
      counted(PEOPLE),
      pesos(PAID, 'Percepciones'),
      pesos(QUOTAS, costLabel(source)),
      pesos(SUBTOTAL, 'Subtotal'),
    ],
    additional_columns: [
      CENTER,
      {
        ...{ id: COST, nombre: 'Costo', tipo: 'numero', operator: 'sumar', valor: '', resultado: null },
        selected_columns: ['payroll_results.total_perceptions', 'payroll_results.employer_cost'],
      },
    ],
    resumen: {
      medidas: [
        { id: PEOPLE, column: 'employees.id', funcion: 'distintos' },
        summed(PAID, 'payroll_results.total_perceptions'),
        summed(QUOTAS, 'payroll_results.employer_cost'),
        summed(SUBTOTAL, COST),
      ],
    },
    order_columns: [{ column: CENTER.id, direction: 'asc' }],
  });

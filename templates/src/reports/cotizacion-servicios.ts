import type { ColumnFormat } from '@lienzo/schema/data/column';
import type { CeldaFija } from '@lienzo/schema/report/fixed-table-item';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { InlineNode } from '@lienzo/schema/report/rich-text';
import { catalogColumn } from './catalog-column.ts';
import {
  headline,
  itemUuid,
  note,
  owners,
  sections,
  starterDocument,
  subtitle,
  table,
} from './compose-report.ts';
import { bold, doc, paragraph } from './compose-text.ts';
import { SAMPLE_CLIENT, SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const TABLE = itemUuid(59, 11);
const QUOTE = itemUuid(59, 12);

/** How many people the annex lists. */
const PEOPLE = `CONTARA([${TABLE}.employees.name])`;
/** Services and their price for each person and fortnight. */
const SERVICES: readonly (readonly [service: string, detail: string, price: number])[] = [
  ['Cálculo de nómina', 'Recibos, timbrado y archivo de dispersión', 85],
  ['Trámites ante el IMSS', 'Altas, bajas, modificaciones y confronta mensual', 30],
  ['Portal para el cliente', 'Incidencias, reportes y documentos en línea', 15],
];
const PRICE = SERVICES.reduce((sum, [, , price]) => sum + price, 0);
const SUBTOTAL = `${PEOPLE} * ${PRICE}`;

const result = (formula: string, format?: ColumnFormat, strong = false): InlineNode => ({
  type: 'formula',
  attrs: { formula, ...(format !== undefined && { format }) },
  ...(strong && { marks: [{ type: 'bold' }] }),
});

type Align = 'left' | 'right';
type Spans = Pick<CeldaFija, 'columnas' | 'fondo'>;

/** Rows of cells; each covers as many columns as it says. */
function rowsOf(
  ...rows: [content: (string | InlineNode)[], align: Align, spans?: Spans][][]
): TablaFijaItem['celdas'] {
  return rows.map((row, at) =>
    row.flatMap(([content, align, spans = {}], index) => [
      { id: `celda-${at + 1}-${index + 1}`, texto: doc(paragraph(content, align)), ...spans },
      ...Array.from({ length: (spans.columnas ?? 1) - 1 }, () => null),
    ]),
  );
}

const sum = (label: string | InlineNode, formula: string, fondo?: string): Parameters<typeof rowsOf>[0] => {
  const spans = fondo === undefined ? {} : { fondo };
  return [
    [[label], 'right', { columnas: 4, ...spans }],
    [[result(formula, 'moneda', fondo !== undefined)], 'right', spans],
  ];
};

const QUOTATION: TablaFijaItem = {
  ...newItem('tabla_fija', QUOTE),
  anchos: [24, 34, 12, 14, 16],
  bordes: 'horizontales',
  celdas: rowsOf(
    [
      [['Servicio'], 'left'],
      [['Qué incluye'], 'left'],
      [['Personas'], 'right'],
      [['Precio'], 'right'],
      [['Importe'], 'right'],
    ],
    ...SERVICES.map(([service, detail, price]): Parameters<typeof rowsOf>[0] => [
      [[bold(service)], 'left'],
      [[detail], 'left'],
      [[result(PEOPLE, 'entero')], 'right'],
      [[`$${price}.00`], 'right'],
      [[result(`${PEOPLE} * ${price}`, 'moneda')], 'right'],
    ]),
    sum('Subtotal por quincena', SUBTOTAL),
    sum('IVA (16 %)', `(${SUBTOTAL}) * 16%`),
    sum(bold('Total por quincena'), `(${SUBTOTAL}) * 116%`, '#eff4fb'),
  ),
};

/** Vertical: what the services for a client's people cost, typed row by row, with the people at the end. */
export const cotizacionServicios: StarterReport = {
  id: 'cotizacion-servicios',
  nombre: 'Cotización de servicios',
  descripcion: 'Servicios y precios escritos en una tabla, por las personas del cliente, con IVA y total.',
  categoria: 'Nómina',
  report: starterDocument(
    'Cotización de servicios',
    'vertical',
    sections(
      headline(59, 'Cotización de servicios'),
      [owners(itemUuid(59, 3), 'client')],
      [QUOTATION],
      [
        note(
          itemUuid(59, 4),
          bold('Condiciones. '),
          'Precios en pesos por persona y quincena. Vigencia de 30 días.',
        ),
      ],
      [subtitle(itemUuid(59, 5), 'Personas consideradas')],
      [
        table(TABLE, {
          selected_tables: ['employees', 'paysheets', 'clients'],
          selected_columns: [catalogColumn('employees.name'), catalogColumn('employees.position')],
          order_columns: [{ column: 'employees.name', direction: 'asc' }],
          zebra: true,
        }),
      ],
    ),
  ),
  rows: {
    [TABLE]: SAMPLE_EMPLOYEES.map((one) => ({
      'clients.name': SAMPLE_CLIENT,
      'employees.name': one.name,
      'employees.position': one.position,
    })).toSorted((one, other) => one['employees.name'].localeCompare(other['employees.name'], 'es')),
  },
};

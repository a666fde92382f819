/** What products show of the lines of results: what is paid beside what is deducted, by concept. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { catalogColumn } from '../catalog-column.ts';
import { subtitle } from '../compose-report.ts';
import { CENTER, counted, formulaColumn, pesos, summed } from './product-columns.ts';
import { ownUuid, periodTable, stored } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

const LINE_TABLES = ['payroll_lines', 'payroll_results', 'employees', 'concepts', 'periods'];

const PEOPLE = 'medida-personas';
const UNITS = 'medida-unidades';
const AMOUNT = 'medida-importe';
const TAXED = 'medida-gravado';
const EXEMPT = 'medida-exento';

const KINDS = [
  ['Percepción', 'Percepciones'],
  ['Otro pago', 'Otros pagos'],
  ['Deducción', 'Deducciones'],
] as const;

const units: SelectedColumn = {
  ...{ column: UNITS, data_type: 'numeric', readable_name: 'Unidades', formato: 'decimal' },
};

/** A line for each concept of a kind that somebody has, with its total. */
function conceptTable(source: ProductSource, item: number, kind: string): TablaItem {
  return periodTable(source, item, {
    selected_tables: LINE_TABLES,
    selected_columns: [
      catalogColumn('concepts.key', { titulo: 'Clave', ancho: 10 }),
      catalogColumn('concepts.description', { titulo: 'Concepto', ancho: 32 }),
      counted(PEOPLE),
      units,
      pesos(TAXED, 'Gravado'),
      pesos(EXEMPT, 'Exento'),
      pesos(AMOUNT, 'Importe'),
    ],
    filters: [stored('filtro-tipo', 'Tipo de concepto', 'concepts.kind', kind)],
    resumen: {
      medidas: [
        { id: PEOPLE, column: 'employees.id', funcion: 'distintos' },
        summed(UNITS, 'payroll_lines.units'),
        summed(TAXED, 'payroll_lines.taxable_amount'),
        summed(EXEMPT, 'payroll_lines.exempt_amount'),
        summed(AMOUNT, 'payroll_lines.amount'),
      ],
    },
    order_columns: [{ column: 'concepts.key', direction: 'asc' }],
  });
}

/** Perceptions, other payments and deductions by concept; a kind that nobody has is left out. */
export const conceptSections = (source: ProductSource, first: number): ReportItem[][] =>
  KINDS.filter(([kind]) => source.kinds.includes(kind)).flatMap(([kind, title], at) => [
    [subtitle(ownUuid(source, first + 2 * at), title)],
    [conceptTable(source, first + 2 * at + 1, kind)],
  ]);

const PAID = 'adicional-percepcion';
const DEDUCTED = 'adicional-deduccion';
const NET = 'adicional-neto';

/** The amount of a line in the column of its side, and what it adds to the net. */
const SIDES = [
  formulaColumn(PAID, 'Percepción', 'SI([concepts.kind] <> "Deducción"; [payroll_lines.amount])'),
  formulaColumn(DEDUCTED, 'Deducción', 'SI([concepts.kind] = "Deducción"; [payroll_lines.amount])'),
  formulaColumn(
    NET,
    'Neto',
    'SI([concepts.kind] = "Deducción"; 0 - [payroll_lines.amount]; [payroll_lines.amount])',
  ),
];

const PERSON = 'adicional-empleado';
/** A difference of a closed period says so behind the concept's name. */
const LINE = 'adicional-concepto';

/** Every line of everybody, with what each person is paid. */
export const linesByPerson = (source: ProductSource, item: number): TablaItem =>
  periodTable(source, item, {
    selected_tables: LINE_TABLES,
    selected_columns: [
      catalogColumn('concepts.key', { titulo: 'Clave', ancho: 12 }),
      { column: LINE, data_type: 'text', readable_name: 'Concepto', titulo: 'Concepto', ancho: 34 },
      catalogColumn('payroll_lines.units', { titulo: 'Unidades', formato: 'decimal' }),
      pesos(PAID, 'Percepción'),
      pesos(DEDUCTED, 'Deducción'),
      pesos(NET, 'Neto'),
    ],
    additional_columns: [
      ...SIDES,
      formulaColumn(LINE, 'Concepto', 'CONCATENAR([concepts.description]; [payroll_lines.correction_words])'),
      formulaColumn(PERSON, 'Empleado', 'CONCATENAR([employees.name]; "  ·  Núm. "; [employees.human_id])'),
    ],
    group_by: [PERSON],
    keep_together: true,
    order_columns: [
      { column: 'concepts.kind', direction: 'desc' },
      { column: 'concepts.key', direction: 'asc' },
    ],
  });

const CENTER_PAID = 'medida-percepcion';
const CENTER_DEDUCTED = 'medida-deduccion';
const CENTER_NET = 'medida-neto';

/** A line for each concept of each cost centre. */
export const conceptsByCenter = (source: ProductSource, item: number): TablaItem =>
  periodTable(source, item, {
    selected_tables: [...LINE_TABLES, 'cost_centers'],
    selected_columns: [
      catalogColumn('concepts.key', { titulo: 'Clave', ancho: 12 }),
      catalogColumn('concepts.description', { titulo: 'Concepto', ancho: 32 }),
      counted(PEOPLE),
      units,
      pesos(CENTER_PAID, 'Percepciones'),
      pesos(CENTER_DEDUCTED, 'Deducciones'),
      pesos(CENTER_NET, 'Neto'),
    ],
    additional_columns: [...SIDES, CENTER],
    group_by: [CENTER.id],
    resumen: {
      medidas: [
        { id: PEOPLE, column: 'employees.id', funcion: 'distintos' },
        summed(UNITS, 'payroll_lines.units'),
        summed(CENTER_PAID, PAID),
        summed(CENTER_DEDUCTED, DEDUCTED),
        summed(CENTER_NET, NET),
      ],
    },
    order_columns: [
      { column: CENTER_NET, direction: 'desc' },
      { column: 'concepts.key', direction: 'asc' },
    ],
  });

import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import type {
  Etiquetas,
  FirmaItem,
  ImagenItem,
  TablaItem,
  TextoDinamicoItem,
  TituloItem,
} from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { catalogColumn } from './catalog-column.ts';
import {
  headline,
  INK,
  itemUuid,
  numberedPerRow,
  sections,
  starterDocument,
  table,
} from './compose-report.ts';
import { doc, lineBreak, marked, paragraph, quiet, value } from './compose-text.ts';
import {
  decimalText,
  SAMPLE_CLIENT,
  SAMPLE_COMPANY,
  SAMPLE_COMPANY_RFC,
  SAMPLE_EMPLOYEES,
  SAMPLE_PAYSHEET,
  SAMPLE_PERIOD,
  SAMPLE_REGISTER,
  type SampleEmployee,
  sumOf,
} from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

/** The items of a receipt that have rows. */
type ReceiptItems = { pay: string; perceptions: string; deductions: string };

const itemsOf = (report: number): ReceiptItems => ({
  pay: itemUuid(report, 12),
  perceptions: itemUuid(report, 13),
  deductions: itemUuid(report, 14),
});

const CONCEPT = 'adicional-concepto';

/** A difference of a closed period says so behind the concept's name. */
const CONCEPT_NAME: AdditionalColumn = {
  ...{ id: CONCEPT, nombre: 'Concepto', tipo: 'formula', operator: null, selected_columns: [], valor: '' },
  ...{ resultado: null, formula: 'CONCATENAR([concepts.description]; [payroll_lines.correction_words])' },
};

/** One half of the receipt: the lines of the page's receipt whose concept is of a kind. */
function lines(uuid: string, title: string, kind: string): TablaItem {
  return table(uuid, {
    tamaño: 50,
    selected_tables: ['payroll_lines', 'payroll_results', 'concepts'],
    selected_columns: [
      catalogColumn('concepts.key', { titulo: 'Clave', ancho: 22 }),
      { column: CONCEPT, data_type: 'text', readable_name: title, titulo: title },
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
    additional_columns: [CONCEPT_NAME],
    order_columns: [{ column: 'concepts.key', direction: 'asc' }],
    detail_column: 'payroll_results.id',
  });
}

const strong = { type: 'bold' } as const;
const sized = (fontSize: number, color?: string) =>
  ({ type: 'textStyle', attrs: { fontSize, ...(color !== undefined && { color }) } }) as const;

/** A label and its value, one of several on a line. */
const fact = (label: string, column: string) => [quiet(`${label} `), value(column), quiet('     ')];

/** What the receipt is about: the net pay first, then whose it is. */
const payment = (figureSize: number): RichText =>
  doc(
    paragraph([
      marked('NETO A PAGAR', strong, sized(8, '#475467')),
      lineBreak,
      value('payroll_results.net_pay', undefined, strong, sized(figureSize, INK)),
      lineBreak,
      'Depositado el ',
      value('periods.payment_date'),
      quiet('     Periodo del '),
      value('periods.initial_date'),
      quiet(' al '),
      value('periods.end_date'),
    ]),
    paragraph([
      value('employees.name', undefined, strong, sized(12)),
      lineBreak,
      value('payroll_results.position'),
      quiet('     Núm. '),
      value('employees.human_id'),
      quiet('     '),
      ...fact('Salario diario', 'payroll_results.daily_salary'),
      ...fact('SBC', 'payroll_results.sbc'),
      ...fact('Días pagados', 'payroll_results.days_paid').slice(0, 2),
      lineBreak,
      ...fact('RFC', 'employees.rfc'),
      ...fact('CURP', 'employees.curp'),
      ...fact('NSS', 'employees.ssn').slice(0, 2),
    ]),
    paragraph([
      value('clients.name', undefined, strong),
      quiet('     Nómina '),
      value('paysheets.paysheet'),
      lineBreak,
      ...fact('Patrón', 'companies.empresa'),
      ...fact('RFC', 'companies.rfc'),
      ...fact('Registro patronal', 'registers.register').slice(0, 2),
      lineBreak,
      // Nothing, where the calculation has kept what it was made of.
      value('payroll_results.facts_words', undefined, sized(7.5, '#7a4a00')),
    ]),
  );

/** The dynamic text that repeats the receipt for each employee. */
const payItem = (uuid: string, etiquetas?: Etiquetas): TextoDinamicoItem => ({
  uuid,
  nombre: 'texto_dinamico',
  tamaño: 100,
  estilo_item: { background: '#f1f5fb', padding: etiquetas === undefined ? 12 : 7, font_size: 9 },
  selected_tables: [
    'payroll_results',
    'employees',
    'registers',
    'companies',
    'periods',
    'paysheets',
    'clients',
  ],
  selected_columns: [
    catalogColumn('payroll_results.id'),
    catalogColumn('clients.name'),
    catalogColumn('companies.empresa'),
    catalogColumn('companies.rfc'),
    catalogColumn('registers.register'),
    catalogColumn('paysheets.paysheet'),
    catalogColumn('employees.human_id'),
    catalogColumn('employees.name'),
    catalogColumn('employees.rfc'),
    catalogColumn('employees.curp'),
    catalogColumn('employees.ssn'),
    catalogColumn('periods.initial_date', { formato: 'fecha_larga' }),
    catalogColumn('periods.end_date', { formato: 'fecha_larga' }),
    catalogColumn('periods.payment_date', { formato: 'fecha_larga' }),
    catalogColumn('payroll_results.position'),
    catalogColumn('payroll_results.daily_salary', { formato: 'moneda' }),
    catalogColumn('payroll_results.sbc', { formato: 'moneda' }),
    catalogColumn('payroll_results.facts_words'),
    catalogColumn('payroll_results.days_paid', { formato: 'general' }),
    catalogColumn('payroll_results.net_pay', { formato: 'moneda' }),
  ],
  filters: [],
  additional_columns: [],
  order_columns: [{ column: 'employees.name', direction: 'asc' }],
  valor: payment(etiquetas === undefined ? 28 : 20),
  ...(etiquetas && { etiquetas }),
});

/** The line that the employee signs on, with so many points of room above. */
const signature = (uuid: string, espacio: number): FirmaItem => ({
  ...newItem('firma', uuid),
  estilo_item: { font_size: 9 },
  espacio,
  firmas: [
    {
      id: 'firma-1',
      quien: doc(paragraph([value('employees.name')])),
      puesto: doc(paragraph(['Recibí de conformidad'])),
    },
  ],
});

const TEXTS = 'Recibo de nómina';

/** The headline of half a sheet, whose room is for the lines. */
function smallHeadline(report: number): [TituloItem, ImagenItem] {
  const [title, logo] = headline(report, TEXTS);
  return [
    { ...title, nivel: 2 },
    { ...logo, height: 22 },
  ];
}

const receiptSections = (report: number, { etiquetas, room }: { etiquetas?: Etiquetas; room: number }) => {
  const { pay, perceptions, deductions } = itemsOf(report);
  return sections(
    etiquetas === undefined ? headline(report, TEXTS) : smallHeadline(report),
    [payItem(pay, etiquetas)],
    [lines(perceptions, 'Percepciones', 'Percepción'), lines(deductions, 'Deducciones', 'Deducción')],
    [signature(itemUuid(report, 16), room)],
  );
};

const sampleRows = ({ pay, perceptions, deductions }: ReceiptItems): Record<string, Row[]> => ({
  [pay]: SAMPLE_EMPLOYEES.map((one) => ({
    'payroll_results.id': one.id,
    'clients.name': SAMPLE_CLIENT,
    'companies.empresa': SAMPLE_COMPANY,
    'companies.rfc': SAMPLE_COMPANY_RFC,
    'registers.register': SAMPLE_REGISTER,
    'paysheets.paysheet': SAMPLE_PAYSHEET,
    'employees.human_id': one.human_id,
    'employees.name': one.name,
    'employees.rfc': one.rfc,
    'employees.curp': one.curp,
    'employees.ssn': one.ssn,
    ...SAMPLE_PERIOD,
    'payroll_results.position': one.position,
    'payroll_results.daily_salary': decimalText(one.daily_salary),
    'payroll_results.sbc': decimalText(one.sbc),
    'payroll_results.facts_words': '',
    'payroll_results.days_paid': String(one.days_paid),
    'payroll_results.net_pay': decimalText(sumOf(one.perceptions) - sumOf(one.deductions)),
  })),
  [perceptions]: SAMPLE_EMPLOYEES.flatMap((one) => lineRows(one, one.perceptions)),
  [deductions]: SAMPLE_EMPLOYEES.flatMap((one) => lineRows(one, one.deductions)),
});

const NOT_A_CFDI = 'Documento informativo, no sustituye al CFDI.';

/** Vertical: one page per receipt, the net pay first, perceptions and deductions beside each other. */
export const reciboNomina: StarterReport = {
  id: 'recibo-nomina',
  nombre: 'Carta recibo de nómina',
  descripcion: 'Una página por empleado: su neto a pagar, sus datos, percepciones y deducciones.',
  categoria: 'Nómina',
  report: numberedPerRow(
    starterDocument('Carta recibo de nómina', 'vertical', receiptSections(2, { room: 54 }), NOT_A_CFDI),
  ),
  rows: sampleRows(itemsOf(2)),
};

const halfLetter = starterDocument(
  'Recibo de nómina, dos por hoja',
  'vertical',
  receiptSections(12, { etiquetas: { columnas: 1, filas: 2, separacion: 12, contorno: true }, room: 24 }),
);

/** Vertical: two receipts on a sheet, to be cut in halves. */
export const reciboMediaCarta: StarterReport = {
  id: 'recibo-media-carta',
  nombre: 'Recibo de nómina, dos por hoja',
  descripcion: 'Dos recibos de media carta por hoja, con línea de corte, para imprimir, firmar y repartir.',
  categoria: 'Nómina',
  report: {
    ...halfLetter,
    page: {
      margins: { top: 30, right: 42, bottom: 30, left: 42 },
      header: null,
      footer: doc(paragraph([NOT_A_CFDI], 'right')),
    },
  },
  rows: sampleRows(itemsOf(12)),
};

/** In the order that the tables ask for. */
function lineRows(employee: SampleEmployee, source: SampleEmployee['perceptions']): Row[] {
  const byKey = source.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return byKey.map((line) => ({
    'payroll_results.id': employee.id,
    'concepts.key': line.key,
    'concepts.description': line.description,
    'payroll_lines.correction_words': '',
    'payroll_lines.amount': decimalText(line.amount),
  }));
}

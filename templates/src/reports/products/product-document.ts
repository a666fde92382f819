import type { ReportFilter } from '@lienzo/schema/data/filter';
import { formatCell } from '@lienzo/schema/data/format';
import { MIN_WIDTH, type ReportItem, type TablaItem, type TextoItem } from '@lienzo/schema/report/item';
import type { Orientation, ReportDocument } from '@lienzo/schema/report/report';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import {
  headline,
  INK,
  ISSUED,
  itemUuid,
  note,
  sections,
  signature,
  starterDocument,
  table,
  terms,
} from '../compose-report.ts';
import { bold, doc, field, lineBreak, marked, paragraph, quiet } from '../compose-text.ts';
import { withLogo } from '../own-report.ts';
import type { ProductSource } from './product-source.ts';

/** The numbers of the items that every product has; its own begin with 20. */
const FACTS = 3;
const NOTICE = 4;
const FIRST_FIGURE = 5;
const PREPARED = 15;
const AUTHORIZED = 16;
const IMPORTED = 17;

/** The report number of a product's items. */
export const reportOf = ({ product }: Pick<ProductSource, 'product'>): number => 500 + product;
/** The uuid of one of a product's own items. */
export const ownUuid = (source: Pick<ProductSource, 'product'>, item: number): string =>
  itemUuid(reportOf(source), item);

type ProductParts = {
  orientation: Orientation;
  /** Between the totals and the signatures. */
  content: ReportItem[][];
};

/** A product as it is handed over: whose it is, what it adds up to, its detail and room for signatures. */
export function productDocument(
  source: ProductSource,
  { orientation, content }: ProductParts,
): ReportDocument {
  const uuid = (item: number): string => ownUuid(source, item);
  const name = titleOf(source);
  return withLogo(
    starterDocument(
      name,
      orientation,
      sections(
        headline(reportOf(source), name),
        [facts(source)],
        ...(source.aviso === null ? [] : [[notice(uuid(NOTICE), source.aviso)]]),
        ...(source.importada === null ? [] : [[notice(uuid(IMPORTED), source.importada)]]),
        figures(source, orientation),
        ...content,
        [signature(uuid(PREPARED), 'Elaboró'), signature(uuid(AUTHORIZED), 'Autorizó')],
      ),
      `${name}  ·  ${source.nomina}  ·  ${source.periodo_corto}`,
    ),
    source.logo,
  );
}

/** What it is, and whether its figures are final. */
function titleOf({ product, parameters, aviso }: ProductSource): string {
  const name = productMessages.names[product];
  const historic = parameters.historico === true ? `${name} (histórico)` : name;
  return aviso === null ? historic : `${historic} (preliminar)`;
}

/** Below what is divided by cost centre. */
export const centerNote = (source: ProductSource, item: number): ReportItem =>
  note(
    ownUuid(source, item),
    bold('Centros de costos. '),
    'Cada empleado cuenta en el centro que tenía en el periodo, al calcularse.',
  );

function facts(source: ProductSource) {
  const line = (label: string, text: string) => [bold(`${label}: `), text, lineBreak];
  const employers = source.empresas.map(({ empresa, rfc, registros }) =>
    [
      empresa,
      `RFC ${rfc}`,
      `${registros.length > 1 ? 'Registros patronales' : 'Registro patronal'} ${registros.join(', ')}`,
    ].join('  ·  '),
  );
  return terms(
    ownUuid(source, FACTS),
    { font_size: 9.5 },
    ...line('Cliente', `${source.cliente}  ·  RFC ${source.cliente_rfc}`),
    ...employers.flatMap((text) => line('Patrón', text)),
    ...line('Nómina', `${source.nomina}  ·  ${source.proceso}`),
    ...line('Periodo', source.periodo),
    ...(source.pago === null ? [] : line('Fecha de pago', slashedDate(source.pago))),
    ...(source.semana === null ? [] : line('Semana', source.semana)),
    ...line('Estado', source.estado),
    ISSUED,
    field('date'),
    '.',
  );
}

/** A warning, on a colour. */
export const notice = (uuid: string, text: string): ReportItem =>
  terms(uuid, { background: '#fff4e0', color: '#7a4a00', padding: 8 }, bold(text));

/** What the detail adds up to: the totals of the run, or the hours of the week. */
function figures(source: ProductSource, orientation: Orientation): TextoItem[] {
  const { totals, hours } = source;
  const money = (amount: string): string => formatCell(amount, 'numeric', 'moneda');
  const shown: [label: string, value: string][] =
    hours === null
      ? [
          ['Empleados', totals.people.toLocaleString('es-MX')],
          ['Percepciones', money(totals.total_perceptions)],
          ['Deducciones', money(totals.total_deductions)],
          ['Neto a pagar', money(totals.net_pay)],
          [costLabel(source), money(totals.employer_cost)],
        ]
      : [
          ['Empleados', hours.people.toLocaleString('es-MX')],
          ['Horas dobles', hours.double],
          ['Horas triples', hours.triple],
          ['Horas en total', hours.total],
        ];
  const others = (100 - MIN_WIDTH) / (shown.length - 1);
  const fontSize = figureSize(orientation, Math.max(...shown.map(([, value]) => value.length)));
  return shown.map(([label, value], at) => ({
    uuid: ownUuid(source, FIRST_FIGURE + at),
    nombre: 'texto',
    tamaño: at === 0 ? MIN_WIDTH : others,
    estilo_item: { background: '#f1f5fb', padding: 7 },
    valor: doc(
      paragraph([
        quiet(label),
        lineBreak,
        marked(value, { type: 'bold' }, { type: 'textStyle', attrs: { fontSize, color: INK } }),
      ]),
    ),
  }));
}

/** Points at which the longest figure stays on its line: one that breaks reads as two numbers. */
function figureSize(orientation: Orientation, length: number): number {
  if (orientation === 'horizontal') return length > 18 ? 10 : 12;
  return length > 14 ? 8.5 : length > 11 ? 9.5 : 12;
}

/** What `employer_cost` is: a file of another program has no payroll tax. */
export const costLabel = ({ importada }: ProductSource): string =>
  importada === null ? 'Cuotas patronales e ISN' : 'Cuotas patronales, sin ISN';

/** The rows of the product's periods. */
export const ofPeriods = ({ period_ids }: Pick<ProductSource, 'period_ids'>): ReportFilter => ({
  id: 'filtro-periodo',
  nombre: 'Periodo',
  selected_columns: ['periods.id'],
  column_type: 'integer',
  ...(period_ids.length === 1
    ? { condition: 'igual a', valor: `${period_ids[0]}` }
    : { condition: 'está en', valor: JSON.stringify(period_ids.map(String)) }),
});

/**
 * A column that holds this value as it is stored. Not 'es exactamente': PostgreSQL knows how often a stored value is
 * there, and nothing of a text without its accents.
 */
export const stored = (id: string, nombre: string, column: string, value: string): ReportFilter => ({
  id,
  nombre,
  selected_columns: [column],
  column_type: 'text',
  condition: 'está en',
  valor: JSON.stringify([value]),
});

/** A table over the rows of the product's periods. */
export const periodTable = (
  source: Pick<ProductSource, 'product' | 'period_ids'>,
  item: number,
  part: Partial<TablaItem>,
): TablaItem =>
  table(ownUuid(source, item), {
    ...part,
    filters: [ofPeriods(source), ...(part.filters ?? [])],
    zebra: true,
    repeat_header: true,
  });

import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import { type ImagenItem, isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import { type DataFieldTexts, withDataFields } from '@lienzo/schema/report/with-data-fields';
import { disabilityDaysReport } from './disability-days.ts';
import { horasExtra } from './horas-extra.ts';
import { incidenciasPeriodo } from './incidencias-periodo.ts';
import { withLogo } from './own-report.ts';

export const RECEIPT_KINDS = ['incidents', 'overtime', 'disabilities'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** The receipt of each kind of capture. */
export const RECEIPT_OF: Record<CaptureKind, ReceiptKind> = {
  I: 'incidents',
  IN: 'disabilities',
  E: 'overtime',
};

const REPORTS: Record<ReceiptKind, ReportDocument> = {
  incidents: incidenciasPeriodo.report,
  overtime: horasExtra.report,
  disabilities: disabilityDaysReport,
};

/** The file names of specification 3 §9, without their endings. */
const NAMES: Record<ReceiptKind, Record<'pdf' | 'xlsx', string>> = {
  incidents: { pdf: 'incidencias', xlsx: 'incidencias' },
  overtime: { pdf: 'reporte_hrs_extras_mina', xlsx: 'acuse_hrs_extras' },
  disabilities: { pdf: 'incapacidades', xlsx: 'incapacidades' },
};

export const receiptName = (kind: ReceiptKind, format: 'pdf' | 'xlsx'): string => NAMES[kind][format];

/** Of the files that a closing leaves, without their endings. */
const CLOSING_NAMES: Record<CaptureKind, string> = {
  I: 'Incidencias',
  IN: 'Incapacidades',
  E: 'Horas extra',
};

/** Says what it holds, of which payroll and period: it also leaves the folder that says so. */
export const closingFileName = (
  kind: CaptureKind,
  owner: { id_humansite: string; mes: string; calendar: number },
): string => `${CLOSING_NAMES[kind]} ${owner.id_humansite} ${owner.mes} ${owner.calendar}`;

export type ReceiptOf = {
  paysheet_id: number;
  cliente: string;
  /** Number and name, for people. */
  nomina: string;
  /** `YYYY-MM-DD`, of the period. */
  initial_date: string;
  end_date: string;
  logo: Pick<ImagenItem, 'valor' | 'image_name' | 'alt'> | null;
};

/**
 * What was captured of a payroll in a period, by the report of its kind: of disabilities the days that fall in the
 * period.
 */
export function captureReceipt(kind: ReceiptKind, source: ReceiptOf): ReportDocument {
  const report = withLogo(REPORTS[kind], source.logo);
  const filters = [paysheetFilter(source), periodFilter(source)];
  const filtered = (item: ReportItem): ReportItem =>
    isDataItem(item)
      ? {
          ...item,
          selected_tables: [...new Set([...item.selected_tables, 'periods', 'paysheets'])],
          filters: [...item.filters, ...filters],
        }
      : item;
  const layouts = report.layouts.map((section) => ({ ...section, items: section.items.map(filtered) }));
  return withDataFields({ ...report, layouts }, factsOf(source));
}

/** Whether a section belongs to what a receipt shows, and not to its head. */
export const isContent = ({ items }: Layout): boolean =>
  items.some((item) => isDataItem(item) || (item.nombre === 'titulo' && item.nivel > 1));

const slashed = (day: string): string => day.split('-').toReversed().join('/');

/** Of which client, payroll and period it is, also where nothing was captured. */
const factsOf = ({ cliente, nomina, initial_date, end_date }: ReceiptOf): DataFieldTexts => ({
  client: cliente,
  payroll: nomina,
  period: `del ${slashed(initial_date)} al ${slashed(end_date)}`,
});

const paysheetFilter = ({ paysheet_id }: ReceiptOf): ReportFilter => ({
  id: 'filtro-nomina',
  nombre: 'Nómina',
  selected_columns: ['paysheets.id'],
  column_type: 'integer',
  condition: 'igual a',
  valor: `${paysheet_id}`,
});

const periodFilter = ({ end_date }: ReceiptOf): ReportFilter => ({
  id: 'filtro-periodo',
  nombre: 'Fin del periodo',
  selected_columns: ['periods.end_date'],
  column_type: 'date',
  condition: 'igual a',
  valor: end_date,
});

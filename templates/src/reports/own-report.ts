import type { ColumnKey } from '@lienzo/schema/data/column';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { type DataItem, type ImagenItem, isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { mapReportTexts } from '@lienzo/schema/report/map-inline';
import { dataItems, type Layout, type ReportDocument } from '@lienzo/schema/report/report';
import type { InlineNode } from '@lienzo/schema/report/rich-text';
import { mapColumns, sectionColumns } from '@lienzo/schema/report/section-columns';
import { withSharedData } from '@lienzo/schema/report/shared-data';
import { containing, ISSUED } from './compose-report.ts';
import { bold, lineBreak } from './compose-text.ts';

/** What makes a starter report an organisation's own. */
export type ReportOwner = {
  /** Its logo, as an image item names it; null when it has none. */
  logo: Pick<ImagenItem, 'valor' | 'image_name' | 'alt'> | null;
  /** The number of the payroll to begin with; null before there is any. */
  nomina: string | null;
};

/** Tables whose rows belong to a period; unfiltered they would fill years of pages. */
const PERIOD_TABLES = [
  'payroll_results',
  'payroll_runs',
  'payroll_findings',
  'incidents',
  'extra_hours',
  'overtime_days',
];
/** Tables whose rows have a date of their own, by which they are filtered. */
const DATED_COLUMNS: Record<string, ColumnKey> = {
  disability_certificates: 'disability_certificates.fecha_incapacidad',
  disabilities: 'disabilities.fecha_incapacidad',
  movements: 'movements.movement_date',
};

/** The first table of a report whose rows belong to a period, if any. */
export function periodTable(report: ReportDocument): string | undefined {
  const tables = dataItems(report).flatMap((item) => item.selected_tables);
  return tables.find((table) => PERIOD_TABLES.includes(table));
}

/**
 * A starter report adapted to an organisation: its logo, and editable filters for active employees, or by parameters
 * for a payroll's period or recent days, which move with the calendar.
 */
export function ownReport(report: ReportDocument, owner: ReportOwner): ReportDocument {
  const parametros = ownParameters(report, owner);
  const { layouts, ...own } = withRange(withLogo(report, owner.logo), parametros);
  const whole = { ...own, parametros, layouts };
  // Where items share their data, they share what is asked, too.
  if (report.conjuntos !== undefined) return withSharedData({ ...whole, filtros: [OF_PAYROLL, OF_PERIOD] });
  return {
    ...whole,
    layouts: layouts.map((section) => ({
      ...section,
      items: section.items.map((item) => (isDataItem(item) ? withFilters(item) : item)),
    })),
  };
}

/** Beside whose rows it shows, a report says of which days they are. */
function withRange(report: ReportDocument, parameters: readonly ReportParameter[]): ReportDocument {
  if (!parameters.some(({ id }) => id === FECHAS)) return report;
  const range: InlineNode[] = [
    bold('Fechas: '),
    { type: 'parameter', attrs: { parameter: FECHAS } },
    lineBreak,
    { type: 'text', text: ISSUED },
  ];
  return mapReportTexts(report, (node) => (node.type === 'text' && node.text === ISSUED ? range : [node]));
}

/** A starter report with an organisation's logo in the place of the picture. */
export function withLogo(report: ReportDocument, logo: ReportOwner['logo']): ReportDocument {
  const layouts = report.layouts.map((section) => sectionWithLogo(section, logo));
  return { ...report, layouts: layouts.filter((section) => section.items.length > 0) };
}

/** Whether a report shows the periods of a year beside each other, and not one of them. */
const isOverMonths = (report: ReportDocument): boolean =>
  dataItems(report).some((item) => item.nombre === 'tabla_cruzada');

/** Those that the filters of its items use. */
function ownParameters(report: ReportDocument, { nomina }: ReportOwner): ReportParameter[] {
  const tables = new Set(dataItems(report).flatMap((item) => item.selected_tables));
  if (PERIOD_TABLES.some((table) => tables.has(table)))
    return [
      {
        id: NOMINA,
        nombre: 'Nómina',
        tipo: 'nomina',
        // Receipts are of one payroll; captured incidents can be seen for all of them.
        requerido: tables.has('payroll_results'),
        ...(nomina !== null && { predeterminado: nomina }),
      },
      isOverMonths(report)
        ? {
            id: FECHAS,
            nombre: 'Fechas',
            tipo: 'rango',
            requerido: true,
            predeterminado: { relativo: 'este año' },
          }
        : {
            id: PERIODO,
            nombre: 'Periodo',
            tipo: 'periodo',
            requerido: true,
            predeterminado: { relativo: 'último periodo cerrado' },
          },
    ];
  if (!Object.keys(DATED_COLUMNS).some((table) => tables.has(table))) return [];
  return [
    {
      id: FECHAS,
      nombre: 'Fechas',
      tipo: 'rango',
      requerido: true,
      predeterminado: { relativo: 'últimos 3 meses' },
    },
  ];
}

/** Without a logo the other items of its section take its place. */
function sectionWithLogo(section: Layout, logo: ReportOwner['logo']): Layout {
  const items = mapColumns(section.items, (item): ReportItem[] => {
    if (item.nombre !== 'imagen') return [item];
    return logo === null ? [] : [{ ...item, ...logo }];
  });
  const isOnlyColumn = sectionColumns(items).length === 1 && sectionColumns(section.items).length > 1;
  return { ...section, items: isOnlyColumn ? items.map((item) => ({ ...item, tamaño: 100 })) : items };
}

function withFilters<Item extends DataItem>(item: Item): Item {
  const tables = item.selected_tables;
  const filtered = (...filters: ReportFilter[]): Item => ({
    ...item,
    filters: [...item.filters, ...filters],
  });
  if (tables.some((table) => PERIOD_TABLES.includes(table))) {
    const selected_tables = [...new Set([...tables, 'periods', 'paysheets'])];
    const filters = item.nombre === 'tabla_cruzada' ? [OF_PAYROLL, within(PAID_ON)] : [OF_PAYROLL, OF_PERIOD];
    return { ...filtered(...filters), selected_tables };
  }
  const dated = Object.entries(DATED_COLUMNS).find(([table]) => tables.includes(table));
  if (dated !== undefined) return filtered(within(dated[1]));
  if (tables.includes('employees')) return filtered(ACTIVE);
  return item;
}

const ACTIVE = containing('filtro-activos', 'Empleados activos', 'employees.estatus', 'A');

/** Ids of the parameters. */
const NOMINA = 'nomina';
const PERIODO = 'periodo';
const FECHAS = 'fechas';

const OF_PAYROLL: ReportFilter = {
  id: 'filtro-nomina',
  nombre: 'Nómina',
  selected_columns: ['paysheets.id'],
  column_type: 'integer',
  condition: 'igual a',
  valor: '',
  parametro: NOMINA,
};

const OF_PERIOD: ReportFilter = {
  id: 'filtro-periodo',
  nombre: 'Fin del periodo',
  // Not its number: payrolls share their last days, and each has periods of its own.
  selected_columns: ['periods.end_date'],
  column_type: 'date',
  condition: 'igual a',
  valor: '',
  parametro: PERIODO,
};

/** The day by which receipts belong to months. */
const PAID_ON = 'periods.payment_date';

const within = (column: string): ReportFilter => ({
  id: 'filtro-fechas',
  nombre: 'Fechas',
  selected_columns: [column],
  column_type: 'date',
  condition: 'entre',
  valor: '',
  parametro: FECHAS,
});

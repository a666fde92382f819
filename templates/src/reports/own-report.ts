import type { ReportFilter } from '@lienzo/schema/data/filter';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { type DataItem, type ImagenItem, isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { dataItems, type Layout, type ReportDocument } from '@lienzo/schema/report/report';
import { containing } from './compose-report.ts';

/** What makes a starter report an organisation's own. */
export type ReportOwner = {
  /** Its logo, as an image item names it; null when it has none. */
  logo: Pick<ImagenItem, 'valor' | 'image_name' | 'alt'> | null;
  /** The period to begin with, in words that people know; null before there is any. */
  period: { id_humansite: string; end_date: string } | null;
  /** `YYYY-MM-DD` */
  today: string;
};

/** Tables whose rows belong to a period; unfiltered they would fill years of pages. */
const PERIOD_TABLES = ['payroll_results', 'incidents', 'extra_hours'];

/** The first table of a report whose rows belong to a period, if any. */
export function periodTable(report: ReportDocument): string | undefined {
  const tables = dataItems(report).flatMap((item) => item.selected_tables);
  return tables.find((table) => PERIOD_TABLES.includes(table));
}

/**
 * A starter report adapted to an organisation: its logo, and editable filters for a period, active employees or recent
 * movements.
 */
export function ownReport(report: ReportDocument, owner: ReportOwner): ReportDocument {
  const layouts = report.layouts.map((section) => ownSection(section, owner));
  return { ...report, layouts: layouts.filter((section) => section.items.length > 0) };
}

/** Without a logo the other items of its section take its place. */
function ownSection(section: Layout, owner: ReportOwner): Layout {
  const items = section.items
    .filter((item) => item.nombre !== 'imagen' || owner.logo !== null)
    .map((item) => ownItem(item, owner));
  const [first] = items;
  if (items.length === 1 && first !== undefined && section.items.length > 1)
    return { ...section, items: [{ ...first, tamaño: 100 }] };
  return { ...section, items };
}

function ownItem(item: ReportItem, owner: ReportOwner): ReportItem {
  if (item.nombre === 'imagen') return { ...item, ...owner.logo };
  if (!isDataItem(item)) return item;
  return withFilters(item, owner);
}

function withFilters<Item extends DataItem>(item: Item, { period, today }: ReportOwner): Item {
  const tables = item.selected_tables;
  const filtered = (...filters: ReportFilter[]): Item => ({
    ...item,
    filters: [...item.filters, ...filters],
  });
  if (tables.some((table) => PERIOD_TABLES.includes(table))) {
    const selected_tables = [...new Set([...tables, 'periods', 'paysheets'])];
    return { ...filtered(...periodFilters(tables, period)), selected_tables };
  }
  if (tables.includes('disabilities'))
    return filtered(since('disabilities.fecha_incapacidad', addDays(today, -92)));
  if (tables.includes('movements')) return filtered(since('movements.movement_date', addDays(today, -183)));
  if (tables.includes('employees')) return filtered(ACTIVE);
  return item;
}

const ACTIVE = containing('filtro-activos', 'Empleados activos', 'employees.estatus', 'A');

/** Receipts are filtered by one payroll; captured incidents are shown for all of them. */
function periodFilters(tables: string[], period: ReportOwner['period']): ReportFilter[] {
  if (period === null) return [];
  const end = onDate('periods.end_date', period.end_date);
  const ending: ReportFilter = { ...end, id: 'filtro-periodo', nombre: 'Fin del periodo' };
  if (!tables.includes('payroll_results')) return [ending];
  return [containing('filtro-nomina', 'Nómina', 'paysheets.id_humansite', period.id_humansite), ending];
}

const since = (column: string, day: string): ReportFilter => ({
  ...onDate(column, day),
  id: 'filtro-desde',
  nombre: 'Desde',
  condition: 'mayor que',
});

const onDate = (column: string, valor: string) => ({
  selected_columns: [column],
  column_type: 'date' as const,
  condition: 'igual a' as const,
  valor,
});

/**
 * Puts into each item what it shares with others: the tables, filters and order of its data set, and the filters of the
 * whole report. Items keep them as their own, so that whatever reads rows or draws knows nothing of sharing. The lists
 * of the report are what counts: these copies are made anew after every change and whenever a report is read.
 */
import type { ReportFilter } from '../data/filter.ts';
import { filterGroups } from '../data/filter-groups.ts';
import { tablesAbove } from '../data/plan-joins.ts';
import type { DataSet, SharedFilter } from './data-set.ts';
import { type DataItem, isDataItem, type ReportItem } from './item.ts';
import { isTableColumn, tableOf } from './query-columns.ts';
import type { ReportDocument } from './report.ts';

/** How the ids of copies begin, by where they come from. */
const COPIES = { report: 'comun-r-', set: 'comun-c-' } as const;
export type FilterOrigin = keyof typeof COPIES;

export type SharedData = Pick<ReportDocument, 'filtros' | 'conjuntos'>;

/** Where a filter of an item comes from; null for one of its own. */
export const originOf = ({ id }: Pick<ReportFilter, 'id'>): FilterOrigin | null =>
  id.startsWith(COPIES.report) ? 'report' : id.startsWith(COPIES.set) ? 'set' : null;

/** The id of the shared filter that a copy in an item is of. */
export const sharedIdOf = (id: string): string => id.replace(/^comun-[rc]-/, '');

export const ownFilters = (filters: readonly ReportFilter[]): ReportFilter[] =>
  filters.filter((filter) => originOf(filter) === null);

export const dataSetOf = (
  { conjunto }: Pick<DataItem, 'conjunto'>,
  { conjuntos = [] }: SharedData,
): DataSet | undefined => (conjunto === undefined ? undefined : conjuntos.find(({ id }) => id === conjunto));

/** Whether the rows of an item stand in the order of its data set: groups of a summary and charts have orders of their own. */
export const takesOrder = (item: DataItem): boolean =>
  item.nombre === 'texto_dinamico' ||
  (item.nombre === 'tabla' && item.resumen === undefined) ||
  (item.nombre === 'grafica' && item.orden === 'filas');

/** The tables whose columns can be filtered without repeating or dropping rows. */
export const reachedTables = ({ selected_tables }: Pick<DataItem, 'selected_tables'>): Set<string> =>
  tablesAbove(selected_tables);

/** Whether all filters that are joined by O, or a filter alone, compare what the rows of an item have. */
const reaches = (group: readonly SharedFilter[], tables: ReadonlySet<string>): boolean =>
  group.every(
    ({ selected_columns: [key] }) => key !== undefined && isTableColumn(key) && tables.has(tableOf(key)),
  );

/** The filters of the whole report that do not apply to an item, because its rows have not got their columns. */
export function unreachedFilters(item: DataItem, { filtros = [] }: SharedData): SharedFilter[] {
  if (item.sin_filtros_reporte === true || item.selected_tables.length === 0) return [];
  const tables = reachedTables(item);
  return filterGroups(filtros.filter(isChosen)).flatMap((group) => (reaches(group, tables) ? [] : group));
}

/** A filter whose column is not chosen yet asks nothing. */
const isChosen = ({ selected_columns }: SharedFilter): boolean => selected_columns.length > 0;

const copyOf = (filter: SharedFilter, origin: FilterOrigin): ReportFilter => ({
  ...filter,
  id: `${COPIES[origin]}${filter.id}`,
  ...(filter.grupo === undefined ? {} : { grupo: `${COPIES[origin]}${filter.grupo}` }),
});

function filtersOfReport(item: DataItem, { filtros = [] }: SharedData): ReportFilter[] {
  if (item.sin_filtros_reporte === true || filtros.length === 0) return [];
  const tables = reachedTables(item);
  return filterGroups(filtros)
    .filter((group) => reaches(group, tables))
    .flat()
    .map((filter) => copyOf(filter, 'report'));
}

/** The item with what it shares; itself where it has that already. */
export function withShared<Item extends ReportItem>(item: Item, shared: SharedData): Item {
  if (!isDataItem(item)) return item;
  if (shared.filtros === undefined && shared.conjuntos === undefined) return withoutShared(item);
  const set = dataSetOf(item, shared);
  const selected_tables = set?.selected_tables ?? item.selected_tables;
  const next = {
    selected_tables,
    order_columns: set !== undefined && takesOrder(item) ? set.order_columns : item.order_columns,
    filters: [
      ...filtersOfReport({ ...item, selected_tables }, shared),
      ...(set === undefined ? keptCopies(item) : set.filters.map((filter) => copyOf(filter, 'set'))),
      ...ownFilters(item.filters),
    ],
  };
  const { filters, order_columns } = item;
  const before = { selected_tables: item.selected_tables, order_columns, filters };
  return JSON.stringify(before) === JSON.stringify(next) ? item : { ...item, ...next };
}

/** Of an item whose data set is gone: until its author chooses another one, its rows stay what they were. */
const keptCopies = ({ conjunto, filters }: DataItem): ReportFilter[] =>
  conjunto === undefined ? [] : filters.filter((filter) => originOf(filter) === 'set');

/** The item with its copies as filters of its own. @param origins those that become its own. */
export function withoutShared<Item extends ReportItem>(
  item: Item,
  origins: readonly FilterOrigin[] = ['report', 'set'],
): Item {
  if (!isDataItem(item) || item.filters.every((filter) => originOf(filter) === null)) return item;
  const taken = new Set(item.filters.map(({ id }) => id));
  const own = (id: string): string => {
    const plain = sharedIdOf(id);
    return taken.has(plain) ? `${plain}-2` : plain;
  };
  const filters = item.filters.map((filter): ReportFilter => {
    const origin = originOf(filter);
    if (origin === null || !origins.includes(origin)) return filter;
    const { grupo, ...plain } = filter;
    return { ...plain, id: own(filter.id), ...(grupo === undefined ? {} : { grupo: sharedIdOf(grupo) }) };
  });
  return { ...item, filters };
}

function mapItems(report: ReportDocument, map: (item: ReportItem) => ReportItem): ReportDocument {
  let changed = false;
  const layouts = report.layouts.map((section) => {
    const items = section.items.map(map);
    if (items.every((item, at) => item === section.items[at])) return section;
    changed = true;
    return { ...section, items };
  });
  return changed ? { ...report, layouts } : report;
}

/** The report with what its items share in each of them; itself where nothing differs. */
export const withSharedData = (report: ReportDocument): ReportDocument =>
  mapItems(report, (item) => withShared(item, report));

/** The report whose items share nothing any more, with the same rows: what is printed, with values of its own. */
export function withoutSharedData(report: ReportDocument): ReportDocument {
  const { filtros: _filters, conjuntos: _sets, ...head } = report;
  return mapItems(head, (item) => {
    if (!isDataItem(item)) return item;
    const { conjunto, sin_filtros_reporte, ...plain } = withoutShared(item);
    return conjunto === undefined && sin_filtros_reporte === undefined ? withoutShared(item) : plain;
  });
}

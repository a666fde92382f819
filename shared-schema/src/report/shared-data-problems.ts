/** What is wrong with the data that items of a report share. */
import { catalogColumn, catalogTable } from '../data/catalog.ts';
import { type ColumnKey, isComputedKey } from '../data/column.ts';
import { tablesAbove } from '../data/plan-joins.ts';
import { foldedName } from '../formula/folded-name.ts';
import { sharedDataMessages as messages } from '../rule-messages/shared-data-messages.ts';
import type { DataSet, SharedFilter } from './data-set.ts';
import type { DataItem } from './item.ts';
import { isTableColumn, rowColumns, tableOf } from './query-columns.ts';
import { dataItems, type ReportDocument } from './report.ts';
import type { ReportProblem } from './report-problem.ts';
import { dataSetOf, ownFilters } from './shared-data.ts';

type FilterProblem = (filter: SharedFilter) => string | null;

/** @param problemOf what is wrong with a filter by itself. */
export function sharedDataProblems(report: ReportDocument, problemOf: FilterProblem): ReportProblem[] {
  const { filtros = [], conjuntos = [] } = report;
  const repeated = repeatedIds([...filtros, ...conjuntos.flatMap(({ filters }) => filters)]);
  const problems: ReportProblem[] = filtros.flatMap((filter) => {
    const message = filterProblem(filter, repeated, problemOf);
    return message === null ? [] : [{ uuid: null, field: 'filtros', message: messages.ofReport(message) }];
  });
  const names = new Set<string>();
  for (const set of conjuntos) {
    for (const message of setProblems(set, repeated, problemOf))
      problems.push({ uuid: null, field: 'conjuntos', message });
    const name = foldedName(set.nombre.trim());
    if (name !== '' && names.has(name))
      problems.push({ uuid: null, field: 'conjuntos', message: messages.sameName(set.nombre.trim()) });
    names.add(name);
  }
  for (const item of dataItems(report)) {
    const message = itemProblem(item, report);
    if (message !== null) problems.push({ uuid: item.uuid, field: 'selected_columns', message });
  }
  return problems;
}

/** Copies in items are told apart by these ids. */
const repeatedIds = (filters: readonly SharedFilter[]): Set<string> => {
  const seen = new Set<string>();
  return new Set(filters.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : [])));
};

function filterProblem(
  filter: SharedFilter,
  repeated: ReadonlySet<string>,
  problemOf: FilterProblem,
): string | null {
  if (filter.selected_columns.some(isComputedKey)) return messages.computed(filter.nombre);
  return repeated.has(filter.id) ? messages.twice(filter.nombre) : problemOf(filter);
}

function setProblems(set: DataSet, repeated: ReadonlySet<string>, problemOf: FilterProblem): string[] {
  const name = set.nombre.trim();
  if (name === '') return [messages.noName];
  if (set.selected_tables.length === 0) return [messages.noTable(name)];
  const tables = tablesAbove(set.selected_tables);
  const isMissing = (key: ColumnKey): boolean => isTableColumn(key) && !tables.has(tableOf(key));
  return [
    ...set.filters.flatMap((filter) => {
      const missing = filter.selected_columns.find(isMissing);
      const other = missing === undefined ? null : messages.filterColumn(filter.nombre, nameOfTable(missing));
      return filterProblem(filter, repeated, problemOf) ?? other ?? [];
    }),
    ...set.order_columns.flatMap(({ column }) =>
      isMissing(column) ? [messages.orderColumn(nameOf(column), nameOfTable(column))] : [],
    ),
  ].map((problem) => messages.ofSet(name, problem));
}

function itemProblem(item: DataItem, report: ReportDocument): string | null {
  if (item.conjunto === undefined) return null;
  const set = dataSetOf(item, report);
  if (set === undefined) return messages.gone;
  // Columns of a table above those of the set neither repeat nor drop rows.
  const tables = tablesAbove(set.selected_tables);
  const filtered = ownFilters(item.filters).flatMap(({ selected_columns }) => selected_columns);
  const columns = [...rowColumns(item), ...filtered, ...item.order_columns.map(({ column }) => column)];
  const other = columns.find((key) => isTableColumn(key) && !tables.has(tableOf(key)));
  return other === undefined ? null : messages.otherTable(nameOf(other), nameOfTable(other), set.nombre);
}

const nameOf = (key: ColumnKey): string => catalogColumn(key)?.readable_name ?? key;
const nameOfTable = (key: ColumnKey): string => catalogTable(tableOf(key))?.nombre ?? tableOf(key);

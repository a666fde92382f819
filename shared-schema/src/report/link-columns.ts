/** Which columns can link a table or chart to its page, and which of them is the key. */
import { CATALOG_TABLES, catalogColumn, catalogTable } from '../data/catalog.ts';
import type { ColumnKey } from '../data/column.ts';
import { planJoins, tablesAbove } from '../data/plan-joins.ts';
import type { LinkableItem, TextoDinamicoItem } from './item.ts';
import { tablesOfQuery } from './rows-query.ts';

/** Columns that tell rows apart where the catalogue has no `id`, the surest first. */
const NATURAL_KEYS = ['rfc', 'key', 'code', 'register', 'process', 'name'];

export type LinkColumns = {
  /** The keys of the shared tables, the one that tells most pages apart first. */
  keys: ColumnKey[];
  /** Every other column of the shared tables. */
  others: ColumnKey[];
};

/** The columns that the rows of a page's driver and those of an item on it both have. */
export function linkColumns(driver: TextoDinamicoItem, item: LinkableItem): LinkColumns {
  const ofItem = tablesAbove(item.selected_tables);
  const shared = [...tablesAbove(tablesOfQuery(driver))].filter((table) => ofItem.has(table));
  const keys = closestFirst(shared).flatMap(keyOf);
  const others = CATALOG_TABLES.filter(({ nombre_modelo }) => shared.includes(nombre_modelo)).flatMap(
    ({ nombre_modelo, columns }) => columns.map(({ column_name }) => `${nombre_modelo}.${column_name}`),
  );
  return { keys, others: others.filter((column) => !keys.includes(column)) };
}

/** Whether no two rows of the driver have the same value in a column, whatever the data. */
export function isUniqueLink(driver: TextoDinamicoItem, column: ColumnKey): boolean {
  const plan = planJoins([...tablesOfQuery(driver)]);
  return plan !== null && !plan.joins.some((join) => join.multiplies) && column === `${plan.root}.id`;
}

/** Whether a column tells the rows of its own table apart. */
export const isKeyColumn = (column: ColumnKey): boolean => column.endsWith('.id');

/** A table before those that its rows name; otherwise in the order of the catalogue. */
function closestFirst(tables: string[]): string[] {
  const order = CATALOG_TABLES.map(({ nombre_modelo }) => nombre_modelo);
  const depth = (table: string): number => tables.filter((one) => tablesAbove([one]).has(table)).length;
  return tables.toSorted((a, b) => depth(a) - depth(b) || order.indexOf(a) - order.indexOf(b));
}

function keyOf(table: string): ColumnKey[] {
  if (catalogColumn(`${table}.id`) !== undefined) return [`${table}.id`];
  const names = catalogTable(table)?.columns.map(({ column_name }) => column_name) ?? [];
  const natural = NATURAL_KEYS.find((name) => names.includes(name));
  return natural === undefined ? [] : [`${table}.${natural}`];
}

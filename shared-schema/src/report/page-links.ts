/** Page links: which items show only the rows of the current row of their page, and what both queries need for it. */
import type { Cell, ColumnKey, Row } from '../data/column.ts';
import { tablesAbove } from '../data/plan-joins.ts';
import type { TextoDinamicoItem } from './item.ts';
import { detailColumnOf, groupDriver, pageGroups } from './page-group.ts';
import type { Layout } from './report.ts';
import { type RowsQuery, rowsQueryOf, tableOfColumn, tablesOfQuery } from './rows-query.ts';

/** The driver that an item is linked to, and the column that both share. */
export type PageLink = { driver: string; column: ColumnKey };

export type PageLinks = {
  /** By the uuid of a driver: the columns by which items on its page are linked to it. */
  extra: Map<string, ColumnKey[]>;
  /** By the uuid of a table or chart: its page link. */
  linkByItem: Map<string, PageLink>;
  /** The uuids of items whose column the driver's rows cannot have; they show no rows. */
  broken: Set<string>;
};

/**
 * Resolves the page links of a report. The driver's rows can have any column of the tables that they name, whether or
 * not its text uses them; any other table would change how often the page repeats.
 * @param tablesOf the tables that a driver's query reads; default: those of its query, as far as it is complete.
 */
export function pageLinks(
  layouts: Layout[],
  tablesOf: (driver: TextoDinamicoItem) => Iterable<string> = tablesOfDriver,
): PageLinks {
  const links: PageLinks = { extra: new Map(), linkByItem: new Map(), broken: new Set() };
  for (const group of pageGroups(layouts)) {
    const driver = groupDriver(group);
    if (driver === undefined) continue;
    const tables = tablesAbove(tablesOf(driver));
    const extra = new Set<ColumnKey>();
    for (const { uuid, column } of linkedItemsOf(group)) {
      if (!tables.has(tableOfColumn(column))) {
        links.broken.add(uuid);
        continue;
      }
      links.linkByItem.set(uuid, { driver: driver.uuid, column });
      extra.add(column);
    }
    if (extra.size > 0) links.extra.set(driver.uuid, [...extra]);
  }
  return links;
}

const tablesOfDriver = (driver: TextoDinamicoItem): Iterable<string> =>
  tablesOfQuery(rowsQueryOf(driver) ?? driver);

const linkedItemsOf = (group: Layout[]): { uuid: string; column: ColumnKey }[] =>
  group.flatMap((section) =>
    section.items.flatMap((item) => {
      const column = detailColumnOf(item);
      return column === undefined ? [] : [{ uuid: item.uuid, column }];
    }),
  );

/** The query, extended by the columns that linked items need. */
export function withExtraColumns(query: RowsQuery, columns: ColumnKey[] | undefined): RowsQuery {
  return columns === undefined ? query : { ...query, extra_columns: columns };
}

/** Maximum number of values in a query. */
const MAX_DETAIL_VALUES = 1000;

/** The query, limited to the rows linked to the given rows of the driver. */
export function withDetailValues(query: RowsQuery, { column }: PageLink, shown: readonly Row[]): RowsQuery {
  const values = [...new Set(shown.map((row): Cell => row[column] ?? null))];
  return { ...query, detail_values: values.slice(0, MAX_DETAIL_VALUES) };
}

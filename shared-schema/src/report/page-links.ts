/** Which items follow the row that their page is printed for, and what the queries on both sides need for it. */
import type { Cell, ColumnKey, Row } from '../data/column.ts';
import type { TextoDinamicoItem } from './item.ts';
import { detailColumnOf, groupDriver, pageGroups } from './page-group.ts';
import type { Layout } from './report.ts';
import { type RowsQuery, rowsQueryOf, tableOfColumn, tablesOfQuery } from './rows-query.ts';

/** The text whose rows an item follows, and the column that both carry. */
export type Following = { driver: string; column: ColumnKey };

export type PageLinks = {
  /** By the uuid of a text that repeats its page: the columns by which items on that page follow it. */
  extra: Map<string, ColumnKey[]>;
  /** By the uuid of a table or chart: what it follows. */
  following: Map<string, Following>;
};

/**
 * Which items show only the rows that belong to their page's row. A column of a table that the text does not use is
 * left out, because joining it would change how often the page repeats.
 * @param tablesOf the tables that a text's query reads; default: those of its query as far as that is filled in.
 */
export function pageLinks(
  layouts: Layout[],
  tablesOf: (driver: TextoDinamicoItem) => Iterable<string> = tablesOfDriver,
): PageLinks {
  const links: PageLinks = { extra: new Map(), following: new Map() };
  for (const group of pageGroups(layouts)) {
    const driver = groupDriver(group);
    if (driver === undefined) continue;
    const tables = new Set(tablesOf(driver));
    const extra = new Set<ColumnKey>();
    for (const { uuid, column } of detailsOf(group)) {
      if (!tables.has(tableOfColumn(column))) continue;
      links.following.set(uuid, { driver: driver.uuid, column });
      extra.add(column);
    }
    if (extra.size > 0) links.extra.set(driver.uuid, [...extra]);
  }
  return links;
}

function tablesOfDriver(driver: TextoDinamicoItem): Iterable<string> {
  const query = rowsQueryOf(driver);
  return query === null ? [] : tablesOfQuery(query);
}

const detailsOf = (group: Layout[]): { uuid: string; column: ColumnKey }[] =>
  group.flatMap((section) =>
    section.items.flatMap((item) => {
      const column = detailColumnOf(item);
      return column === undefined ? [] : [{ uuid: item.uuid, column }];
    }),
  );

/** The query with the columns that others follow. */
export function withExtra(query: RowsQuery, columns: ColumnKey[] | undefined): RowsQuery {
  return columns === undefined ? query : { ...query, extra_columns: columns };
}

/** So many values a query may name. */
const MAX_DETAIL_VALUES = 1000;

/** The query limited to the rows of its page's text that are shown. */
export function withDetails(query: RowsQuery, { column }: Following, shown: readonly Row[]): RowsQuery {
  const values = [...new Set(shown.map((row): Cell => row[column] ?? null))];
  return { ...query, detail_values: values.slice(0, MAX_DETAIL_VALUES) };
}

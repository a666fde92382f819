import type { RowsQuery } from '@lienzo/schema/api/report-endpoints';
import type { Cell, ColumnKey, Row } from '@lienzo/schema/data/column';
import { detailColumnOf } from '@lienzo/schema/report/item';
import { groupDriver, type Layout, pageGroups } from '@lienzo/schema/report/report';
import { rowsQueryOf } from './rows-query-of.ts';

/** The text whose rows a table follows, and the column that both carry. */
export type Following = { driver: string; column: ColumnKey };

export type PageLinks = {
  /** By the uuid of a text that repeats its page: the columns by which tables on that page follow it. */
  extra: Map<string, ColumnKey[]>;
  /** By the uuid of a table: what it follows. */
  following: Map<string, Following>;
};

/**
 * Which tables show the rows of their page's text. A column of a table that the text does not use is left out,
 * because joining it would change how often the page repeats; the portal prints by the same rule.
 */
export function pageLinks(layouts: Layout[]): PageLinks {
  const links: PageLinks = { extra: new Map(), following: new Map() };
  for (const group of pageGroups(layouts)) {
    const driver = groupDriver(group);
    const query = driver === undefined ? null : rowsQueryOf(driver);
    if (driver === undefined || query === null) continue;
    const tables = tablesOf(query);
    for (const { uuid, column } of details(group)) {
      if (!tables.has(tableOf(column))) continue;
      links.following.set(uuid, { driver: driver.uuid, column });
      links.extra.set(driver.uuid, [...new Set([...(links.extra.get(driver.uuid) ?? []), column])]);
    }
  }
  return links;
}

const details = (group: Layout[]): { uuid: string; column: ColumnKey }[] =>
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

/** The query limited to the rows of its page's text that are shown. */
export function withDetails(query: RowsQuery, { column }: Following, shown: readonly Row[]): RowsQuery {
  const values = [...new Set(shown.map((row): Cell => row[column] ?? null))];
  return { ...query, detail_values: values.slice(0, MOST_VALUES) };
}

/** So many values a query may name. */
const MOST_VALUES = 1000;

const tableOf = (key: ColumnKey): string => key.slice(0, Math.max(0, key.indexOf('.')));

function tablesOf(query: RowsQuery): Set<string> {
  const keys = [
    ...query.selected_columns.map((column) => column.column),
    ...query.additional_columns.flatMap((column) => column.selected_columns),
    ...query.filters.flatMap((filter) => filter.selected_columns),
    ...query.order_columns.map((order) => order.column),
  ];
  return new Set(keys.map(tableOf).filter((table) => table !== ''));
}

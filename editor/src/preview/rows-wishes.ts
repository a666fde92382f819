import { type Following, pageLinks, withExtra } from '@lienzo/schema/report/page-links';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import { rowsKeyOf, rowsQueryOf } from '@lienzo/schema/report/rows-query';

/** What an item of a report asks of the data, and the text whose page it stands on, if it follows one. */
export type RowsWish = { uuid: string; query: RowsQuery; follows: Following | undefined };

/** What all items of a report ask of the data. */
export function rowsWishes(report: ReportDocument): RowsWish[] {
  const { extra, following } = pageLinks(report.layouts);
  return dataItems(report).flatMap((item) => {
    const query = rowsQueryOf(item);
    if (query === null) return [];
    return [
      { uuid: item.uuid, query: withExtra(query, extra.get(item.uuid)), follows: following.get(item.uuid) },
    ];
  });
}

/** Names wishes: with the same name they bring the same rows. */
export const wishesKey = (wishes: RowsWish[]): string =>
  JSON.stringify(wishes.map(({ uuid, query, follows }) => [uuid, rowsKeyOf(query), follows]));

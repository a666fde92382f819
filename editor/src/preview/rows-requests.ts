import { type Following, pageLinks, withExtra } from '@lienzo/schema/report/page-links';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { type RowsQuery, rowsKeyOf, rowsQueryOf } from '@lienzo/schema/report/rows-query';

/** What an item of a report asks of the data, and the text whose page it stands on, if it follows one. */
export type RowsRequest = { uuid: string; query: RowsQuery; follows: Following | undefined };

/** What all items of a report ask of the data. */
export function rowsRequests(report: ReportDocument): RowsRequest[] {
  const { extra, following } = pageLinks(report.layouts);
  return dataItems(report).flatMap((item) => {
    const query = rowsQueryOf(item);
    if (query === null) return [];
    return [
      { uuid: item.uuid, query: withExtra(query, extra.get(item.uuid)), follows: following.get(item.uuid) },
    ];
  });
}

/** Names requests: with the same name they bring the same rows. */
export const requestsKey = (requests: RowsRequest[]): string =>
  JSON.stringify(requests.map(({ uuid, query, follows }) => [uuid, rowsKeyOf(query), follows]));

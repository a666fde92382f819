import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { type PageLink, pageLinks, withExtraColumns } from '@lienzo/schema/report/page-links';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import {
  type RowsQuery,
  rowsKeyOf,
  rowsQueryOf,
  withQueryParameters,
} from '@lienzo/schema/report/rows-query';

/** The query of an item, and the driver of its page if it is linked to one. */
export type RowsRequest = { uuid: string; query: RowsQuery; pageLink: PageLink | undefined };

/** The queries of all items of a report. @param values of its parameters. */
export function rowsRequests(report: ReportDocument, values: ParameterValues): RowsRequest[] {
  const { extra, linkByItem } = pageLinks(report.layouts);
  return dataItems(report).flatMap((item) => {
    const query = rowsQueryOf(item);
    if (query === null) return [];
    return [
      {
        uuid: item.uuid,
        query: withExtraColumns(withQueryParameters(query, report.parametros, values), extra.get(item.uuid)),
        pageLink: linkByItem.get(item.uuid),
      },
    ];
  });
}

/** A key of requests: equal keys yield the same rows. */
export const requestsKey = (requests: RowsRequest[]): string =>
  JSON.stringify(requests.map(({ uuid, query, pageLink }) => [uuid, rowsKeyOf(query), pageLink]));

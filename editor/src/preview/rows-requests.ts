import type { ChartQuestion } from '@lienzo/schema/data/chart-data';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { drawnRowsQuery } from '@lienzo/schema/report/formula-row-keys';
import type { TablaItem } from '@lienzo/schema/report/item';
import { type PageLink, pageLinks, withExtraColumns } from '@lienzo/schema/report/page-links';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { type RowsQuery, rowsKeyOf, withQueryParameters } from '@lienzo/schema/report/rows-query';
import { chartQuestion } from '@lienzo/templates/drawing/chart-question';
import { tableFiguresKey } from '../rows/watch-figures.ts';

/** The query of an item, the driver of its page if it is linked to one, and what a chart asks of all rows. */
export type RowsRequest = {
  uuid: string;
  query: RowsQuery;
  pageLink: PageLink | undefined;
  chart: ChartQuestion | undefined;
  /** The item if it is a table. */
  table: TablaItem | undefined;
};

/** The queries of all items of a report. @param values of its parameters. */
export function rowsRequests(report: ReportDocument, values: ParameterValues): RowsRequest[] {
  const { extra, linkByItem } = pageLinks(report.layouts);
  return dataItems(report).flatMap((item) => {
    const query = drawnRowsQuery(item);
    if (query === null) return [];
    return [
      {
        uuid: item.uuid,
        query: withExtraColumns(withQueryParameters(query, report.parametros, values), extra.get(item.uuid)),
        pageLink: linkByItem.get(item.uuid),
        chart: item.nombre === 'grafica' ? (chartQuestion(item) ?? undefined) : undefined,
        table: item.nombre === 'tabla' ? item : undefined,
      },
    ];
  });
}

/** A key of requests: equal keys yield the same rows. */
export const requestsKey = (requests: RowsRequest[]): string =>
  JSON.stringify(
    requests.map(({ uuid, query, pageLink, chart, table }) => [
      uuid,
      rowsKeyOf(query),
      pageLink,
      chart,
      table && tableFiguresKey(table),
    ]),
  );

import type { ItemFigures, ItemFiguresQuery } from '@lienzo/schema/api/report-endpoints';
import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import { withDetailValues } from '@lienzo/schema/report/page-links';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { LoadedRows } from '../host/report-editor-host.ts';
import type { RowTotals } from './group-tally.ts';
import { MAX_PAGES } from './lay-out-pages.ts';
import { rowsErrorMessage } from './rows-error-message.ts';
import type { RowsRequest } from './rows-requests.ts';

/** The rows of each item by its uuid, and the errors of missing ones. */
export type PreviewRows = {
  rows: Record<string, readonly Row[]>;
  /** The number of all rows, null when unknown, of the items that have more than these. */
  totals: RowTotals;
  /** The data of charts over all rows, where there are more than these. */
  charts: Readonly<Record<string, ChartData>>;
  message: string | null;
};

/** Maximum number of pages whose detail rows are queried at once: a receipt has tens of them, a response a thousand. */
const PAGES_PER_QUERY = 15;

type ItemRows = {
  uuid: string;
  rows: readonly Row[];
  more: boolean;
  total: number | null;
  message: string | null;
};

/**
 * Dynamic texts are queried first: linked tables load only the rows of the pages shown.
 * @param loadFigures brings the data of charts that have more rows; absent: they are drawn from the first ones.
 */
export async function previewRows(
  requests: RowsRequest[],
  load: (query: RowsQuery) => Promise<LoadedRows>,
  loadFigures?: (query: ItemFiguresQuery) => Promise<ItemFigures>,
): Promise<PreviewRows> {
  const loadItem = async (uuid: string, query: RowsQuery): Promise<ItemRows> => {
    try {
      const { rows, more, total } = await load(query);
      return { uuid, rows, more, total, message: null };
    } catch (problem) {
      return { uuid, rows: [], more: false, total: null, message: rowsErrorMessage(problem) };
    }
  };
  const rowsByItem = new Map<string, ItemRows>();
  const collect = (loaded: ItemRows[]): void => {
    for (const itemRows of loaded) rowsByItem.set(itemRows.uuid, itemRows);
  };
  collect(
    await Promise.all(
      requests
        .filter(({ pageLink }) => pageLink === undefined)
        .map(({ uuid, query }) => loadItem(uuid, query)),
    ),
  );
  collect(
    await Promise.all(
      requests.flatMap(({ uuid, query, pageLink }) => {
        const shown = pageLink && rowsByItem.get(pageLink.driver)?.rows.slice(0, MAX_PAGES);
        if (pageLink === undefined || shown === undefined) return [];
        const batchLoads = batches(distinct(shown, pageLink.column)).map((rows) =>
          loadItem(uuid, withDetailValues(query, pageLink, rows)),
        );
        return [Promise.all(batchLoads).then((batchRows) => merged(uuid, batchRows))];
      }),
    ),
  );
  const all = [...rowsByItem.values()];
  const charts = requests.filter(
    ({ uuid, pageLink }) => pageLink === undefined && rowsByItem.get(uuid)?.more,
  );
  return {
    rows: Object.fromEntries(all.map(({ uuid, rows }) => [uuid, rows])),
    totals: new Map(all.filter(({ more }) => more).map(({ uuid, total }) => [uuid, total])),
    charts: loadFigures === undefined ? {} : await chartsOfAll(charts, loadFigures),
    message: all.find((itemRows) => itemRows.message !== null)?.message ?? null,
  };
}

/** A chart whose figures do not come is drawn from the first rows. */
async function chartsOfAll(
  requests: RowsRequest[],
  loadFigures: (query: ItemFiguresQuery) => Promise<ItemFigures>,
): Promise<Record<string, ChartData>> {
  const loaded = await Promise.all(
    requests.map(async ({ uuid, query, chart }) => {
      if (chart === undefined) return [];
      const data = await loadFigures({ ...query, chart }).then(
        (figures) => figures.chart,
        () => null,
      );
      return data === null ? [] : [[uuid, data] as const];
    }),
  );
  return Object.fromEntries(loaded.flat());
}

const batches = (shown: readonly Row[]): (readonly Row[])[] =>
  Array.from({ length: Math.ceil(shown.length / PAGES_PER_QUERY) }, (_, at) =>
    shown.slice(at * PAGES_PER_QUERY, (at + 1) * PAGES_PER_QUERY),
  );

/** One row for each distinct value of a column: pages with the same value show the same detail rows. */
const distinct = (rows: readonly Row[], column: string): Row[] => [
  ...new Map(rows.map((row) => [String(row[column] ?? ''), row])).values(),
];

const merged = (uuid: string, batchLoads: ItemRows[]): ItemRows => ({
  uuid,
  rows: batchLoads.flatMap(({ rows }) => rows),
  more: batchLoads.some(({ more }) => more),
  total: null,
  message: batchLoads.find(({ message }) => message !== null)?.message ?? null,
});

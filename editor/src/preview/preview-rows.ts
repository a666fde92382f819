import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import { columnsToRange } from '@lienzo/schema/data/column-bar';
import type { TableTotals } from '@lienzo/schema/data/table-totals';
import { withDetailValues } from '@lienzo/schema/report/page-links';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { ItemFigures, ItemFiguresQuery } from '@lienzo/schema/reports/report-data-endpoints';
import type { LoadedRows } from '../host/report-editor-host.ts';
import { totalsOfRows } from '../rows/watch-figures.ts';
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
  /** The totals of tables over all rows, where there are more than these. */
  figures: Readonly<Record<string, TableTotals>>;
  message: string | null;
};

type LoadFigures = (query: ItemFiguresQuery) => Promise<ItemFigures>;

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
 * @param loadFigures brings what charts and totals are of all rows; absent: charts are drawn from the first ones, and
 * totals are unknown.
 */
export async function previewRows(
  requests: RowsRequest[],
  load: (query: RowsQuery) => Promise<LoadedRows>,
  { today, loadFigures }: { today: string; loadFigures?: LoadFigures | undefined },
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
  const partial = requests.filter(
    ({ uuid, pageLink, table }) =>
      (pageLink === undefined && rowsByItem.get(uuid)?.more) ||
      // Its rows are those of the pages shown, its bars are of all.
      (pageLink !== undefined && table !== undefined && columnsToRange(table.selected_columns).length > 0),
  );
  const figures = await figuresOfAll(partial, (uuid) => rowsByItem.get(uuid)?.rows ?? [], {
    today,
    loadFigures,
  });
  return {
    rows: Object.fromEntries(all.map(({ uuid, rows }) => [uuid, rows])),
    totals: new Map(all.filter(({ more }) => more).map(({ uuid, total }) => [uuid, total])),
    ...figures,
    message: all.find((itemRows) => itemRows.message !== null)?.message ?? null,
  };
}

/** A chart whose figures do not come is drawn from the first rows; totals that do not come are unknown. */
async function figuresOfAll(
  requests: RowsRequest[],
  rowsOf: (uuid: string) => readonly Row[],
  { today, loadFigures }: { today: string; loadFigures: LoadFigures | undefined },
): Promise<Pick<PreviewRows, 'charts' | 'figures'>> {
  const loaded = await Promise.all(
    requests.map(async ({ uuid, query, chart, table }) => {
      const totals = table && totalsOfRows(table, { rows: rowsOf(uuid) }, today);
      if (loadFigures === undefined || (chart === undefined && !totals)) return null;
      const values = await loadFigures({
        ...query,
        ...(chart && { chart }),
        ...(totals && { totals }),
      }).catch(() => null);
      return values && { uuid, values };
    }),
  );
  const matches = loaded.filter((one) => one !== null);
  return {
    charts: Object.fromEntries(
      matches.flatMap(({ uuid, values: { chart } }) => (chart === null ? [] : [[uuid, chart]])),
    ),
    figures: Object.fromEntries(
      matches.flatMap(({ uuid, values: { totals } }) => (totals === null ? [] : [[uuid, totals]])),
    ),
  };
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

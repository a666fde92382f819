import type { Cell, Row } from '@lienzo/schema/data/column';
import type { PageLink } from '@lienzo/schema/report/page-links';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { WorstRows } from '@lienzo/schema/reports/report-data-endpoints';
import type { RowsRequest } from './rows-requests.ts';

/** Maximum number of rows of a detail table. */
const MAX_LINES = 200;

type WorstRequest = RowsRequest & { worst: WorstRows };

/**
 * Rows with extreme values: the longest texts with the greatest numbers, the least numbers and empty values, and as
 * many detail rows as the fullest page has.
 * @param ask returns the extreme values of a query.
 */
export async function worstCaseRows(
  requests: RowsRequest[],
  loadWorst: (query: RowsQuery) => Promise<WorstRows>,
): Promise<Record<string, readonly Row[]>> {
  const loaded = await Promise.all(
    requests.map(
      async (request): Promise<WorstRequest> => ({ ...request, worst: await loadWorst(request.query) }),
    ),
  );
  const driverRows = new Map(
    loaded
      .filter(({ pageLink }) => pageLink === undefined)
      .map(({ uuid, worst }) => [uuid, extremeRows(worst)] as const),
  );
  return Object.fromEntries(
    loaded.map(({ uuid, worst, pageLink }) => [
      uuid,
      pageLink === undefined
        ? extremeRows(worst)
        : detailRows(worst, pageLink, driverRows.get(pageLink.driver)?.[0] ?? {}),
    ]),
  );
}

/** The greatest, the least, and a row without values. */
function extremeRows({ largest, least }: WorstRows): Row[] {
  const empty = Object.fromEntries(Object.keys(largest).map((key): [string, Cell] => [key, null]));
  return [largest, least, empty];
}

/** As many detail rows as the fullest page has, all on the page of the driver's first row. */
function detailRows(worst: WorstRows, { column }: PageLink, driver: Row): Row[] {
  const kinds = extremeRows(worst);
  const count = Math.max(1, Math.min(worst.lines ?? 1, MAX_LINES));
  return Array.from({ length: count }, (_, index) => ({
    ...kinds[index % kinds.length],
    [column]: driver[column] ?? null,
  }));
}

import type { Row } from '@lienzo/schema/data/column';
import { withDetails } from '@lienzo/schema/report/page-links';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { LoadedRows } from '../host/report-editor-host.ts';
import { MAX_PAGES } from './lay-out-pages.ts';
import { messageOf } from './message-of.ts';
import type { RowsRequest } from './rows-requests.ts';

/** The rows of each item by its uuid, the items that have more rows, and the errors of missing ones. */
export type RowsAnswer = {
  rows: Record<string, readonly Row[]>;
  partial: ReadonlySet<string>;
  message: string | null;
};

/** Maximum number of pages whose detail rows are queried at once: a receipt has tens of them, a response a thousand. */
const PAGES_AT_ONCE = 15;

type Asked = { uuid: string; rows: readonly Row[]; more: boolean; message: string | null };

/** Dynamic texts are queried first: linked tables load only the rows of the pages shown. */
export async function previewRows(
  requests: RowsRequest[],
  ask: (query: RowsQuery) => Promise<LoadedRows>,
): Promise<RowsAnswer> {
  const one = async (uuid: string, query: RowsQuery): Promise<Asked> => {
    try {
      const { rows, more } = await ask(query);
      return { uuid, rows, more, message: null };
    } catch (problem) {
      return { uuid, rows: [], more: false, message: messageOf(problem) };
    }
  };
  const answers = new Map<string, Asked>();
  const take = (asked: Asked[]): void => {
    for (const answer of asked) answers.set(answer.uuid, answer);
  };
  take(
    await Promise.all(
      requests.filter(({ follows }) => follows === undefined).map(({ uuid, query }) => one(uuid, query)),
    ),
  );
  take(
    await Promise.all(
      requests.flatMap(({ uuid, query, follows }) => {
        const shown = follows && answers.get(follows.driver)?.rows.slice(0, MAX_PAGES);
        if (follows === undefined || shown === undefined) return [];
        const parts = batches(distinct(shown, follows.column)).map((rows) =>
          one(uuid, withDetails(query, follows, rows)),
        );
        return [Promise.all(parts).then((answered) => merged(uuid, answered))];
      }),
    ),
  );
  const all = [...answers.values()];
  return {
    rows: Object.fromEntries(all.map(({ uuid, rows }) => [uuid, rows])),
    partial: new Set(all.filter(({ more }) => more).map(({ uuid }) => uuid)),
    message: all.find((answer) => answer.message !== null)?.message ?? null,
  };
}

const batches = (shown: readonly Row[]): (readonly Row[])[] =>
  Array.from({ length: Math.ceil(shown.length / PAGES_AT_ONCE) }, (_, at) =>
    shown.slice(at * PAGES_AT_ONCE, (at + 1) * PAGES_AT_ONCE),
  );

/** One row for each distinct value of a column: pages with the same value show the same detail rows. */
const distinct = (rows: readonly Row[], column: string): Row[] => [
  ...new Map(rows.map((row) => [String(row[column] ?? ''), row])).values(),
];

const merged = (uuid: string, parts: Asked[]): Asked => ({
  uuid,
  rows: parts.flatMap(({ rows }) => rows),
  more: parts.some(({ more }) => more),
  message: parts.find(({ message }) => message !== null)?.message ?? null,
});

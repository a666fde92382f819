import type { RowsQuery } from '@lienzo/schema/api/report-endpoints';
import type { Row } from '@lienzo/schema/data/column';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { useEffect, useState } from 'react';
import type { LoadedRows } from '../report-editor-host.ts';
import { pageLinks, withDetails, withExtra } from '../rows/page-links.ts';
import { rowsQueryOf } from '../rows/rows-query-of.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { MOST_PAGES } from './lay-out-pages.ts';
import { worstCaseRows } from './worst-case-rows.ts';

/** Rows that the preview asks for, per item. */
const PREVIEW_ROWS = 1000;

export type Loaded = {
  rows: Record<string, readonly Row[]>;
  /** The uuids of the items that have more rows than those. */
  partial: ReadonlySet<string>;
  loading: boolean;
  message: string | null;
};
const NONE: ReadonlySet<string> = new Set();

/**
 * The rows of all items of a report, for the preview.
 * @param worst rows that are as hard to lay out as the data can be, in place of the first ones.
 */
export function usePreviewRows(report: ReportDocument, worst: boolean): Loaded {
  const store = useEditorStore();
  const [loaded, setLoaded] = useState<Loaded>({ rows: {}, partial: NONE, loading: true, message: null });
  useEffect(() => {
    const stop = new AbortController();
    setLoaded((before) => ({ ...before, loading: true }));
    const ask = (query: RowsQuery): Promise<LoadedRows> =>
      store.getState().host.loadRows({ ...query, limit: PREVIEW_ROWS }, stop.signal);
    void (worst ? worstRows(store, report, stop.signal) : previewRows(report, ask)).then((answer) => {
      if (!stop.signal.aborted) setLoaded({ ...answer, loading: false });
    });
    return () => stop.abort();
  }, [report, store, worst]);
  return loaded;
}

async function worstRows(
  store: EditorStore,
  report: ReportDocument,
  signal: AbortSignal,
): Promise<Omit<Loaded, 'loading'>> {
  const { host } = store.getState();
  if (host.worstRows === undefined) return { rows: {}, partial: NONE, message: null };
  const ask = host.worstRows.bind(host);
  try {
    return { rows: await worstCaseRows(report, (query) => ask(query, signal)), partial: NONE, message: null };
  } catch (problem) {
    return { rows: {}, partial: NONE, message: messageOf(problem) };
  }
}

type Asked = { uuid: string; rows: readonly Row[]; more: boolean; message: string | null };

/** Texts that repeat a page are asked first: tables that follow one bring the rows of its pages only. */
async function previewRows(
  report: ReportDocument,
  ask: (query: RowsQuery) => Promise<LoadedRows>,
): Promise<Omit<Loaded, 'loading'>> {
  const links = pageLinks(report.layouts);
  const one = async (uuid: string, query: RowsQuery): Promise<Asked> => {
    try {
      const { rows, more } = await ask(query);
      return { uuid, rows, more, message: null };
    } catch (problem) {
      return { uuid, rows: [], more: false, message: messageOf(problem) };
    }
  };
  const queries = dataItems(report).flatMap((item) => {
    const query = rowsQueryOf(item);
    return query === null ? [] : [{ uuid: item.uuid, query, follows: links.following.get(item.uuid) }];
  });
  const answers = new Map<string, Asked>();
  const take = (asked: Asked[]): void => {
    for (const answer of asked) answers.set(answer.uuid, answer);
  };
  take(
    await Promise.all(
      queries
        .filter(({ follows }) => follows === undefined)
        .map(({ uuid, query }) => one(uuid, withExtra(query, links.extra.get(uuid)))),
    ),
  );
  take(
    await Promise.all(
      queries.flatMap(({ uuid, query, follows }) => {
        const shown = follows && answers.get(follows.driver)?.rows.slice(0, MOST_PAGES);
        return follows && shown ? [one(uuid, withDetails(query, follows, shown))] : [];
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

const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : 'No se pudieron traer los datos.';

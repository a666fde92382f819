import type { ReportDocument } from '@lienzo/schema/report/report';
import { type RowsQuery, screenLimit } from '@lienzo/schema/report/rows-query';
import { useEffect, useMemo, useState } from 'react';
import type { LoadedRows } from '../host/report-editor-host.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { type PreviewRows, previewRows } from './preview-rows.ts';
import { rowsErrorMessage } from './rows-error-message.ts';
import { type RowsRequest, requestsKey, rowsRequests } from './rows-requests.ts';
import { worstCaseRows } from './worst-case-rows.ts';

/** Rows that the preview requests per item. */
export const PREVIEW_ROWS = 1000;

/** `loading`: newer rows are pending. */
export type Loaded = PreviewRows & { loading: boolean };

const NOTHING: PreviewRows = { rows: {}, totals: new Map(), charts: {}, figures: {}, message: null };

/**
 * The rows of all items of a report, for the preview. They are requested again when a query changes, not when text or
 * style does.
 * @param worst extreme rows for "Peor caso", in place of the first ones.
 */
export function usePreviewRows(report: ReportDocument, worst: boolean): Loaded {
  const store = useEditorStore();
  const [loaded, setLoaded] = useState<{ of: string | null; answer: PreviewRows }>({
    of: null,
    answer: NOTHING,
  });
  const values = useEditor((state) => state.parameterValues);
  const current = useMemo(() => rowsRequests(report, values), [report, values]);
  const key = `${worst} ${requestsKey(current)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests with the same key bring the same rows
  const requests = useMemo(() => current, [key]);
  useEffect(() => {
    const stop = new AbortController();
    const loadRows = (query: RowsQuery): Promise<LoadedRows> =>
      store.getState().host.loadRows({ ...query, limit: screenLimit(query, PREVIEW_ROWS) }, stop.signal);
    const { itemFigures } = store.getState().host;
    const pending = worst
      ? worstRows(store, requests, stop.signal)
      : previewRows(requests, loadRows, {
          today: store.getState().today,
          loadFigures: itemFigures && ((query) => itemFigures(query, stop.signal)),
        });
    void pending.then((answer) => {
      if (!stop.signal.aborted) setLoaded({ of: key, answer });
    });
    return () => stop.abort();
  }, [store, worst, requests, key]);
  return { ...loaded.answer, loading: loaded.of !== key };
}

async function worstRows(
  store: EditorStore,
  requests: RowsRequest[],
  signal: AbortSignal,
): Promise<PreviewRows> {
  const { host } = store.getState();
  if (host.worstRows === undefined) return NOTHING;
  const loadRows = host.worstRows.bind(host);
  try {
    return { ...NOTHING, rows: await worstCaseRows(requests, (query) => loadRows(query, signal)) };
  } catch (problem) {
    return { ...NOTHING, message: rowsErrorMessage(problem) };
  }
}

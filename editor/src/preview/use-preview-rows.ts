import type { Row } from '@lienzo/schema/data/column';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { useEffect, useMemo, useState } from 'react';
import { rowsQueryOf } from '../rows/rows-query-of.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** Rows that the preview asks for, per item. */
const PREVIEW_ROWS = 1000;

type Loaded = { rows: Record<string, readonly Row[]>; loading: boolean; message: string | null };

/** The rows of all items of a report, for the preview. */
export function usePreviewRows(report: ReportDocument): Loaded {
  const store = useEditorStore();
  const [loaded, setLoaded] = useState<Loaded>({ rows: {}, loading: true, message: null });
  const queries = useMemo(
    () =>
      dataItems(report).flatMap((item) => {
        const query = rowsQueryOf(item);
        return query === null ? [] : [{ uuid: item.uuid, query }];
      }),
    [report],
  );
  useEffect(() => {
    const stop = new AbortController();
    const one = async ({ uuid, query }: (typeof queries)[number]) =>
      [
        uuid,
        (await store.getState().host.loadRows({ ...query, limit: PREVIEW_ROWS }, stop.signal)).rows,
      ] as const;
    void Promise.allSettled(queries.map(one)).then((answers) => {
      if (stop.signal.aborted) return;
      const rows = Object.fromEntries(
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      );
      const failed = answers.find((answer) => answer.status === 'rejected');
      setLoaded({ rows, loading: false, message: failed === undefined ? null : messageOf(failed.reason) });
    });
    return () => stop.abort();
  }, [queries, store]);
  return loaded;
}

const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : 'No se pudieron traer los datos.';

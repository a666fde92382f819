import type { ColumnKey } from '@lienzo/schema/data/column';
import type { ColumnValues } from '@lienzo/schema/reports/report-filter-endpoints';
import { useEffect, useState } from 'react';

/** The values of a column that contain the words of a search. Response of `column_values`. */
export type LoadColumnValues = (
  column: ColumnKey,
  search: string,
  signal: AbortSignal,
) => Promise<ColumnValues>;

type Match = ColumnValues & { state: 'loading' | 'found' | 'failed'; problem: string };

const NOTHING: Match = { values: [], more: false, state: 'loading', problem: '' };

/** The values while they are wanted; the ones before stay until others arrive. */
export function useColumnValues(
  load: LoadColumnValues | undefined,
  { column, search, isWanted }: { column: ColumnKey; search: string; isWanted: boolean },
): Match {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (!isWanted || load === undefined) return;
    const stop = new AbortController();
    load(column, search, stop.signal).then(
      (values) => {
        if (!stop.signal.aborted) setFound({ ...values, state: 'found', problem: '' });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const problem = error instanceof Error ? error.message : String(error);
        setFound({ ...NOTHING, state: 'failed', problem });
      },
    );
    return () => stop.abort();
  }, [load, column, search, isWanted]);
  return found;
}

import type { ReportDocument } from '@lienzo/schema/report/report';
import { type DataFieldTexts, dataFieldsOf } from '@lienzo/schema/report/with-data-fields';
import { useEffect, useMemo, useState } from 'react';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { requestsKey, rowsRequests } from './rows-requests.ts';

const OPEN: Partial<DataFieldTexts> = {};

/** What the data fields of a report say; nothing until that is known, and where its rows fail to load. */
export function useDataFields(report: ReportDocument): Partial<DataFieldTexts> {
  const store = useEditorStore();
  const values = useEditor((state) => state.parameterValues);
  const key = useMemo(
    () => (dataFieldsOf(report).size === 0 ? '' : requestsKey(rowsRequests(report, values))),
    [report, values],
  );
  const [told, setTold] = useState<{ of: string; texts: DataFieldTexts } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports with the same requests show the same rows
  useEffect(() => {
    const { host } = store.getState();
    if (key === '' || host.dataFields === undefined) return;
    const stop = new AbortController();
    host.dataFields(report, values, stop.signal).then(
      (texts) => {
        if (!stop.signal.aborted) setTold({ of: key, texts });
      },
      // The rows of the same items fail as well, and say why.
      () => {
        if (!stop.signal.aborted) setTold(null);
      },
    );
    return () => stop.abort();
  }, [store, key]);
  return told !== null && told.of === key ? told.texts : OPEN;
}

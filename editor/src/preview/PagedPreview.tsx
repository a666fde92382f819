import { useMemo } from 'react';
import { toReport } from '../model/to-report.ts';
import { useEditor } from '../store/use-editor.ts';
import { PreviewPages } from './PreviewPages.tsx';

/** The report page by page with real rows, in place of the canvas; "Vista exacta" is the rendered PDF. */
export function PagedPreview() {
  const document = useEditor((state) => state.edit.document);
  const report = useMemo(() => toReport(document), [document]);
  return <PreviewPages report={report} />;
}

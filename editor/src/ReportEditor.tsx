/** Package entry point: a report editor that any React host can embed. See `report-editor-host.ts`. */

import { type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';
import type { ReportEditorProps } from './host/report-editor-host.ts';

export { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
export { readReport } from '@lienzo/schema/report/read-report';
export { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
export type { ReportProblem } from '@lienzo/schema/report/report-problem';
export type { RowsQuery } from '@lienzo/schema/report/rows-query';
export type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
export type {
  LoadedRows,
  ReportBlocks,
  ReportDraft,
  ReportDraftStore,
  ReportEditorHandle,
  ReportEditorHost,
  ReportEditorProps,
  ReportEditorSlotState,
  ReportStyles,
} from './host/report-editor-host.ts';

/** Loads the editor's code ahead of time, or for a host's own lazy component. */
export async function loadReportEditor(): Promise<FunctionComponent<ReportEditorProps>> {
  return (await import('./MountedEditor.tsx')).MountedEditor;
}

const MountedEditor = lazy(async () => ({ default: await loadReportEditor() }));

/**
 * The report editor. Uncontrolled: reads `initialReport` once; the host reads the report through the ref handle. Its code
 * is loaded when the first one is mounted.
 *
 * @param props what the editor shows and may call; `loading` stands in its place until its code is there
 */
export function ReportEditor({ loading, ...props }: ReportEditorProps & { loading?: ReactNode }) {
  return (
    <Suspense fallback={loading}>
      <MountedEditor {...props} />
    </Suspense>
  );
}

import { type ReportProblem, validateReport } from '@lienzo/schema/report/validate-report';
import { useDeferredValue, useMemo } from 'react';
import { toReport } from '../model/to-report.ts';
import { useEditor } from '../store/use-editor.ts';

/** The problems of the report as it stands, worked out when there is time for it. */
export function useProblems(): ReportProblem[] {
  const document = useDeferredValue(useEditor((state) => state.edit.document));
  return useMemo(() => validateReport(toReport(document)), [document]);
}

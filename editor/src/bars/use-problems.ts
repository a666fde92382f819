import type { ReportProblem } from '@lienzo/schema/report/validate-report';
import { useDebouncedValue } from '@mantine/hooks';
import { problemsOf } from '../canvas/problems-of.ts';
import { useEditor } from '../store/use-editor.ts';

/** The problems of the report, worked out when the person pauses. */
export function useProblems(): ReportProblem[] {
  const document = useEditor((state) => state.edit.document);
  const [settled] = useDebouncedValue(document, 200);
  return problemsOf(settled);
}

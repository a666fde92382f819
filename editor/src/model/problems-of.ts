import { type ReportProblem, validateReport } from '@lienzo/schema/report/validate-report';
import type { EditorDocument } from './editor-document.ts';
import { toReport } from './to-report.ts';

const known = new WeakMap<EditorDocument, ReportProblem[]>();

/** The problems of a document, worked out once per version of it. */
export function problemsOf(document: EditorDocument): ReportProblem[] {
  const before = known.get(document);
  if (before !== undefined) return before;
  const problems = validateReport(toReport(document));
  known.set(document, problems);
  return problems;
}

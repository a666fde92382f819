import type { ReportItem } from '@lienzo/schema/report/item';
import { itemProblems, type ReportProblem, validateReport } from '@lienzo/schema/report/validate-report';
import type { EditorDocument } from './editor-document.ts';
import { toReport } from './to-report.ts';

const cachedByItem = new WeakMap<ReportItem, ReportProblem[]>();

/** The problems of an item, cached by its version. */
export function itemProblemsOf(item: ReportItem): ReportProblem[] {
  const before = cachedByItem.get(item);
  if (before !== undefined) return before;
  const problems = itemProblems(item);
  cachedByItem.set(item, problems);
  return problems;
}

const cachedByDocument = new WeakMap<EditorDocument, ReportProblem[]>();

/** The problems of a document, cached by its version. */
export function problemsOf(document: EditorDocument): ReportProblem[] {
  const before = cachedByDocument.get(document);
  if (before !== undefined) return before;
  const problems = validateReport(toReport(document));
  cachedByDocument.set(document, problems);
  return problems;
}

import type { ReportItem } from '@lienzo/schema/report/item';
import { itemProblems } from '@lienzo/schema/report/item-problems';
import type { ReportProblem } from '@lienzo/schema/report/report-problem';
import { validateReport } from '@lienzo/schema/report/validate-report';
import type { EditorDocument } from './editor-document.ts';
import { toReport } from './to-report.ts';

type Parameters = EditorDocument['parametros'];
const cachedByItem = new WeakMap<ReportItem, { parameters: Parameters; problems: ReportProblem[] }>();

/** The problems of an item, cached by its version and that of its report's parameters. */
export function itemProblemsOf(item: ReportItem, parameters: Parameters): ReportProblem[] {
  const before = cachedByItem.get(item);
  if (before?.parameters === parameters) return before.problems;
  const problems = itemProblems(item, parameters);
  cachedByItem.set(item, { parameters, problems });
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

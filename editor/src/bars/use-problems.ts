import type { ReportProblem } from '@lienzo/schema/report/report-problem';
import { problemsOf } from '../model/problems.ts';
import { useSettledDocument } from '../store/use-settled-document.ts';

/** The problems of the report, recomputed when the person pauses. */
export function useProblems(): ReportProblem[] {
  return problemsOf(useSettledDocument());
}

import { outcomeText } from '@lienzo/schema/report/formula-results';
import { formulaSources, readableReportFormula } from '@lienzo/schema/report/formula-tables';
import { placedFormulas } from '@lienzo/schema/report/placed-formulas';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import { useMemo } from 'react';
import type { EditorDocument } from '../model/editor-document.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { useEditor } from './use-editor.ts';

const cached = new WeakMap<EditorDocument, string>();

/** The formulas of a document and what people read, as JSON: the same text until one of them changes. */
function readableFormulas(document: EditorDocument): string {
  const before = cached.get(document);
  if (before !== undefined) return before;
  const report = toReport(document);
  const placed = placedFormulas(report);
  const sources = placed.length === 0 ? null : formulaSources(report);
  const readable = placed.map(({ formula }) => [
    formula,
    sources === null ? formula : readableReportFormula(formula, sources),
  ]);
  const text = JSON.stringify(readable);
  cached.set(document, text);
  return text;
}

/** The same of one formula, also while it is not in the document yet. */
export function formulaTextIn(
  { formulaResults, edit }: EditorState,
  { formula, format }: FormulaChip,
): string {
  const outcome = formulaResults.outcomes.get(formula);
  if (outcome !== undefined) return outcomeText(outcome, format);
  return readableReportFormula(formula, formulaSources(toReport(edit.document)));
}

/** Calls back when results have come; returns what ends that. */
export const onFormulaResults = (store: EditorStore, changed: () => void): (() => void) =>
  store.subscribe((state, before) => {
    if (state.formulaResults !== before.formulaResults) changed();
  });

/** What stands for a formula in a text: its result, else the formula as people read it. */
export function useFormulaText(): (chip: FormulaChip) => string {
  const outcomes = useEditor((state) => state.formulaResults.outcomes);
  const formulas = useEditor((state) => readableFormulas(state.edit.document));
  return useMemo(() => {
    const readable = new Map<string, string>(JSON.parse(formulas));
    return ({ formula, format }) => {
      const outcome = outcomes.get(formula);
      return outcome === undefined ? (readable.get(formula) ?? formula) : outcomeText(outcome, format);
    };
  }, [outcomes, formulas]);
}

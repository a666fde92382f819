/** The results of the formulas in the report's texts, by the stored formula; not part of the report. */
import type { FormulaOutcome } from '@lienzo/schema/report/formula-outcome';
import type { SliceStore } from './slice-store.ts';

export type FormulaSlice = {
  /** `key`: of what the results are, see `watch-formula-results.ts`. */
  formulaResults: { key: string; outcomes: ReadonlyMap<string, FormulaOutcome> };
};

export const initialFormulas: FormulaSlice = { formulaResults: { key: '', outcomes: new Map() } };

export function setFormulaResults(
  store: SliceStore<FormulaSlice>,
  key: string,
  outcomes: ReadonlyMap<string, FormulaOutcome>,
): void {
  store.setState({ formulaResults: { key, outcomes } });
}

/** Adds the result of a formula that is about to be put into a text. */
export function addFormulaResult(
  store: SliceStore<FormulaSlice>,
  formula: string,
  outcome: FormulaOutcome,
): void {
  const { key, outcomes } = store.getState().formulaResults;
  setFormulaResults(store, key, new Map(outcomes).set(formula, outcome));
}

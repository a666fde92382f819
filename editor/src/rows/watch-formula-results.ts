import type { FormulaOutcome } from '@lienzo/schema/report/formula-outcome';
import { neededTotals, reportFormulas } from '@lienzo/schema/report/formula-results';
import { placedFormulas } from '@lienzo/schema/report/placed-formulas';
import { dataItems } from '@lienzo/schema/report/report';
import { rowsKeyOf, rowsQueryOf, withQueryParameters } from '@lienzo/schema/report/rows-query';
import type { FormulaResults } from '@lienzo/schema/reports/report-formula-endpoints';
import { toReport } from '../model/to-report.ts';
import type { EditorState } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { setFormulaResults } from '../store/slices/formula-slice.ts';

/** Debounce of a change, in milliseconds. */
const DEBOUNCE_MS = 250;

export const outcomesByFormula = ({ results }: FormulaResults): Map<string, FormulaOutcome> =>
  new Map(results.map(({ formula, ...outcome }) => [formula, outcome]));

/** Formulas with the same key have the same results: over the same rows, with the same values of parameters. */
function resultsKey({ edit, parameterValues }: EditorState): string {
  const report = toReport(edit.document);
  const formulas = reportFormulas(report);
  if (formulas.size === 0) return '';
  const tables = neededTotals(formulas.values());
  const rows = dataItems(report).flatMap((item) => {
    const query = tables.has(item.uuid) ? rowsQueryOf(item) : null;
    if (query === null) return [];
    return [[item.uuid, rowsKeyOf(withQueryParameters(query, report.parametros, parameterValues))]];
  });
  return JSON.stringify([[...formulas.keys()], rows, parameterValues]);
}

/** A formula that can no longer be computed has no result. */
function keepComputable(store: EditorStore): void {
  const { formulaResults, edit } = store.getState();
  const formulas = reportFormulas(toReport(edit.document));
  const kept = [...formulaResults.outcomes].filter(([formula]) => formulas.has(formula));
  if (kept.length < formulaResults.outcomes.size) setFormulaResults(store, formulaResults.key, new Map(kept));
}

/**
 * Keeps the results of the formulas in the report's texts up to date.
 * @returns a function that stops it and aborts the pending request.
 */
export function watchFormulaResults(store: EditorStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { key: string; stop: AbortController } | null = null;

  const refresh = (): void => {
    const state = store.getState();
    const { host, edit, parameterValues } = state;
    const report = toReport(edit.document);
    const key =
      host.formulaResults === undefined || placedFormulas(report).length === 0 ? '' : resultsKey(state);
    if ((running?.key ?? '') === key) return;
    running?.stop.abort();
    running = null;
    keepComputable(store);
    if (key === '' || host.formulaResults === undefined) return;
    const stop = new AbortController();
    running = { key, stop };
    host.formulaResults(report, parameterValues, [], stop.signal).then(
      (results) => {
        if (!stop.signal.aborted) setFormulaResults(store, key, outcomesByFormula(results));
      },
      // Chips say what they compute; the next change asks again.
      () => {
        if (stop.signal.aborted) return;
        running = null;
        setFormulaResults(store, '', new Map());
      },
    );
  };

  refresh();
  const unsubscribe = store.subscribe((state, before) => {
    if (
      state.edit.document === before.edit.document &&
      state.parameterValues === before.parameterValues &&
      state.host === before.host
    )
      return;
    clearTimeout(timer);
    timer = setTimeout(refresh, DEBOUNCE_MS);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    running?.stop.abort();
  };
}

import type { FormulaOutcome } from '@lienzo/schema/report/formula-outcome';
import { useEffect, useState } from 'react';
import { toReport } from '../../model/to-report.ts';
import { outcomesByFormula } from '../../rows/watch-formula-results.ts';
import { useEditorStore } from '../../store/use-editor.ts';

/** Debounce of a formula that is being written, in milliseconds. */
const DEBOUNCE_MS = 300;

/** What a formula gives over all rows; `failed`: the host could not say. */
export type AskedResult = 'waiting' | 'failed' | FormulaOutcome;

/** Asks the host for the result of a formula that is being written. @param formula null for nothing to ask. */
export function useAskedResult(formula: string | null): AskedResult {
  const store = useEditorStore();
  const [told, setTold] = useState<{ formula: string; result: AskedResult } | null>(null);
  useEffect(() => {
    if (formula === null) return;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const { host, edit, parameterValues } = store.getState();
      const report = toReport(edit.document);
      const results = await host.formulaResults?.(report, parameterValues, [formula], stop.signal);
      const result = results && outcomesByFormula(results).get(formula);
      if (!stop.signal.aborted) setTold({ formula, result: result ?? 'failed' });
    };
    const timer = setTimeout(() => {
      ask().catch(() => {
        if (!stop.signal.aborted) setTold({ formula, result: 'failed' });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [store, formula]);
  return told !== null && told.formula === formula ? told.result : 'waiting';
}

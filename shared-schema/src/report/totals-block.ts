/** What the rows of a block of totals say. */
import { isNumber } from '../formula/formula-type.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import type { FormulaOutcome } from './formula-outcome.ts';
import { outcomeText } from './formula-results.ts';
import type { FilaTotal, TotalesItem } from './item.ts';

/** `isWide`: a text, such as an amount in words, which has the whole width. */
export type TotalsLine = {
  row: FilaTotal;
  outcome: FormulaOutcome | undefined;
  text: string;
  isWide: boolean;
};

/** The rows from top to bottom; a dash where a result is not known or not there. */
export const totalsLines = (item: TotalesItem): TotalsLine[] =>
  item.filas.map((row) => {
    const outcome = item.resultados?.find(({ formula }) => formula === row.formula);
    const text = outcome === undefined ? reportFormulaMessages.noResult : outcomeText(outcome, row.formato);
    return { row, outcome, text, isWide: outcome !== undefined && !isNumber(outcome.type) };
  });

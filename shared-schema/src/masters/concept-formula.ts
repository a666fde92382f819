/** The formula of a concept, in the formula language of reports, over values of the person and other concepts. */
import { Decimal } from 'decimal.js';
import { compileFormula, isProblem } from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import { formulaEvaluator } from '../formula/formula-backends.ts';
import type { FormulaProblem } from '../formula/formula-error.ts';
import { isNumber } from '../formula/formula-type.ts';
import { FormulaDecimal } from '../formula/formula-value.ts';
import { nearestName } from '../formula/nearest-name.ts';
import { type ConceptFormula, FORMULA_VALUES } from '../payroll/engine/calculation-input.ts';
import { calculationMessages } from '../rule-messages/calculation-messages.ts';

/** @param concepts keys of the concepts whose amounts may be used, beside `FORMULA_VALUES`. */
export function conceptFormula(
  concept: string,
  text: string,
  concepts: readonly string[],
): ConceptFormula | FormulaProblem {
  const names = new Map<string, string>([
    ...concepts.map((key): [string, string] => [foldedName(key), key]),
    ...Object.entries(FORMULA_VALUES).map(([key, name]): [string, string] => [foldedName(name), key]),
  ]);
  const compiled = compileFormula(text, (name) => {
    const key = names.get(foldedName(name));
    const nearest = nearestName(name, [...Object.values(FORMULA_VALUES), ...concepts]);
    return key === undefined
      ? calculationMessages.unknownFormulaName(name, nearest)
      : { key, type: 'numero' };
  });
  if (isProblem(compiled)) return compiled;
  if (!isNumber(compiled.type))
    return { start: 0, end: text.length, message: calculationMessages.formulaNotNumber };
  const evaluate = formulaEvaluator(compiled.node);
  return {
    concept,
    uses: compiled.columns,
    evaluate: (read, date) => {
      const value = evaluate({
        today: date,
        read: (key) => new FormulaDecimal(read(key)),
        lose: () => null,
      });
      return Decimal.isDecimal(value) ? new Decimal(value) : null;
    },
  };
}

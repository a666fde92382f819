/** Concepts that are paid or deducted by formula, each after those whose amounts it uses. */
import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { figureOn } from '../../figures/figure-on.ts';
import { fullYears } from '../../plain-date.ts';
import type { ConceptFormula, ConceptRule, FormulaValueKey } from '../calculation-input.ts';
import { addLine, type Context, conceptOf, isOwnLine, note, overrideOf, report } from '../context.ts';
import { figure, inCents, sum, ZERO } from '../decimals.ts';
import { exemptOfConcept } from '../exemptions.ts';
import { lastDaily } from '../worked-days.ts';
import { paidSalaryDays } from './salary.ts';

const VALUES: Record<FormulaValueKey, (context: Context) => Decimal> = {
  salario_diario: ({ days }) => lastDaily(days),
  sbc: ({ days }) => days.salaries.at(-1)?.sbc ?? ZERO,
  dias_pagados: paidSalaryDays,
  dias_del_periodo: ({ days }) => days.whole,
  faltas: ({ days }) => sum(days.absences.map(({ count }) => count)),
  antiguedad: ({ input }) => {
    const hired = input.person.employments.findLast(
      ({ initial_date }) => initial_date <= input.period.end_date,
    );
    return new Decimal(
      hired === undefined ? 0 : Math.max(0, fullYears(hired.hire_date, input.period.end_date)),
    );
  },
  uma: ({ input, date }) => figure(figureOn(input.figures, 'uma', date).diaria),
  salario_minimo: ({ input, date }) =>
    figure(figureOn(input.figures, 'salario_minimo', date)[input.settings.zone]),
};

const isValueKey = (key: string): key is FormulaValueKey => Object.hasOwn(VALUES, key);

/** Formulas of the kinds; one that has no result, a negative one or uses itself is an error of the person. */
export const formulaRule =
  (kinds: readonly ConceptRule['kind'][]) =>
  (context: Context): void => {
    const rules = new Map<string, { formula: ConceptFormula; rule: ConceptRule }>();
    for (const formula of context.input.formulas ?? []) {
      const rule = conceptOf(context, formula.concept);
      if (rule !== undefined && kinds.includes(rule.kind)) rules.set(formula.concept, { formula, rule });
    }
    const state = new Map<string, 'open' | 'done'>();
    const visit = (concept: string): void => {
      const known = rules.get(concept);
      if (known === undefined || state.get(concept) === 'done') return;
      if (state.get(concept) === 'open') {
        report(context, 'error', 'formula_en_circulo', texts.formulaCycle(concept));
        return;
      }
      state.set(concept, 'open');
      for (const key of known.formula.uses) visit(key);
      state.set(concept, 'done');
      payFormula(context, known);
    };
    for (const concept of rules.keys()) visit(concept);
  };

function payFormula(
  context: Context,
  { formula, rule }: { formula: ConceptFormula; rule: ConceptRule },
): void {
  const used: Record<string, Decimal> = {};
  const read = (key: string): Decimal => {
    const value = isValueKey(key) ? VALUES[key](context) : amountOf(context, key);
    used[key] = value;
    return value;
  };
  const isSet = overrideOf(context, rule.key) !== undefined;
  const amount = formula.evaluate(read, context.date);
  if (!isSet) reportBadAmount(context, rule.key, amount);
  const result = amount ?? ZERO;
  const units = new Decimal(1);
  addLine(context, {
    ...{ concept: rule.key, kind: rule.kind, units, amount: result },
    exemptOf: (paid) => exemptOfConcept(context, rule, { amount: paid, units }),
  });
  note(context, () => ({
    rule: 'formula',
    article: 'Fórmula del concepto',
    concept: rule.key,
    inputs: used,
    unrounded: result,
    rounded: inCents(result),
    depends_on: formula.uses.filter((key) => !isValueKey(key)),
  }));
}

/** An error stops the person, so the line that follows it is not paid. */
function reportBadAmount(context: Context, concept: string, amount: Decimal | null): void {
  if (amount === null || amount.isNaN())
    report(context, 'error', 'formula_sin_resultado', texts.formulaWithoutResult(concept));
  else if (amount.isNegative() && !amount.isZero())
    report(context, 'error', 'formula_negativa', texts.formulaNegative(concept, amount.toFixed(2)));
}

const amountOf = ({ lines }: Context, concept: string): Decimal =>
  sum(lines.filter(isOwnLine(concept)).map(({ amount }) => amount));

/** What formulas over the tables of a report give. */
import { z } from 'zod';
import { cell } from '../data/column.ts';
import { MAX_FORMULA } from '../formula/read-tokens.ts';

/** `loss` says why there is no value, `sought` which value a lookup did not find once. */
export const formulaOutcome = z.object({
  type: z.enum(['numero', 'moneda', 'fecha', 'texto', 'logico']),
  value: cell,
  loss: z
    .enum(['missing', 'division', 'number', 'date', 'argument', 'noCase', 'notFound', 'ambiguous'])
    .nullable(),
  sought: z.object({ value: z.string().max(MAX_FORMULA), rows: z.int().min(0) }).optional(),
});
export type FormulaOutcome = z.infer<typeof formulaOutcome>;

/** By the stored formula. */
export type FormulaOutcomes = ReadonlyMap<string, FormulaOutcome>;

/** The results of several formulas, each beside the stored formula. */
export const outcomeList = z.array(formulaOutcome.extend({ formula: z.string().max(MAX_FORMULA) }));
export type OutcomeList = z.infer<typeof outcomeList>;

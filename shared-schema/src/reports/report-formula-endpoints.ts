/** What formulas over the tables of a report give while it is designed. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { MAX_FORMULA } from '../formula/read-tokens.ts';
import { outcomeList } from '../report/formula-outcome.ts';
import { reportDocument } from '../report/report.ts';

/** By the formula as it is stored. */
const formulaResults = z.object({ results: outcomeList });
export type FormulaResults = z.infer<typeof formulaResults>;

/** The results of the formulas in a report's texts, as its print has them; those that cannot be computed are not there. */
export const formula_results = endpoint({
  name: 'formula_results',
  method: 'POST',
  path: '/report/formula_results',
  roles: STAFF,
  body: z.object({
    reporte: reportDocument,
    parametros: parameterValues.optional(),
    /** Others, which a person is about to put in. */
    formulas: z.array(z.string().max(MAX_FORMULA)).max(20).default([]),
  }),
  bodyLimit: BODY_LIMITS.report,
  response: formulaResults,
  kind: 'json',
});

export const reportFormulaEndpoints = { formula_results } as const;

/** Results that a bureau's other payroll engine has calculated, by workbook or by API token. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId } from '../api/row-number.ts';
import { workbookFinding } from '../workbooks/workbook-finding.ts';

/** A workbook with the people of a payroll's period as rows and the concepts as columns, to be filled in. */
export const results_layout = endpoint({
  name: 'results_layout',
  method: 'GET',
  path: '/paysheets/results_layout',
  roles: STAFF,
  query: z.object({ nomina_id: rowId, period: rowId }),
  response: z.unknown(),
  kind: 'file',
});

export const resultImport = z.object({
  findings: z.array(workbookFinding),
  /** How many more there are than are named. */
  left_out: z.int(),
  errors: z.int(),
  /** What the file would store. */
  people: z.int(),
  total_perceptions: z.string(),
  total_deductions: z.string(),
  net_pay: z.string(),
  applied: z.boolean(),
  message: z.string(),
});
export type ResultImport = z.infer<typeof resultImport>;

/** `revisar` says what is wrong; `aplicar` stores all of it in one transaction, or nothing while a row has an error. */
export const import_results = endpoint({
  name: 'import_results',
  method: 'POST',
  path: '/paysheets/import_results',
  roles: STAFF,
  multipart: true,
  body: z.object({
    nomina_id: rowId,
    period: rowId,
    mode: z.enum(['revisar', 'aplicar']).default('revisar'),
  }),
  bodyLimit: BODY_LIMITS.file,
  response: resultImport,
  kind: 'json',
});

/** The same for the payroll engine itself, with an API token that may import results. */
export const import_results_by_token = endpoint({
  ...import_results,
  name: 'import_results_by_token',
  path: '/paysheets/import_results_by_token',
  roles: 'token',
});

export const resultImportEndpoints = { results_layout, import_results, import_results_by_token } as const;

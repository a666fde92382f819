/** Access for other programs: tokens of limited rights, made and revoked by people ('Acceso desde otros programas'). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { reportNumber } from '../api/report-number.ts';
import { WEBHOOK_STATES } from '../api/webhook-states.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { keptFilters, NO_KEPT_FILTERS } from '../reports/kept-filters.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';

/** Every token begins so, that a leaked one is recognised. */
export const API_TOKEN_PREFIX = 'lienzo_';
/** For how many days a token may be made. */
export const API_TOKEN_DAYS = [30, 90, 180, 365] as const;
/** Active tokens of a person. */
export const MAX_API_TOKENS = 20;
/** Reports that one token reaches at most. */
export const MAX_TOKEN_REPORTS = 50;
const MAX_NAME = 80;

export const API_TOKEN_STATES = ['active', 'expired', 'revoked'] as const;

/** What a report has when a program asks for it and does not say otherwise. */
export const tokenReportValues = z.object({
  report_id: reportNumber,
  parametros: parameterValues.default({}),
  kept_filters: keptFilters.default(NO_KEPT_FILTERS),
});
export type TokenReportValues = z.infer<typeof tokenReportValues>;

export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the token begins, to tell several apart. */
  hint: z.string(),
  /** Whose permissions it has. */
  owner: z.object({ id: z.uuid(), name: z.string() }),
  reports: z.array(
    z.object({
      id: z.int(),
      nombre: z.string(),
      parametros: parameterValues,
      kept_filters: keptFilters,
    }),
  ),
  /** Whether it may load workbooks of masters. */
  import_masters: z.boolean(),
  /** Whether it may load the results of a payroll that another program calculated. */
  import_results: z.boolean(),
  state: z.enum(API_TOKEN_STATES),
  created_at: z.string(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
  /** null: never used. */
  last_used_at: z.string().nullable(),
  last_used_address: z.string().nullable(),
  /** What became of the last notice to its program; null when it never asked for one. */
  webhook: z
    .object({
      state: z.enum(WEBHOOK_STATES),
      attempts: z.int(),
      /** Why the last attempt failed. */
      problem: z.string().nullable(),
      /** When the program asked for the file. */
      asked_at: z.string(),
    })
    .nullable(),
  can: z.object({ revoke: z.boolean(), edit: z.boolean() }),
});
export type ApiToken = z.infer<typeof apiToken>;

/** The person's own, newest first; for administrators, those of their organization. */
export const get_api_tokens = endpoint({
  name: 'get_api_tokens',
  method: 'GET',
  path: '/report/get_api_tokens',
  roles: STAFF,
  response: z.object({ result: z.array(apiToken) }),
  kind: 'json',
});

/** It must be able to do something: reports, masters or both. */
export const newApiToken = z
  .object({
    name: z.string().trim().min(1, apiFieldMessages.name).max(MAX_NAME),
    reports: z.array(reportNumber).max(MAX_TOKEN_REPORTS, apiFieldMessages.mostReports(MAX_TOKEN_REPORTS)),
    /** Of some of the reports; the others have the report's own values. */
    values: z.array(tokenReportValues).max(MAX_TOKEN_REPORTS).default([]),
    import_masters: z.boolean().default(false),
    import_results: z.boolean().default(false),
    // The description of the API takes the first value of a literal alone.
    days: z.literal(API_TOKEN_DAYS).meta({ enum: [...API_TOKEN_DAYS] }),
  })
  .refine(
    ({ reports, import_masters, import_results }) => import_masters || import_results || reports.length > 0,
    {
      path: ['reports'],
      message: apiFieldMessages.tokenReports,
      // Told beside what else is wrong.
      when: ({ value }) => z.object({ reports: z.array(z.unknown()) }).safeParse(value).success,
    },
  );

/** The answer alone holds the token and the secret of its webhooks. */
export const create_api_token = endpoint({
  name: 'create_api_token',
  method: 'POST',
  path: '/report/create_api_token',
  roles: STAFF,
  body: newApiToken,
  bodyLimit: BODY_LIMITS.filters,
  response: z.object({ result: apiToken, token: z.string(), webhook_secret: z.string() }),
  kind: 'json',
  secret: true,
});

/** From this call on it is refused; one that is revoked already stays so. */
export const revoke_api_token = endpoint({
  name: 'revoke_api_token',
  method: 'PUT',
  path: '/report/revoke_api_token',
  roles: STAFF,
  body: z.object({ id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: apiToken }),
  kind: 'json',
});

/** Other values for one of its reports; the others stay as they are. */
export const update_api_token = endpoint({
  name: 'update_api_token',
  method: 'PUT',
  path: '/report/update_api_token',
  roles: STAFF,
  body: tokenReportValues.extend({ id: z.uuid() }),
  bodyLimit: BODY_LIMITS.filters,
  response: z.object({ result: apiToken }),
  kind: 'json',
});

export const apiTokenEndpoints = {
  get_api_tokens,
  create_api_token,
  update_api_token,
  revoke_api_token,
} as const;

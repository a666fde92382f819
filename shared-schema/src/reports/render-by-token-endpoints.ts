/** What programs with an API token call: a report's file, its state, and webhooks when it is ready. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint } from '../api/endpoint.ts';
import { errorEntry } from '../api/errors.ts';
import { pdfOptions, renderFormat } from '../api/render-contract.ts';
import { reportNumber } from '../api/report-number.ts';
import { WEBHOOK_STATES } from '../api/webhook-states.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { orientation } from '../report/report.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { render } from './render-endpoints.ts';

/** Hours during which an `Idempotency-Key` names the same file. */
export const IDEMPOTENCY_HOURS = 24;
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const idempotencyHeaders = z.object({
  [IDEMPOTENCY_HEADER]: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, apiFieldMessages.idempotencyKey)
    .optional(),
});

/** Says which file an answer is of. */
export const RENDER_ID_HEADER = 'X-Lienzo-Render';

/** The headers of a webhook. `SIGNATURE`: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`. */
export const WEBHOOK_HEADERS = {
  signature: 'X-Lienzo-Signature',
  /** The same on every attempt to deliver one message. */
  delivery: 'X-Lienzo-Delivery',
  event: 'X-Lienzo-Event',
} as const;

export const tokenRender = render
  .pick({ id: true, name: true, format: true, state: true, progress: true, problems: true, notes: true })
  .extend({
    report_id: z.int(),
    size: render.shape.size,
    created_at: z.string(),
    finished_at: z.string().nullable(),
    expires_at: z.string(),
    /** Where the same token fetches the file; null while there is none. */
    file: z.string().nullable(),
    /** null: none was asked for. */
    webhook: z
      .object({
        state: z.enum(WEBHOOK_STATES),
        attempts: z.int(),
        /** Why the last attempt failed. */
        problem: z.string().nullable(),
      })
      .nullable(),
  });
export type TokenRender = z.infer<typeof tokenRender>;

/** The body of a webhook. */
export const webhookMessage = z.object({
  event: z.literal('render.finished'),
  id: z.uuid(),
  report_id: z.int(),
  name: z.string(),
  format: renderFormat,
  state: z.enum(['done', 'failed', 'cancelled']),
  problems: z.array(errorEntry),
  file: z.string().nullable(),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;

export const tokenOrder = z
  .strictObject({
    report_id: reportNumber,
    format: renderFormat,
    orientation: orientation.optional(),
    pdf: pdfOptions.optional(),
    /** Answers to the report's parameters; the others have their defaults. */
    parametros: parameterValues.optional(),
    /** Is told when the file is ready, or why there is none. */
    webhook_url: z.url().max(2000).optional(),
  })
  .refine((body) => body.pdf === undefined || body.format === 'pdf', {
    message: apiFieldMessages.optionsOfPdf,
    path: ['pdf'],
  });
export type TokenOrder = z.infer<typeof tokenOrder>;

/** 200 with the file if it is ready within seconds, else 202 with its state, and its address in `Location`. */
export const render_by_token = endpoint({
  name: 'render_by_token',
  method: 'POST',
  path: '/report/render_by_token',
  roles: 'token',
  headers: idempotencyHeaders,
  body: tokenOrder,
  bodyLimit: BODY_LIMITS.list,
  response: z.unknown(),
  kind: 'file',
});

const renderId = z.object({ id: z.uuid() });

export const render_by_token_state = endpoint({
  name: 'render_by_token_state',
  method: 'GET',
  path: '/report/render_by_token_state',
  roles: 'token',
  query: renderId,
  response: z.object({ result: tokenRender }),
  kind: 'json',
});

export const render_by_token_file = endpoint({
  name: 'render_by_token_file',
  method: 'GET',
  path: '/report/render_by_token_file',
  roles: 'token',
  query: renderId,
  response: z.unknown(),
  kind: 'file',
});

export const renderByTokenEndpoints = {
  render_by_token,
  render_by_token_state,
  render_by_token_file,
} as const;

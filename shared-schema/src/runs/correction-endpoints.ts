/** Differences of closed periods: what a run may pay or take back, and what somebody has chosen of it. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';

const position = z.object({
  employee_id: rowNumber,
  concept_id: rowNumber,
  /** The closed one. */
  source_period_id: rowNumber,
});

const difference = position.extend({
  human_id: z.string().nullable(),
  name: z.string(),
  concept: z.string(),
  /** The closed period, in words. */
  source: z.string(),
  /** Pesos; less than nothing: too much was paid. */
  amount: z.string(),
});

const pending = difference.extend({
  /** What changed since the closing, as the history names it. */
  cause: z.string(),
  /** false: the person is no longer in the period. */
  is_here: z.boolean(),
});
export type PendingDifference = z.infer<typeof pending>;

const applied = difference.extend({ reason: z.string(), author: z.string() });
export type AppliedDifference = z.infer<typeof applied>;

export const closed_differences = endpoint({
  name: 'closed_differences',
  method: 'GET',
  path: '/paysheets/closed_differences',
  roles: STAFF,
  query: z.object({ nomina_id: rowId, period: rowId }),
  response: z.object({
    /** What closed periods would pay otherwise, and no run pays. */
    pending: z.array(pending),
    /** What this run pays of it. */
    applied: z.array(applied),
    can: z.object({ edit: z.boolean() }),
  }),
  kind: 'json',
});

/** Differences of one call at most. */
export const MAX_CORRECTIONS = 500;

/** Each with the amount that was seen; one that is paid already is paid once. */
export const apply_corrections = endpoint({
  name: 'apply_corrections',
  method: 'POST',
  path: '/paysheets/apply_corrections',
  roles: STAFF,
  body: z.object({
    nomina_id: rowNumber,
    period: rowNumber,
    differences: z
      .array(position.extend({ amount: z.string().regex(/^-?\d{1,12}\.\d{2}$/) }))
      .min(1)
      .max(MAX_CORRECTIONS),
  }),
  bodyLimit: BODY_LIMITS.list,
  response: z.object({ message: z.string(), applied: z.int() }),
  kind: 'json',
});

export const delete_correction = endpoint({
  name: 'delete_correction',
  method: 'POST',
  path: '/paysheets/delete_correction',
  roles: STAFF,
  body: position.extend({ nomina_id: rowNumber, period: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const correctionEndpoints = { closed_differences, apply_corrections, delete_correction } as const;

/** The calendar of closings: what is open, what closes when, and who has not captured. */
import { z } from 'zod';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { CAPTURE_KINDS } from './capture-rows.ts';
import { PAYSHEET_STATES } from './incident-endpoints.ts';

/** Periods of an answer at most; more are `cut`. */
export const MAX_CLOSINGS = 500;

export const closing = z.object({
  client_id: z.uuid(),
  client: z.string(),
  paysheet_id: z.int(),
  id_humansite: z.string(),
  paysheet: z.string(),
  period_id: z.int(),
  process_id: z.int(),
  process: z.string(),
  mes: z.string(),
  calendar: z.int(),
  initial_date: z.string(),
  end_date: z.string(),
  payment_date: z.string(),
  /** The last day of capture; without one of its own, the period's. */
  closes: z.string(),
  estatus: z.enum(['Abierta', 'Finalizada']),
  states: z.record(z.enum(CAPTURE_KINDS), z.enum(PAYSHEET_STATES)),
  /** People with anything captured, and all who are employed on some day of the period. */
  captured: z.int(),
  people: z.int(),
  /** The Ejecutivos of the client, by name. */
  executives: z.array(z.string()),
});
export type Closing = z.infer<typeof closing>;

/** The periods whose capture closes between two days, of the clients that the person sees or of one of them, by day. */
export const closing_calendar = endpoint({
  name: 'closing_calendar',
  method: 'GET',
  path: '/incidents/closing_calendar',
  roles: STAFF,
  query: z.object({ desde: z.iso.date(), hasta: z.iso.date(), user_id: z.uuid().optional() }),
  response: z.object({ result: z.array(closing), cut: z.boolean() }),
  kind: 'json',
});

/** People of all clients that the person sees, by words of their name or by number, NSS, RFC or CURP (12 at most). */
export const find_people = endpoint({
  name: 'find_people',
  method: 'GET',
  path: '/incidents/find_people',
  roles: STAFF,
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  response: z.object({
    result: z.array(
      z.object({
        employee_id: z.int(),
        human_id: z.string().nullable(),
        name: z.string(),
        ssn: z.string(),
        rfc: z.string(),
        client_id: z.uuid(),
        client: z.string(),
        paysheet_id: z.int(),
        paysheet: z.string(),
        /** The open period of their payroll that closes next; null: none has begun. */
        period: z.object({ id: z.int(), process_id: z.int(), calendar: z.int() }).nullable(),
      }),
    ),
  }),
  kind: 'json',
});
export type MatchedPerson = z.infer<typeof find_people.response>['result'][number];

export const closingEndpoints = { closing_calendar, find_people } as const;

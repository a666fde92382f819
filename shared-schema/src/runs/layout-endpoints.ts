/** An organization's own layouts of bank files. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowNumber } from '../api/row-number.ts';
import { layoutProblems } from './layout-problems.ts';
import { paymentLayout } from './payment-layout.ts';

const moment = z.object({ name: z.string(), at: z.string() });

export const payment_layouts = endpoint({
  name: 'payment_layouts',
  method: 'GET',
  path: '/paysheets/payment_layouts',
  roles: STAFF,
  response: z.object({
    /** The last version of each, by name; `version` is what a product asks for, as `propio-<version>`. */
    layouts: z.array(z.object({ version: rowNumber, layout: paymentLayout, changed: moment })),
    /** The last fifty changes, the newest first. */
    changes: z.array(moment.extend({ id: rowNumber, nombre: z.string(), is_removal: z.boolean() })),
  }),
  kind: 'json',
});

/** A layout that can be written without surprise. */
const soundLayout = paymentLayout.superRefine((layout, context) => {
  for (const message of layoutProblems(layout)) context.addIssue({ code: 'custom', message });
});

/** `version`: the last one of the layout that is changed; without it a layout is added. */
export const save_payment_layout = endpoint({
  name: 'save_payment_layout',
  method: 'POST',
  path: '/paysheets/save_payment_layout',
  roles: ['Admin'],
  body: z.object({ version: rowNumber.optional(), layout: soundLayout }),
  bodyLimit: BODY_LIMITS.list,
  response: z.object({ version: rowNumber, message: z.string() }),
  kind: 'json',
});

export const delete_payment_layout = endpoint({
  name: 'delete_payment_layout',
  method: 'POST',
  path: '/paysheets/delete_payment_layout',
  roles: ['Admin'],
  body: z.object({ version: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

/** Lines of people that a preview shows. */
export const PREVIEW_LINES = 5;
/** People without an account that a preview names. */
export const PREVIEW_LEFT = 20;

/** Over the payments of a calculated period; a layout with problems is not written. */
export const preview_payment_layout = endpoint({
  name: 'preview_payment_layout',
  method: 'POST',
  path: '/paysheets/preview_payment_layout',
  roles: ['Admin'],
  body: z.object({ layout: paymentLayout, nomina_id: rowNumber, period: rowNumber }),
  bodyLimit: BODY_LIMITS.list,
  response: z.object({
    problems: z.array(z.string()),
    /** Header, the first people and trailer, as they are written. */
    lines: z.array(z.string()),
    people: z.int(),
    total: z.string(),
    left: z.object({ people: z.int(), total: z.string(), names: z.array(z.string()) }),
  }),
  kind: 'json',
});

export const layoutEndpoints = {
  payment_layouts,
  save_payment_layout,
  delete_payment_layout,
  preview_payment_layout,
} as const;

/** The columns of an organization's “Reporte AGS”. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowNumber } from '../api/row-number.ts';
import { agsLayout, agsLayoutProblems } from './ags-layout.ts';

export const get_ags_layout = endpoint({
  name: 'get_ags_layout',
  method: 'GET',
  path: '/paysheets/ags_layout',
  roles: STAFF,
  response: z.object({
    /** Of the last change; null: nothing was ever changed. */
    version: rowNumber.nullable(),
    is_default: z.boolean(),
    layout: agsLayout,
    /** The last fifty changes, the newest first. */
    changes: z.array(
      z.object({ version: rowNumber, is_default: z.boolean(), name: z.string(), at: z.string() }),
    ),
  }),
  kind: 'json',
});

/** A layout that can be printed without surprise. */
const soundLayout = agsLayout.superRefine((layout, context) => {
  for (const message of agsLayoutProblems(layout)) context.addIssue({ code: 'custom', message });
});

/** `version`: the last one that was seen. `layout` null: the default columns again. */
export const save_ags_layout = endpoint({
  name: 'save_ags_layout',
  method: 'POST',
  path: '/paysheets/save_ags_layout',
  roles: ['Admin'],
  body: z.object({ version: rowNumber.nullable(), layout: soundLayout.nullable() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ version: rowNumber, message: z.string() }),
  kind: 'json',
});

/** People that a preview shows. */
export const AGS_PREVIEW_PEOPLE = 5;

/** Over the results of a period; a layout with problems shows nobody. */
export const preview_ags_layout = endpoint({
  name: 'preview_ags_layout',
  method: 'POST',
  path: '/paysheets/preview_ags_layout',
  roles: ['Admin'],
  body: z.object({ layout: agsLayout, nomina_id: rowNumber, period: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({
    problems: z.array(z.string()),
    /** The first people, as they are printed. */
    rows: z.array(z.array(z.string())),
  }),
  kind: 'json',
});

export const agsEndpoints = { get_ags_layout, save_ags_layout, preview_ags_layout } as const;

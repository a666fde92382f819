/** The calls of drafts: what somebody works on and has not saved, complete or not. Nobody else sees it. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES, STAFF } from '../api/endpoint.ts';
import { reportId, reportNumber } from '../api/report-number.ts';
import { orientation, reportDocument } from '../report/report.ts';

/** How many new reports, never saved, a person may have as drafts. */
export const MAX_NEW_DRAFTS = 50;

/** When the saved version that a draft began from was saved; null for a new report. */
const basedOn = z.iso.datetime().nullable();

/** A draft without its document. `report_id` is null for a report that was never saved. */
export const draftSummary = z.object({
  id: z.uuid(),
  report_id: z.int().nullable(),
  nombre: z.string(),
  orientation,
  updated_at: z.string(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

/** The caller's own drafts, newest first; empty for roles that edit no reports. */
export const get_drafts = endpoint({
  name: 'get_drafts',
  method: 'GET',
  path: '/report/get_drafts',
  roles: ROLES,
  response: z.array(draftSummary),
  kind: 'json',
});

/** A draft is named by its report, or, for a new report, by an id that the client made. */
const draftName = z.union([z.object({ report_id: reportId }), z.object({ id: z.uuid() })]);

export const get_draft = endpoint({
  name: 'get_draft',
  method: 'GET',
  path: '/report/get_draft',
  roles: STAFF,
  query: draftName,
  response: z.object({
    result: z
      .object({ reporte: reportDocument, updated_at: z.string(), based_on: basedOn })
      // None, or one that a later version wrote.
      .nullable(),
  }),
  kind: 'json',
});

/** Keeps the draft, instead of the one before. */
export const update_draft = endpoint({
  name: 'update_draft',
  method: 'PUT',
  path: '/report/update_draft',
  roles: STAFF,
  body: z.union([
    z.object({ report_id: reportNumber, based_on: basedOn, reporte: reportDocument }),
    z.object({ id: z.uuid(), reporte: reportDocument }),
  ]),
  bodyLimit: BODY_LIMITS.report,
  response: z.object({
    result: z.object({
      updated_at: z.string(),
      /** When the draft before was kept: who kept another one last works on another machine, too. null: there was none. */
      replaced: z.string().nullable(),
    }),
  }),
  kind: 'json',
});

/** Removes it; one that is not there is no error. */
export const delete_draft = endpoint({
  name: 'delete_draft',
  method: 'DELETE',
  path: '/report/delete_draft',
  roles: STAFF,
  query: draftName,
  response: z.object({ result: z.object({ deleted: z.boolean() }) }),
  kind: 'json',
});

export const reportDraftEndpoints = { get_drafts, get_draft, update_draft, delete_draft } as const;

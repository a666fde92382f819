/** The calls about reports themselves (specification 3 §7, "Reports"). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES, STAFF } from '../api/endpoint.ts';
import { pdfOptions } from '../api/render-contract.ts';
import { reportId, reportNumber } from '../api/report-number.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { staticFilterChoice } from '../data/static-filter.ts';
import { type auditorio, orientation, reportDocument } from '../report/report.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { reportProof } from './report-proof.ts';

/** What the person may do with a report; the web shows it and never derives it. */
export const reportAbilities = z.object({
  edit: z.boolean(),
  clone: z.boolean(),
  disable: z.boolean(),
  delete: z.boolean(),
  combine: z.boolean(),
  /** A file for each value of a column. */
  split: z.boolean(),
  set_editable: z.boolean(),
});

export const reportSummary = z.object({
  id: z.int(),
  nombre: z.string(),
  orientation,
  es_estatico: z.boolean(),
  /** Of a payroll product, which is a static report with parameters; `recibos`: the receipts. */
  producto: z.enum(['producto', 'recibos']).optional(),
  habilitado: z.boolean(),
  /** The text 'true' lets every user of the screen edit it (specification 3 §6). */
  editable: z.string(),
  /** null: nobody's, of a static report. */
  user_id: z.uuid().nullable(),
  usuario_nombre: z.string(),
  updated_at: z.string(),
  can: reportAbilities,
  /** Of the version that is saved; absent while there is none, and for whoever is not told. */
  proof: reportProof.optional(),
  /** Whether the caller's downloads use filters of their own; absent when they use the report's. */
  own_filters: z.literal(true).optional(),
});
export type ReportSummary = z.infer<typeof reportSummary>;

export const get_reports = endpoint({
  name: 'get_reports',
  method: 'GET',
  path: '/report/get_reports',
  roles: ROLES,
  query: z.object({
    user_id: z.uuid().optional(),
    rol: z.string().optional(),
    organizationId: z.uuid().optional(),
  }),
  response: z.array(reportSummary),
  kind: 'json',
});

export const create_report = endpoint({
  name: 'create_report',
  method: 'POST',
  path: '/report/create_report',
  roles: STAFF,
  body: z.object({ reporte: reportDocument }),
  bodyLimit: BODY_LIMITS.report,
  response: z.object({ result: z.object({ id_report: z.int(), updated_at: z.string() }) }),
  kind: 'json',
});

export const update_report = endpoint({
  name: 'update_report',
  method: 'PUT',
  path: '/report/update_report',
  roles: STAFF,
  body: z.object({
    reporte: reportDocument.extend({
      id: reportNumber,
      /** When the copy that was edited was saved; refused if somebody saved since. */
      updated_at: z.iso.datetime().optional(),
    }),
  }),
  bodyLimit: BODY_LIMITS.report,
  response: z.object({ result: z.object({ id_report: z.int(), updated_at: z.string() }) }),
  kind: 'json',
});

/** A copy with the same filters and additional columns (specification 3 §2.3); the specification shows no call. */
export const clone_report = endpoint({
  name: 'clone_report',
  method: 'POST',
  path: '/report/clone_report',
  roles: STAFF,
  body: z.object({ id_report: reportNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: z.object({ id_report: z.int(), nombre: z.string() }) }),
  kind: 'json',
});

/** Disables or enables. */
export const disable_report = endpoint({
  name: 'disable_report',
  method: 'PUT',
  path: '/report/disable_report',
  roles: STAFF,
  body: z.object({ reporte: z.object({ id: reportNumber, habilitado: z.boolean() }) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: z.object({ id_report: z.int(), habilitado: z.boolean() }) }),
  kind: 'json',
});

/** Whether Ejecutivos may edit a report. */
export const set_editable = endpoint({
  name: 'set_editable',
  method: 'PUT',
  path: '/report/set_editable',
  roles: ['SuperAdmin', 'Admin'],
  body: z.object({ reporte: z.object({ id: reportNumber, editable: z.enum(['true', 'false']) }) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: z.object({ id_report: z.int(), editable: z.string() }) }),
  kind: 'json',
});

export const delete_report = endpoint({
  name: 'delete_report',
  method: 'DELETE',
  path: '/report/delete_report',
  roles: ['SuperAdmin', 'Admin'],
  query: z.object({ id_report: reportId }),
  response: z.object({ result: z.object({ id_report: z.int() }) }),
  kind: 'json',
});

export const get_report = endpoint({
  name: 'get_report',
  method: 'GET',
  path: '/report/get_report',
  roles: STAFF,
  query: z.object({ id: reportId }),
  response: reportDocument.extend({
    id: z.int(),
    es_estatico: z.boolean(),
    habilitado: z.boolean(),
    editable: z.string(),
    updated_at: z.string(),
    can: reportAbilities,
    /** A later version wrote it: it can be shown as far as this one knows it, and not be saved. */
    newer: z.literal(true).optional(),
  }),
  kind: 'json',
});

/** The items of a report in reading order, as a JSON file (specification 3 §7). */
export const get_items_jsons = endpoint({
  name: 'get_items_jsons',
  method: 'GET',
  path: '/report/get_items_jsons',
  roles: STAFF,
  query: z.object({ report_id: reportId }),
  response: z.unknown(),
  kind: 'file',
});

export const downloadFormat = z.enum(['pdf', 'docx', 'xlsx']);
export type DownloadFormat = z.infer<typeof downloadFormat>;

/** A saved report, or one as it stands in the editor, as a file of a format. */
export const downloadOrder = z
  .object({
    report_id: reportNumber.optional(),
    reporte: reportDocument.optional(),
    format: downloadFormat,
    orientation: orientation.optional(),
    pdf: pdfOptions.optional(),
    /** Values of a static report's filters for this file alone; the others are the person's own. */
    filtros: z.array(staticFilterChoice).max(20).optional(),
    /** Answers to the report's parameters; the others have their defaults. */
    parametros: parameterValues.optional(),
  })
  .refine((body) => body.pdf === undefined || body.format === 'pdf', {
    message: apiFieldMessages.optionsOfPdf,
    path: ['pdf'],
  })
  .refine((body) => (body.report_id === undefined) !== (body.reporte === undefined), {
    message: apiFieldMessages.reportOrId,
  });
export type DownloadOrder = z.infer<typeof downloadOrder>;

/** The file within the answer, kept nowhere: what the editor shows, and what programs fetch. */
export const download_report = endpoint({
  name: 'download_report',
  method: 'POST',
  path: '/report/download_report',
  roles: ROLES,
  body: downloadOrder,
  bodyLimit: BODY_LIMITS.report,
  response: z.unknown(),
  kind: 'file',
});

/** A picture that reports use; `id` goes into the image item's `valor`. */
export const reportAsset = z.object({
  id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ReportAsset = z.infer<typeof reportAsset>;

export const create_asset = endpoint({
  name: 'create_asset',
  method: 'POST',
  path: '/report/create_asset',
  roles: STAFF,
  multipart: true,
  bodyLimit: BODY_LIMITS.image,
  response: reportAsset,
  kind: 'json',
});

export const get_asset = endpoint({
  name: 'get_asset',
  method: 'GET',
  path: '/report/get_asset',
  roles: STAFF,
  query: z.object({ id: z.uuid() }),
  response: z.unknown(),
  kind: 'file',
});

/** The audience list of a report, for its selector. */
export type Auditorio = z.infer<typeof auditorio>;

export const reportEndpoints = {
  get_reports,
  create_report,
  update_report,
  clone_report,
  disable_report,
  set_editable,
  delete_report,
  get_report,
  get_items_jsons,
  create_asset,
  get_asset,
  download_report,
} as const;

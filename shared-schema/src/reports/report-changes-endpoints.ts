/** What saving a report would change, and for whom: asked before a report that others use is saved over. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { reportId, reportNumber } from '../api/report-number.ts';
import { reportDocument } from '../report/report.ts';
import { versionPages } from './report-audit-endpoints.ts';

/**
 * Who gets a report: `todos` every client, `clientes` the chosen ones, `destinatarios` whom schedules send it to, `accesos`
 * programs with a token.
 */
const RECEIVER_KINDS = ['todos', 'clientes', 'programaciones', 'destinatarios', 'accesos'] as const;

const reportReceivers = z.object({
  kind: z.enum(RECEIVER_KINDS),
  count: z.int(),
  /** Of the first ones that the person may see. */
  nombres: z.array(z.string()),
});
export type ReportReceivers = z.infer<typeof reportReceivers>;

export const get_report_receivers = endpoint({
  name: 'get_report_receivers',
  method: 'GET',
  path: '/report/get_report_receivers',
  roles: STAFF,
  query: z.object({ id: reportId }),
  response: z.object({
    result: z.object({
      /** Who gets the report as it is stored; empty while only its author and administrators use it. */
      receivers: z.array(reportReceivers),
      updated_at: z.string(),
    }),
  }),
  kind: 'json',
});

/** The paper of a version's pages. */
const versionPaper = versionPages.pick({ orientation: true, papel: true, margins: true, body_height: true });
export type VersionPaper = z.infer<typeof versionPaper>;

/** Values that people read. `removed` and `added` belong to rows, columns and items of one version only. */
const valueChanges = z.object({
  compared: z.int(),
  changed: z.int(),
  added: z.int(),
  removed: z.int(),
});
export type ValueChanges = z.infer<typeof valueChanges>;

/** A page as both versions draw it, as contents of `.lz-paper` elements; null: the version has no such page. */
const changedPage = z.object({ before: z.string().nullable(), after: z.string().nullable() });
export type ChangedPage = z.infer<typeof changedPage>;

/** The two versions over the same rows: the first `limit` of each item. */
const versionComparison = z.object({
  pages: z.object({
    before: z.int(),
    after: z.int(),
    /** Those that differ, are new, or are gone. */
    changed: z.int(),
    /** Only so many first pages were compared. */
    more: z.boolean(),
  }),
  /** null: the rows were not read in time, and `drawn` shows invented ones. */
  values: valueChanges.nullable(),
  rows: z.object({ limit: z.int(), more: z.boolean() }),
  /** The first changed pages, with changed items marked as in the audit. */
  drawn: z.object({ before: versionPaper, after: versionPaper, pages: z.array(changedPage) }),
});
export type VersionComparison = z.infer<typeof versionComparison>;

/** The report in the body against the stored one. */
export const get_report_changes = endpoint({
  name: 'get_report_changes',
  method: 'POST',
  path: '/report/get_report_changes',
  roles: STAFF,
  body: z.object({
    reporte: reportDocument.extend({
      id: reportNumber,
      /** When the copy that was edited was saved. */
      updated_at: z.iso.datetime().optional(),
    }),
  }),
  bodyLimit: BODY_LIMITS.report,
  response: z.object({
    result: z.object({
      /** Of the stored version. */
      updated_at: z.string(),
      /** Who gets the report once it is saved. */
      receivers: z.array(reportReceivers),
      /** Sentences: what the report in the body changes of the stored one. */
      changes: z.array(z.string()),
      /**
       * What was done to both since the edited copy was saved; null when nobody saved since, or that version is not
       * known any more.
       */
      since: z.object({ stored: z.array(z.string()), own: z.array(z.string()) }).nullable(),
      /** null: this version of the program cannot read the stored one. */
      comparison: versionComparison.nullable(),
    }),
  }),
  kind: 'json',
});
export type ReportChanges = z.infer<typeof get_report_changes.response>['result'];

export const reportChangesEndpoints = { get_report_receivers, get_report_changes } as const;

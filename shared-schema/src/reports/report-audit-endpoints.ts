/** The audit of reports (specification 3 §2.5, §7 "Audit"). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES, STAFF } from '../api/endpoint.ts';
import { reportId, reportNumber } from '../api/report-number.ts';
import { orientation, pageSetup } from '../report/report.ts';

/** What is registered by the calls that change a report. */
export const REPORT_CHANGES = [
  'Inicial',
  'Creado',
  'Editado',
  'Clonado',
  'Deshabilitado',
  'Habilitado',
  'Eliminado',
  'Edición permitida',
  'Edición restringida',
  'Filtros',
  'Audiencia',
  'Restaurado',
  /** A new version of Lienzo changed what the report gives. */
  'Actualizado',
] as const;
/** What a screen or a program reports by itself, because no call changes anything. */
export const REPORT_USES = ['Consultado', 'Descargado'] as const;

export const reportMovement = z.enum([...REPORT_CHANGES, ...REPORT_USES]);
export type ReportMovement = z.infer<typeof reportMovement>;

/** Rows of a page. */
export const REPORT_AUDIT_PAGE = 50;

/** A movement, with the report's name as it was then. */
export const reportAuditEntry = z.object({
  id: z.int(),
  id_reporte: z.int(),
  id_user: z.uuid(),
  /** The organization, or the client of a client user. */
  id_user_entity: z.uuid(),
  tipo_movimiento: reportMovement,
  fecha_movimiento: z.string(),
  nombre_reporte: z.string(),
  usuario_nombre: z.string(),
  usuario_correo: z.string(),
});
export type ReportAuditEntry = z.infer<typeof reportAuditEntry>;

const auditNumber = reportNumber;
const auditId = reportId;

export const get_audit_report = endpoint({
  name: 'get_audit_report',
  method: 'GET',
  path: '/report/get_audit_report',
  roles: STAFF,
  query: z.object({
    /** The movements of one person; an Ejecutivo gets their own, whoever is named. */
    user_id: z.uuid().optional(),
    /** Words of the report's name. */
    q: z.string().max(200).optional(),
    /** Entries before this one. */
    before: auditId.optional(),
  }),
  response: z.object({
    result: z.array(reportAuditEntry),
    /** `before` of the next page; null at the end. */
    next: z.int().nullable(),
  }),
  kind: 'json',
});

/** An item of a version, in the words of the contract. */
export const auditItem = z.object({
  uuid: z.string(),
  nombre: z.string(),
  /** Rich text, an image's id or a code's text; null for kinds without a value. */
  valor: z.unknown(),
  tablas: z.array(z.string()),
  filtros: z.array(z.unknown()),
  columnas_adicionales: z.array(z.unknown()),
});
export type AuditItem = z.infer<typeof auditItem>;

/**
 * A version as the one drawing draws it, with invented rows. Changed items stand in `[data-lz-change]` elements that
 * say so in words. Each page is the content of a `.lz-paper` element.
 */
export const versionPages = z.object({
  pages: z.array(z.string()),
  /** Not all pages were drawn. */
  more: z.boolean(),
  orientation,
  papel: pageSetup.shape.papel,
  margins: pageSetup.shape.margins,
  /** Of a page without its margins, in points. */
  body_height: z.number(),
});
export type VersionPages = z.infer<typeof versionPages>;

export const get_audit_detail_report = endpoint({
  name: 'get_audit_detail_report',
  method: 'GET',
  path: '/report/get_audit_detail_report',
  roles: STAFF,
  query: z
    .object({
      id_report: reportId,
      /** The movement's `fecha_movimiento`; of several within a millisecond the last one. */
      date_audit: z.iso.datetime().optional(),
      /** The movement itself, instead. */
      id: auditId.optional(),
    })
    .refine(({ date_audit, id }) => date_audit !== undefined || id !== undefined, { path: ['date_audit'] }),
  response: z.object({
    result: z.object({
      movement: reportAuditEntry,
      /** The version that was requested, and the one before it; without items when there is none. */
      current: z.array(auditItem),
      latest: z.array(auditItem),
      added_items: z.array(auditItem),
      deleted_items: z.array(auditItem),
      edited_items: z.array(auditItem),
      /** Sentences. */
      changes: z.array(z.string()),
      /** Null: there is no such version, or this version of the program cannot draw it. */
      pages: z.object({ current: versionPages.nullable(), latest: versionPages.nullable() }),
      /** Whether the person may restore it: it is there, and differs from the report as it is now. */
      can: z.object({ restore_current: z.boolean(), restore_latest: z.boolean() }),
      /** When the report was last saved, for `restore_report`; null for a deleted one. */
      updated_at: z.string().nullable(),
    }),
  }),
  kind: 'json',
});
export type ReportAuditDetail = z.infer<typeof get_audit_detail_report.response>['result'];

/**
 * Registers a use of a report. Who, when and which version are the server's own knowledge, so `id_user`,
 * `id_user_entity` and `json_peticion` are accepted and ignored. A change is registered by the call that makes it, and
 * a use once a minute: `registered` is false for what added no entry.
 */
export const register_audit_report = endpoint({
  name: 'register_audit_report',
  method: 'POST',
  path: '/report/register_audit_report',
  roles: ROLES,
  body: z.object({
    audit_report: z.object({
      id_reporte: reportNumber,
      id_user: z.unknown().optional(),
      id_user_entity: z.unknown().optional(),
      json_peticion: z.unknown().optional(),
      tipo_movimiento: reportMovement,
    }),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: z.object({ registered: z.boolean() }) }),
  kind: 'json',
});

/** Saves the version of a movement, or the one before it, as the report. */
export const restore_report = endpoint({
  name: 'restore_report',
  method: 'POST',
  path: '/report/restore_report',
  roles: STAFF,
  body: z.object({
    /** The movement. */
    id: auditNumber,
    id_report: reportNumber,
    version: z.enum(['current', 'latest']),
    /** When the report was last saved, as far as the person knows; refused if somebody saved since. */
    updated_at: z.iso.datetime(),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: z.object({ id_report: z.int(), updated_at: z.string() }) }),
  kind: 'json',
});

export const reportAuditEndpoints = {
  get_audit_report,
  get_audit_detail_report,
  register_audit_report,
  restore_report,
} as const;

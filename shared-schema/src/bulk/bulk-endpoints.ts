/** Bulk load: layouts to fill in, and what a filled one says (specification 3 §7, "Bulk layouts"). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { payrollPeriod, payrollPeriodQuery } from '../capture/capture-rows.ts';
import { workbookFinding } from '../workbooks/workbook-finding.ts';
import { BULK_KINDS, bulkContext, bulkLine } from './bulk-line.ts';

const layoutRequest = payrollPeriod.extend({
  /** `capturado`: what is captured, instead of a layout to be filled in. */
  contenido: z.enum(['vacio', 'capturado']).default('vacio'),
});
export type LayoutRequest = z.infer<typeof layoutRequest>;

const layout = {
  method: 'POST',
  roles: STAFF,
  body: layoutRequest,
  bodyLimit: BODY_LIMITS.small,
  response: z.unknown(),
  kind: 'file',
} as const;

/**
 * `Layout_incidencias.xlsx`: the people and concepts of the payroll, to be filled in. `capturado`:
 * `incidencias_carga_masiva.xlsx`, the same with what is captured, to be changed and loaded again.
 */
export const get_xls_incident = endpoint({
  name: 'get_xls_incident',
  path: '/incidents/get_xls_incident',
  ...layout,
});

/**
 * `Layout_hrs_extras.xlsx`: the people and days of the period. `capturado`: `acuse_hrs_extras.xlsx`, double hours in
 * blocks of nine (specification 3 §9).
 */
export const get_xls_HorasExtra = endpoint({
  name: 'get_xls_HorasExtra',
  path: '/incidents/get_xls_HorasExtra',
  ...layout,
});

/**
 * `Layout_incapacidades.xlsx`: the people, and what a certificate says. `capturado`: `incapacidades_carga_masiva.xlsx`,
 * with the certificates that begin in the period. `download=false` puts the file into the client's folder and answers
 * where it is.
 */
export const genera_xls_incapacidad = endpoint({
  name: 'genera_xls_incapacidad',
  path: '/incidents/genera_xls_incapacidad',
  query: z.object({ download: z.enum(['true', 'false']).default('true') }),
  ...layout,
});

/** Findings that an answer names; the others are counted. */
export const MAX_FINDINGS = 1000;

const bulkFile = z.object({
  result: z.object({
    tipo: z.enum(BULK_KINDS),
    /** The human-site id and the name of the payroll. */
    Nomina: z.tuple([z.string(), z.string()]),
    'Año-periodo': z.tuple([z.int(), z.string()]),
    idNomina: z.int(),
    periodo: z.int(),
    /** The sheet that was read; null: none could be. */
    hoja: z.string().nullable(),
    /** The letters of the columns, by group and heading. */
    columnas: z.record(z.string(), z.record(z.string(), z.string())),
    data: z.array(bulkLine),
    /** Rows whose number is nobody's in the payroll: they are not among `data`. */
    sin_nomina: z.array(z.object({ renglon: z.int(), 'NUM EMPLEADO': z.string(), NOMBRE: z.string() })),
    /** Of the file and its shape. */
    findings: z.array(workbookFinding),
    /** Of the lines, by the rules that `checkBulkLines` applies to `data` and `context`. */
    line_findings: z.array(workbookFinding),
    /** How many more there are than are named. */
    left_out: z.int(),
    context: bulkContext,
  }),
});
export type BulkFile = z.infer<typeof bulkFile>['result'];

const loading = {
  method: 'POST',
  roles: STAFF,
  multipart: true,
  body: payrollPeriodQuery,
  bodyLimit: BODY_LIMITS.file,
  response: bulkFile,
  kind: 'json',
} as const;

/**
 * Reads and checks a filled layout of incidents; nothing is saved. Its lines are saved by `set_incidents`, which replaces
 * what was captured, in one transaction.
 */
export const cargar_layout_incidencias = endpoint({
  name: 'cargar_layout_incidencias',
  path: '/incidents/cargar_layout_incidencias',
  ...loading,
});

/** The same of overtime; saved by `horas_create_newMasiva`. */
export const cargar_layout_horas_extra = endpoint({
  name: 'cargar_layout_horas_extra',
  path: '/incidents/cargar_layout_horas_extra',
  ...loading,
});

/** The same of disabilities; saved by `set_incidents` with `incapacidad=true`. */
export const cargar_layout_incapacidades = endpoint({
  name: 'cargar_layout_incapacidades',
  path: '/incidents/cargar_layout_incapacidades',
  ...loading,
});

export const bulkEndpoints = {
  get_xls_incident,
  get_xls_HorasExtra,
  genera_xls_incapacidad,
  cargar_layout_incidencias,
  cargar_layout_horas_extra,
  cargar_layout_incapacidades,
} as const;

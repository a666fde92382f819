/** The calls of 'Variabilidad' (specification 2 §7). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { yearOf } from '../payroll/plain-date.ts';
import { queriedDay, slashedDay, statusMap, statusQuery } from './imss-request.ts';
import { registerNumber } from './movement-endpoints.ts';
import { type Bimester, bimesterOfFortnight, bimesterSpan } from './variability/bimester.ts';
import { DAY_KINDS, VARIABILITY_PERIODS } from './variability/variability-choices.ts';

const message = z.object({ message: z.string() });

/** A bimester is named by one of its four fortnights, and by days that lie in it; the year is theirs. */
export function bimesterOfRequest({
  periodo,
  fecha_inicial,
}: {
  periodo: number;
  fecha_inicial: string;
}): Bimester {
  return bimesterOfFortnight(yearOf(fecha_inicial), periodo);
}

/** Asks for the variability of a bimester; days are taken as dd/mm/yyyy or yyyy-mm-dd. */
export const post_genera_variabilidad = endpoint({
  name: 'post_genera_variabilidad',
  method: 'POST',
  path: '/affiliation/post_genera_variabilidad',
  roles: STAFF,
  body: z
    .object({
      nomina: rowNumber,
      /** The payroll's number. */
      human_id: z.string().max(40),
      name_nomina: z.string().max(200),
      register: registerNumber,
      fecha_inicial: z.union([slashedDay, queriedDay]),
      fecha_final: z.union([slashedDay, queriedDay]),
      periodo: z.int().min(1).max(VARIABILITY_PERIODS),
      dias: z.enum(DAY_KINDS),
      /** A folder of the directory instead of the client's. */
      carpeta: z.uuid().optional(),
    })
    .refine(
      ({ periodo, fecha_inicial, fecha_final }) => {
        const { first, last } = bimesterSpan(bimesterOfRequest({ periodo, fecha_inicial }));
        return fecha_inicial >= first && fecha_final <= last && fecha_inicial <= fecha_final;
      },
      { path: ['fecha_final'] },
    ),
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

export const get_variabilidad = endpoint({
  name: 'get_variabilidad',
  method: 'GET',
  path: '/affiliation/get_variabilidad',
  roles: STAFF,
  query: statusQuery,
  response: statusMap,
  kind: 'json',
});

export const VARIABILITY_PAGE = 100;

/** One person's calculation; amounts are null where there is no result, which `finding` explains. */
export const variabilityRow = z.object({
  employee_id: rowNumber,
  human_id: z.string().nullable(),
  name: z.string(),
  nss: z.string(),
  earned: z.int(),
  absences: z.int(),
  disabilities: z.int(),
  daily_salary: z.string().nullable(),
  factor: z.string().nullable(),
  fixed_part: z.string().nullable(),
  variable_total: z.string().nullable(),
  variable_part: z.string().nullable(),
  sbc: z.string().nullable(),
  limited: z.enum(['floor', 'cap']).nullable(),
  current_sbc: z.string().nullable(),
  is_changed: z.boolean(),
  /** It is in a batch. */
  is_added: z.boolean(),
  finding: z.string().nullable(),
});
export type VariabilityRow = z.infer<typeof variabilityRow>;

/** The people of a variability, those whose contribution base changes first. */
export const imss_variability = endpoint({
  name: 'imss_variability',
  method: 'GET',
  path: '/affiliation/imss_variability',
  roles: STAFF,
  query: z.object({
    request_id: rowId,
    page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
  }),
  response: z.object({
    total: z.int(),
    changed: z.int(),
    effective_date: z.string().nullable(),
    rows: z.array(variabilityRow),
  }),
  kind: 'json',
});

/** 'Añadir mov.': the changes of these people, or of all, go into the open batch of payroll and registro. */
export const add_variability_movements = endpoint({
  name: 'add_variability_movements',
  method: 'POST',
  path: '/affiliation/add_variability_movements',
  roles: STAFF,
  body: z.object({
    request_id: rowNumber,
    /** Without any, everybody whose base changes. */
    employee_ids: z.array(rowNumber).max(5000).default([]),
  }),
  bodyLimit: BODY_LIMITS.list,
  response: message,
  kind: 'json',
});

export const variabilityEndpoints = {
  post_genera_variabilidad,
  get_variabilidad,
  imss_variability,
  add_variability_movements,
} as const;

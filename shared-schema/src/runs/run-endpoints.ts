/**
 * The calls of calculation, closing and products (specification 2 §7). `post_genera_producto` is asked by the product form
 * for one payroll, `post_genera_producto_x_nominas` by the screens of calculation and of products for several.
 */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { FINDING_CODES } from '../payroll/engine/finding-codes.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { productRuleMessages } from '../rule-messages/product-rule-messages.ts';
import {
  type AskedProduct,
  askedParameters,
  missingFields,
  PRODUCTS,
  productParameters,
} from './products.ts';

/** Described as the list of its values. */
const product = z.literal(PRODUCTS).meta({ enum: [...PRODUCTS] });

/** What is printed, or what is done with the payroll. */
const requestKind = z.enum(['Reporte', 'Proceso']);

/** One to fifty payrolls of a client. */
const payrolls = z
  .union([rowNumber, z.array(rowNumber).min(1).max(50)])
  .transform((ids) => [...new Set([ids].flat())]);

const year = z.int().min(1990).max(2100);
const asked = askedParameters.extend({
  tipo_producto: product,
  /** The payroll's own process. */
  proceso: rowNumber.optional(),
  period: rowNumber.optional(),
  anio: year.optional(),
});

/** Names what the product needs and the request lacks, and a range that ends before it begins. */
function check(value: AskedProduct, context: z.core.$RefinementCtx<AskedProduct>): void {
  for (const field of missingFields(value))
    context.addIssue({ code: 'custom', path: [field], message: apiFieldMessages.missing });
  const { mes_inicial = 1, mes_final = 12 } = value;
  if (mes_final < mes_inicial)
    context.addIssue({ code: 'custom', path: ['mes_final'], message: productRuleMessages.monthsReversed });
}

/** `año`, `periodo_fnal` are the specification's spellings. */
export const post_genera_producto = endpoint({
  name: 'post_genera_producto',
  method: 'POST',
  path: '/paysheets/post_genera_producto',
  roles: STAFF,
  body: asked.extend({ nomina_id: rowNumber, año: year.optional() }).superRefine(check),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

/** For each payroll, in the period with the dates of `period`, which belongs to one of them. */
export const post_genera_producto_x_nominas = endpoint({
  name: 'post_genera_producto_x_nominas',
  method: 'POST',
  path: '/paysheets/post_genera_producto_x_nominas',
  roles: STAFF,
  body: asked.extend({ producto: requestKind, nomina_id: payrolls }).superRefine(check),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const REQUEST_STATES = ['en_espera', 'en_proceso', 'lista', 'rechazada', 'fallida'] as const;

/** `recibos`: a PDF with a receipt for each person; `txt`: what a bank reads. */
export const PRODUCT_FORMATS = ['pdf', 'xlsx', 'recibos', 'txt'] as const;
export type ProductFormat = (typeof PRODUCT_FORMATS)[number];

/** What was asked for, newest first. `status` says it in words. */
export const productRequest = z.object({
  id: rowNumber,
  nomina_id: rowNumber,
  /** The payroll's number and name. */
  nomina: z.string(),
  product,
  periodo: z.string(),
  state: z.enum(REQUEST_STATES),
  status: z.string(),
  done: z.int(),
  /** Null: not known yet. */
  total: z.int().nullable(),
  person: z.string(),
  created_at: z.string(),
  parameters: productParameters,
  /** What it has made, in the client's folder, as far as it is still there. */
  files: z.array(
    z.object({ format: z.enum(PRODUCT_FORMATS), file_id: z.uuid(), version_id: z.uuid(), name: z.string() }),
  ),
});
export type ProductRequest = z.infer<typeof productRequest>;

/** Payrolls in a query string: `1,2`. Without any, what the caller may see, the newest hundred. */
const payrollList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,49}$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(rowNumber));

/** A status query is not validated like a request (action C): every filter may be missing. */
export const get_producto_x_nominas = endpoint({
  name: 'get_producto_x_nominas',
  method: 'GET',
  path: '/paysheets/get_producto_x_nominas',
  roles: STAFF,
  query: z.object({
    producto: requestKind.optional(),
    nomina_id: payrollList.optional(),
    tipo_producto: z.coerce.number().pipe(product).optional(),
    period: rowId.optional(),
  }),
  response: z.array(productRequest),
  kind: 'json',
});

/** The same for the product form, whose rows are called `registro`. */
export const get_producto = endpoint({
  name: 'get_producto',
  method: 'GET',
  path: '/paysheets/get_producto',
  roles: STAFF,
  query: z.object({
    nomina_id: rowId.optional(),
    tipo_producto: z.coerce.number().pipe(product).optional(),
    period: rowId.optional(),
  }),
  response: z.array(productRequest.omit({ nomina: true }).extend({ registro: z.string() })),
  kind: 'json',
});

/** Whose requests `get_storage_reports` lists (PAYROLL §7). */
export const STORAGE_MODES = ['nomina', 'movimientos', 'variabilidad', 'confronta', 'txt'] as const;

/** A map of JSON strings; of payroll products each holds `nomina` and `status`. */
export const get_storage_reports = endpoint({
  name: 'get_storage_reports',
  method: 'GET',
  path: '/paysheets/get_storage_reports',
  roles: STAFF,
  query: z.object({ modo: z.enum(STORAGE_MODES) }),
  response: z.record(z.string(), z.string()),
  kind: 'json',
});

export const RUN_STATES = ['sin_calcular', 'calculada', 'autorizada', 'cerrada'] as const;
export type RunState = (typeof RUN_STATES)[number];

const person = z.object({ name: z.string(), at: z.string() }).nullable();

/** How far a payroll's period is, and what may be done with it. */
export const payrollRun = z.object({
  id: rowNumber.nullable(),
  paysheet_id: rowNumber,
  period_id: rowNumber,
  /** The key of its process: ORD, AGU, FIN… */
  process: z.string(),
  nomina: z.string(),
  periodo: z.string(),
  initial_date: z.string(),
  end_date: z.string(),
  payment_date: z.string(),
  state: z.enum(RUN_STATES),
  version: z.int(),
  /** Something it was calculated from has changed since. */
  outdated: z.boolean(),
  /** The file that another program's results came in; null: calculated here. */
  imported_from: z.string().nullable(),
  captured: z.enum(['Abierta', 'Finalizada']),
  people: z.int(),
  total_perceptions: z.string(),
  total_deductions: z.string(),
  net_pay: z.string(),
  /** Quotas of the employer and the state's payroll tax, which `payroll_tax` tells apart. */
  employer_cost: z.string(),
  payroll_tax: z.string(),
  provision_aguinaldo: z.string(),
  provision_vacaciones: z.string(),
  provision_prima_vacacional: z.string(),
  /** The net of the payroll's period before, in the same process; null without one. */
  previous_net_pay: z.string().nullable(),
  /** Whom that paid. */
  previous_people: z.int().nullable(),
  errors: z.int(),
  warnings: z.int(),
  calculated: person,
  authorized: person,
  closed: person,
  can: z.object({ calculate: z.boolean(), authorize: z.boolean(), close: z.boolean() }),
  /** Why it cannot be authorised or closed, in sentences. */
  obstacles: z.array(z.string()),
});
export type PayrollRun = z.infer<typeof payrollRun>;

/** Of each payroll, in the period with the dates of `period`; payrolls without such a period are left out. */
export const payroll_runs = endpoint({
  name: 'payroll_runs',
  method: 'GET',
  path: '/paysheets/payroll_runs',
  roles: STAFF,
  query: z.object({ nomina_id: payrollList, period: rowId }),
  response: z.array(payrollRun),
  kind: 'json',
});

export const authorize_payroll_run = endpoint({
  name: 'authorize_payroll_run',
  method: 'POST',
  path: '/paysheets/authorize_payroll_run',
  roles: STAFF,
  body: z.object({ nomina_id: rowNumber, period: rowNumber, version: z.int().positive() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

/** Calculates one person of a calculated run again, as the whole calculation would. */
export const recalculate_person = endpoint({
  name: 'recalculate_person',
  method: 'POST',
  path: '/paysheets/recalculate_person',
  roles: STAFF,
  body: z.object({ nomina_id: rowNumber, period: rowNumber, employee_id: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({
    message: z.string(),
    version: z.int(),
    outdated: z.boolean(),
    /** false: an error left nothing of the person, or they are no longer of the period. */
    has_result: z.boolean(),
    errors: z.int(),
  }),
  kind: 'json',
});

export const FINDING_SEVERITIES = ['error', 'warning', 'info'] as const;
export const FINDINGS_PAGE = 100;

const finding = z.object({
  id: rowNumber,
  employee_id: rowNumber.nullable(),
  human_id: z.string().nullable(),
  name: z.string().nullable(),
  severity: z.enum(FINDING_SEVERITIES),
  code: z.enum(FINDING_CODES),
  message: z.string(),
});
export type Finding = z.infer<typeof finding>;

/** What a calculation found, errors first, a page at a time. */
export const payroll_findings = endpoint({
  name: 'payroll_findings',
  method: 'GET',
  path: '/paysheets/payroll_findings',
  roles: STAFF,
  query: z.object({
    run_id: rowId,
    severity: z.enum(FINDING_SEVERITIES).optional(),
    page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
  }),
  response: z.object({
    total: z.int(),
    findings: z.array(finding),
  }),
  kind: 'json',
});

export const RESULTS_PAGE = 100;

const resultLine = z.object({
  concept_id: rowNumber,
  units: z.string(),
  amount: z.string(),
  taxable_amount: z.string(),
  exempt_amount: z.string(),
  overridden: z.boolean(),
  /** A difference of a closed period is part of it. */
  corrected: z.boolean(),
});

/** The payroll sheet: a page of people, the concepts that somebody has, and the totals of all. */
export const payroll_sheet = endpoint({
  name: 'payroll_sheet',
  method: 'GET',
  path: '/paysheets/payroll_sheet',
  roles: STAFF,
  query: z.object({
    nomina_id: rowId,
    period: rowId,
    page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
    q: z.string().max(100).default(''),
  }),
  response: z.object({
    total: z.int(),
    concepts: z.array(
      z.object({
        id: rowNumber,
        key: z.string(),
        description: z.string(),
        kind: z.enum(['Percepción', 'Otro pago', 'Deducción', 'Incidencia']),
        /** Pesos of all people, and their days or hours. */
        total: z.string(),
        units: z.string(),
      }),
    ),
    people: z.array(
      z.object({
        employee_id: rowNumber,
        human_id: z.string().nullable(),
        name: z.string(),
        days_paid: z.string(),
        total_perceptions: z.string(),
        total_deductions: z.string(),
        net_pay: z.string(),
        lines: z.array(resultLine),
      }),
    ),
  }),
  kind: 'json',
});

export const runEndpoints = {
  post_genera_producto,
  get_producto,
  post_genera_producto_x_nominas,
  get_producto_x_nominas,
  get_storage_reports,
  payroll_runs,
  authorize_payroll_run,
  recalculate_person,
  payroll_findings,
  payroll_sheet,
} as const;

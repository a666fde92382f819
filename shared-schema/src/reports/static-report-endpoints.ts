/** The calls of static reports, which come with the product (specification 3 §7, "Reports"). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES } from '../api/endpoint.ts';
import { renderFormat } from '../api/render-contract.ts';
import { reportId, reportNumber } from '../api/report-number.ts';
import { staticFilter, staticFilterChoice } from '../data/static-filter.ts';

const filters = z.object({
  result: z.array(staticFilter),
  /** With the values that the report comes with, today. */
  defaults: z.array(staticFilter),
});

/** With the caller's own values, or those that the report comes with; empty for a report that is not static. */
export const get_static_filters = endpoint({
  name: 'get_static_filters',
  method: 'GET',
  path: '/report/get_static_filters',
  roles: ROLES,
  query: z.object({ report_id: reportId }),
  response: filters,
  kind: 'json',
});

/** Keeps values for the caller alone; filters that are not named stay as they are. */
export const update_filter_s = endpoint({
  name: 'update_filter_s',
  method: 'PUT',
  path: '/report/update_filter_s',
  roles: ROLES,
  body: z.object({
    filtro: z.object({ report_id: reportNumber, filters: z.array(staticFilterChoice).min(1).max(20) }),
  }),
  bodyLimit: BODY_LIMITS.list,
  response: filters,
  kind: 'json',
});

/** The file within the answer, with the caller's values; `report_name` is its name, without an extension. */
export const render_static_report = endpoint({
  name: 'render_static_report',
  method: 'GET',
  path: '/report/render_static_report',
  roles: ROLES,
  query: z.object({
    id_report: reportId,
    report_name: z.string().trim().max(200).optional(),
    format: renderFormat.default('pdf'),
  }),
  response: z.unknown(),
  kind: 'file',
});

export const staticReportEndpoints = { get_static_filters, update_filter_s, render_static_report } as const;

/** The calls on a report's filters (specification 3 §7) and on what they are filled with. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { reportId, reportNumber } from '../api/report-number.ts';
import { columnKey } from '../data/column.ts';
import { reportFilter } from '../data/filter.ts';

/** A filter of a report with the item that it belongs to; `pregunta`: the name of the parameter that it is fed by. */
export const filterOfReport = reportFilter.extend({
  uuid: z.uuid(),
  readable_name: z.string(),
  pregunta: z.string().optional(),
});
export type FilterOfReport = z.infer<typeof filterOfReport>;

/**
 * Another condition and value of a filter. `grupo`: its group among the filters of its item, null for none; without it,
 * that of the report. A filter that is fed by a parameter can change its group alone.
 */
export const filterChange = z.object({
  uuid: z.uuid(),
  id: z.string(),
  condition: reportFilter.shape.condition,
  valor: reportFilter.shape.valor,
  grupo: reportFilter.shape.grupo.nullable(),
});
export type FilterChange = z.infer<typeof filterChange>;

/** `result`: as the report has them; `own`: what the caller has changed of them for their own downloads. */
const filtersAnswer = z.object({ result: z.array(filterOfReport), own: z.array(filterChange) });
export type FiltersOfReport = z.infer<typeof filtersAnswer>;

export const get_filters = endpoint({
  name: 'get_filters',
  method: 'GET',
  path: '/report/get_filters',
  roles: STAFF,
  query: z.object({ report_id: reportId }),
  response: filtersAnswer,
  kind: 'json',
});

/** For everybody, where groups stay as they are; the caller's own values of the report end. */
export const update_filters = endpoint({
  name: 'update_filters',
  method: 'PUT',
  path: '/report/update_filters',
  roles: STAFF,
  body: z.object({
    filtro: z.object({ report_id: reportNumber, filters: z.array(filterChange).min(1).max(200) }),
  }),
  bodyLimit: BODY_LIMITS.filters,
  response: filtersAnswer,
  kind: 'json',
});

/** For the caller's own downloads, instead of the ones before; without filters those of the report are in force. */
export const update_own_filters = endpoint({
  name: 'update_own_filters',
  method: 'PUT',
  path: '/report/update_own_filters',
  roles: STAFF,
  body: z.object({ filtro: z.object({ report_id: reportNumber, filters: z.array(filterChange).max(200) }) }),
  bodyLimit: BODY_LIMITS.filters,
  response: filtersAnswer,
  kind: 'json',
});

/** The most values that are given at once. */
export const MAX_COLUMN_VALUES = 200;

/** `valor` as a list of 'está en' has it, '' for empty ones; `count`: how many records of the table have it. */
export const columnValues = z.object({
  values: z.array(z.object({ valor: z.string(), count: z.int() })),
  more: z.boolean(),
});
export type ColumnValues = z.infer<typeof columnValues>;

/** The values that a column of the catalogue really has. */
export const column_values = endpoint({
  name: 'column_values',
  method: 'GET',
  path: '/report/column_values',
  roles: STAFF,
  query: z.object({ column: columnKey, search: z.string().max(100).optional() }),
  response: columnValues,
  kind: 'json',
});

export const reportFilterEndpoints = {
  get_filters,
  update_filters,
  update_own_filters,
  column_values,
} as const;

/** The calls about the data of reports: what may be chosen, rows, figures (specification 3 §7, "Reports"). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { reportId } from '../api/report-number.ts';
import { chartData, chartQuestion } from '../data/chart-data.ts';
import { columnDataType, row } from '../data/column.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { tableTotals, totalsQuestion } from '../data/table-totals.ts';
import { ITEM_KINDS } from '../report/item.ts';
import { reportDocument } from '../report/report.ts';
import { rowsQuery, SCREEN_GROUPS, screenLimit } from '../report/rows-query.ts';
import { dataFieldTextsShape } from '../report/with-data-fields.ts';

export type { RowsQuery } from '../report/rows-query.ts';

export const reportTable = z.object({
  id: z.int(),
  nombre: z.string(),
  nombre_modelo: z.string(),
  descripcion: z.string(),
  columns: z.array(
    z.object({ column_name: z.string(), data_type: columnDataType, readable_name: z.string() }),
  ),
});
export type ReportTable = z.infer<typeof reportTable>;

export const get_report_tables = endpoint({
  name: 'get_report_tables',
  method: 'GET',
  path: '/report/get_report_tables',
  roles: STAFF,
  query: z.object({ id: z.coerce.number().int().optional() }),
  response: z.array(reportTable),
  kind: 'json',
});

export const get_report_related_tables = endpoint({
  name: 'get_report_related_tables',
  method: 'GET',
  path: '/report/get_report_related_tables',
  roles: STAFF,
  query: z.object({ id: z.coerce.number().int() }),
  response: z.array(reportTable),
  kind: 'json',
});

export const get_item_types = endpoint({
  name: 'get_item_types',
  method: 'GET',
  path: '/report/get_item_types',
  roles: STAFF,
  response: z.array(
    z.object({
      id: z.int(),
      nombre: z.enum(ITEM_KINDS),
      etiqueta: z.string(),
      properties: z.object({
        hasText: z.boolean(),
        uploadImage: z.boolean(),
        isDynamic: z.boolean(),
        hasColumns: z.boolean(),
        hasAdditionalColumns: z.boolean(),
        hasFilters: z.boolean(),
      }),
    }),
  ),
  kind: 'json',
});

/** The rows of one item: the first `limit`, and whether there are more. */
export const itemRows = z.object({ rows: z.array(row), more: z.boolean() });
export type ItemRows = z.infer<typeof itemRows>;

export const get_query_rows = endpoint({
  name: 'get_query_rows',
  method: 'GET',
  path: '/report/get_query_rows',
  roles: STAFF,
  query: z.object({
    report_id: reportId,
    user_id: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(1000).optional(),
  }),
  response: z.object({ result: z.record(z.string(), itemRows) }),
  kind: 'json',
});

export const preview_rows = endpoint({
  name: 'preview_rows',
  method: 'POST',
  path: '/report/preview_rows',
  roles: STAFF,
  body: rowsQuery
    .extend({ limit: z.int().min(1).max(SCREEN_GROUPS).default(50) })
    .refine((query) => query.limit <= screenLimit(query), { path: ['limit'] }),
  bodyLimit: BODY_LIMITS.list,
  response: itemRows.extend({ total: z.int().nullable() }),
  kind: 'json',
});

/**
 * What is hardest to lay out among the rows of an item, column by column: values of one row may come from many.
 * `largest`: the longest texts, the greatest numbers, the latest dates; `least`: the smallest numbers, the earliest
 * dates, no text. `lines`: the most rows that share a value of `detail_column`; null without one.
 */
export const worstRows = z.object({ largest: row, least: row, lines: z.int().nullable() });
export type WorstRows = z.infer<typeof worstRows>;

export const worst_rows = endpoint({
  name: 'worst_rows',
  method: 'POST',
  path: '/report/worst_rows',
  roles: STAFF,
  body: rowsQuery,
  bodyLimit: BODY_LIMITS.list,
  response: worstRows,
  kind: 'json',
});

/**
 * What an item shows of all its rows, without the rows. `chart` and `totals`: null without a question. `groups`: how
 * many groups a table has at each level, the outermost first; a group that comes back within another one counts again.
 */
export const itemFigures = z.object({
  chart: chartData.nullable(),
  totals: tableTotals.nullable(),
  groups: z.array(z.int()).max(2),
});
export type ItemFigures = z.infer<typeof itemFigures>;
export const itemFiguresQuery = rowsQuery.extend({
  chart: chartQuestion.optional(),
  totals: totalsQuestion.optional(),
});
export type ItemFiguresQuery = z.infer<typeof itemFiguresQuery>;

export const item_figures = endpoint({
  name: 'item_figures',
  method: 'POST',
  path: '/report/item_figures',
  roles: STAFF,
  body: itemFiguresQuery,
  bodyLimit: BODY_LIMITS.list,
  response: itemFigures,
  kind: 'json',
});

/** Whose rows a report shows as it stands in the editor, as its print says it. */
export const data_fields = endpoint({
  name: 'data_fields',
  method: 'POST',
  path: '/report/data_fields',
  roles: STAFF,
  body: z.object({ reporte: reportDocument, parametros: parameterValues.optional() }),
  bodyLimit: BODY_LIMITS.report,
  response: dataFieldTextsShape,
  kind: 'json',
});

export const reportDataEndpoints = {
  get_report_tables,
  get_report_related_tables,
  get_item_types,
  get_query_rows,
  preview_rows,
  worst_rows,
  item_figures,
  data_fields,
} as const;

/** Rows of a report in the editor. */

import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { withSharedData } from '@lienzo/schema/report/shared-data';
import type {
  data_fields,
  get_query_rows,
  item_figures,
  preview_rows,
  RowsQuery,
  worst_rows,
} from '@lienzo/schema/reports/report-data-endpoints';
import type { formula_results } from '@lienzo/schema/reports/report-formula-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import type { QueryUser } from '../../report-data/report-data.ts';
import {
  catalogProblems,
  countRows,
  firstRowsOfReport,
  limitStatements,
  readFirstRows,
  readItemFigures,
  readWorstRows,
} from '../../report-data/report-data.ts';
import { checkReport } from '../document/check-report.ts';
import { loadReport } from '../document/load-report.ts';
import { reportDocumentFor } from '../document/report-document.ts';
import { formulasInReport } from '../parameters/formulas-in-report.ts';
import { ownersInWords, resolveQueryParameters } from '../parameters/resolve-parameters.ts';
import type { Handler, ReportServices } from '../services.ts';

const DEFAULT_LIMIT = 50;
/** Timeout for the first rows of all items, in milliseconds. */
const REPORT_TIMEOUT = 20_000;

export const getQueryRows: Handler<typeof get_query_rows> = ({ query, caller, services, context }) =>
  services.heavy.onScreen({ caller, signal: context.req.raw.signal }, async (trx) => {
    const report = await reportDocumentFor(trx, caller, await loadReport(trx, caller, query.report_id));
    checkReport(report);
    await limitStatements(trx, REPORT_TIMEOUT);
    const result = await firstRowsOfReport(trx, report, {
      organizationId: caller.organizationId,
      limit: query.limit ?? DEFAULT_LIMIT,
      today: todayInMexico(),
    });
    return { result };
  });

/** Timeout of a preview, in milliseconds. */
const ROWS_TIMEOUT = 10_000;
/** The total is optional; it is omitted when counting is slow. */
const COUNT_TIMEOUT = 2_000;

export const previewRows: Handler<typeof preview_rows> = async ({ body, caller, services, context }) => {
  const queryUser = { caller, signal: context.req.raw.signal };
  const { limit, ...asked } = body;
  const query = await checkedQuery(services, caller, asked);
  const { organizationId } = caller;
  const match = await services.heavy.onScreen(queryUser, async (trx) => {
    await limitStatements(trx, ROWS_TIMEOUT);
    return readFirstRows(trx, query, { organizationId, limit, today: todayInMexico() });
  });
  return { ...match, total: match.more ? await totalOf(services, queryUser, query) : match.rows.length };
};

/** An item's query with the values of its parameters. @throws DomainError what the catalogue does not have. */
async function checkedQuery({ db }: ReportServices, caller: Caller, asked: RowsQuery): Promise<RowsQuery> {
  const query =
    asked.parametros === undefined
      ? asked
      : await inTenant(db, caller, (trx) => resolveQueryParameters(trx, caller, asked));
  const [first, ...rest] = catalogProblems(query, undefined);
  if (first !== undefined) throw new DomainError([first, ...rest]);
  return query;
}

/** @returns null when counting takes too long. */
async function totalOf(
  services: ReportServices,
  queryUser: QueryUser,
  query: RowsQuery,
): Promise<number | null> {
  try {
    return await services.heavy.onScreen(queryUser, async (trx) => {
      await limitStatements(trx, COUNT_TIMEOUT);
      return countRows(trx, query, queryUser.caller.organizationId);
    });
  } catch (error) {
    if (toDomainError(error).entries[0].code === 'query_timeout') return null;
    throw error;
  }
}

/** Timeout of a full scan, in milliseconds. */
const SCAN_TIMEOUT = 10_000;

export const worstRows: Handler<typeof worst_rows> = async ({ body, caller, services, context }) => {
  const { signal } = context.req.raw;
  const query = await checkedQuery(services, caller, body);
  return services.heavy.onScreen({ caller, signal }, async (trx) => {
    await limitStatements(trx, SCAN_TIMEOUT);
    return readWorstRows(trx, query, { organizationId: caller.organizationId, today: todayInMexico() });
  });
};

export const itemFigures: Handler<typeof item_figures> = async ({ body, caller, services, context }) => {
  const { signal } = context.req.raw;
  const { chart, totals, ...asked } = body;
  const query = await checkedQuery(services, caller, asked);
  return services.heavy.onScreen({ caller, signal }, async (trx) => {
    await limitStatements(trx, SCAN_TIMEOUT);
    return readItemFigures(
      trx,
      { ...query, chart, totals },
      {
        organizationId: caller.organizationId,
        today: todayInMexico(),
      },
    );
  });
};

export const dataFields: Handler<typeof data_fields> = ({ body, caller, services, context }) =>
  services.heavy.onScreen({ caller, signal: context.req.raw.signal }, async (trx) => {
    await limitStatements(trx, SCAN_TIMEOUT);
    return ownersInWords(trx, caller, withSharedData(body.reporte), body.parametros);
  });

export const formulaResults: Handler<typeof formula_results> = ({ body, caller, services, context }) =>
  services.heavy.onScreen({ caller, signal: context.req.raw.signal }, async (trx) => {
    await limitStatements(trx, SCAN_TIMEOUT);
    const { reporte, formulas, parametros: values } = body;
    const report = withSharedData(reporte);
    return { results: await formulasInReport(trx, caller, { report, formulas, values }) };
  });

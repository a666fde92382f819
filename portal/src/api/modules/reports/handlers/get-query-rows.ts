import type { get_query_rows } from '@lienzo/schema/api/report-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { firstRowsOfReport } from '../data/first-rows-of-report.ts';
import { limitStatements } from '../data/limit-statements.ts';
import type { Handler } from '../services.ts';
import { checkReport } from './check-report.ts';
import { loadReport } from './load-report.ts';

const DEFAULT_LIMIT = 50;
const TIMEOUT = 20_000;

export const getQueryRows: Handler<typeof get_query_rows> = ({ query, caller, services, context }) =>
  services.heavy.onScreen({ caller, signal: context.req.raw.signal }, async (trx) => {
    const report = migrateReport((await loadReport(trx, caller, query.report_id)).document);
    checkReport(report);
    await limitStatements(trx, TIMEOUT);
    const result = await firstRowsOfReport(trx, report, {
      organizationId: caller.organizationId,
      limit: query.limit ?? DEFAULT_LIMIT,
      today: todayInMexico(),
    });
    return { result };
  });

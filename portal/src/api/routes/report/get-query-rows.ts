import type { get_query_rows, ItemRows } from '@lienzo/schema/api/report-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems } from '@lienzo/schema/report/report';
import { inTenant } from '../../database/in-tenant.ts';
import type { Handler } from '../../http/handler.ts';
import { detailKeys } from '../../report-data/detail-keys.ts';
import { limitStatements, readFirstRows } from '../../report-data/read-rows.ts';
import { checkReport } from './check-report.ts';
import { loadReport } from './load-report.ts';

const DEFAULT_LIMIT = 50;
const TIMEOUT = 20_000;

export const getQueryRows: Handler<typeof get_query_rows> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const report = migrateReport((await loadReport(trx, caller, query.report_id)).document);
    checkReport(report);
    await limitStatements(trx, TIMEOUT);
    const extra = detailKeys(report);
    const result: Record<string, ItemRows> = {};
    for (const item of dataItems(report))
      result[item.uuid] = await readFirstRows(trx, item, {
        organizationId: caller.organizationId,
        limit: query.limit ?? DEFAULT_LIMIT,
        today: todayInMexico(),
        extra: extra.get(item.uuid) ?? [],
      });
    return { result };
  });

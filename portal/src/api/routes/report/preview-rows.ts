import type { preview_rows, RowsQuery } from '@lienzo/schema/api/report-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../database/in-tenant.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { toApiError } from '../../http/to-api-error.ts';
import { catalogProblems } from '../../report-data/catalog-problems.ts';
import { countRows } from '../../report-data/count-rows.ts';
import { limitStatements } from '../../report-data/limit-statements.ts';
import { readFirstRows } from '../../report-data/read-first-rows.ts';
import type { Services } from '../../services.ts';

/** Milliseconds that a preview may take. */
const ROWS_TIMEOUT = 10_000;
/** The count is a comfort; a slow one is left out. */
const COUNT_TIMEOUT = 2_000;

export const previewRows: Handler<typeof preview_rows> = async ({ body, caller, services }) => {
  const { limit, ...query } = body;
  const [first, ...rest] = catalogProblems(query, undefined);
  if (first !== undefined) throw new ApiError([first, ...rest]);
  const { organizationId } = caller;
  const found = await inTenant(services.db, caller, async (trx) => {
    await limitStatements(trx, ROWS_TIMEOUT);
    return readFirstRows(trx, query, { organizationId, limit, today: todayInMexico() });
  });
  return { ...found, total: found.more ? await totalOf(services, caller, query) : found.rows.length };
};

/** @returns null when counting takes too long. */
async function totalOf(services: Services, caller: Caller, query: RowsQuery): Promise<number | null> {
  try {
    return await inTenant(services.db, caller, async (trx) => {
      await limitStatements(trx, COUNT_TIMEOUT);
      return countRows(trx, query, caller.organizationId);
    });
  } catch (error) {
    if (toApiError(error).entries[0].code === 'query_timeout') return null;
    throw error;
  }
}

import type { preview_rows, RowsQuery } from '@lienzo/schema/api/report-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { catalogProblems } from '../data/catalog-problems.ts';
import { countRows } from '../data/count-rows.ts';
import type { Asker } from '../data/heavy-queries.ts';
import { limitStatements } from '../data/limit-statements.ts';
import { readFirstRows } from '../data/read-first-rows.ts';
import type { Handler, ReportServices } from '../services.ts';

/** Milliseconds that a preview may take. */
const ROWS_TIMEOUT = 10_000;
/** The count is a comfort; a slow one is left out. */
const COUNT_TIMEOUT = 2_000;

export const previewRows: Handler<typeof preview_rows> = async ({ body, caller, services, context }) => {
  const asker = { caller, signal: context.req.raw.signal };
  const { limit, ...query } = body;
  const [first, ...rest] = catalogProblems(query, undefined);
  if (first !== undefined) throw new DomainError([first, ...rest]);
  const { organizationId } = caller;
  const found = await services.heavy.onScreen(asker, async (trx) => {
    await limitStatements(trx, ROWS_TIMEOUT);
    return readFirstRows(trx, query, { organizationId, limit, today: todayInMexico() });
  });
  return { ...found, total: found.more ? await totalOf(services, asker, query) : found.rows.length };
};

/** @returns null when counting takes too long. */
async function totalOf(services: ReportServices, asker: Asker, query: RowsQuery): Promise<number | null> {
  try {
    return await services.heavy.onScreen(asker, async (trx) => {
      await limitStatements(trx, COUNT_TIMEOUT);
      return countRows(trx, query, asker.caller.organizationId);
    });
  } catch (error) {
    if (toDomainError(error).entries[0].code === 'query_timeout') return null;
    throw error;
  }
}

import type { worst_rows } from '@lienzo/schema/api/report-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { DomainError } from '../../../platform/domain-error.ts';
import { catalogProblems } from '../data/catalog-problems.ts';
import { limitStatements } from '../data/limit-statements.ts';
import { readWorstRows } from '../data/read-worst-rows.ts';
import type { Handler } from '../services.ts';

/** Milliseconds that looking through all rows may take. */
const TIMEOUT = 10_000;

export const worstRows: Handler<typeof worst_rows> = async ({ body, caller, services, context }) => {
  const { signal } = context.req.raw;
  const [first, ...rest] = catalogProblems(body, undefined);
  if (first !== undefined) throw new DomainError([first, ...rest]);
  return services.heavy.onScreen({ caller, signal }, async (trx) => {
    await limitStatements(trx, TIMEOUT);
    return readWorstRows(trx, body, { organizationId: caller.organizationId, today: todayInMexico() });
  });
};

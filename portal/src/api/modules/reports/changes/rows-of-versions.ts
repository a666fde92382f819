import type { ReportDocument } from '@lienzo/schema/report/report';
import { rowsKeyOf, rowsQuery } from '@lienzo/schema/report/rows-query';
import type { ItemRows } from '@lienzo/schema/reports/report-data-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { catalogProblems, firstRowsOfReport, readFirstRows } from '../../report-data/report-data.ts';

/** Milliseconds in which all queries are begun. */
const READING_TIME = 8_000;

/** The rows of each item, by its uuid. */
export type ReportRows = Record<string, ItemRows>;

/**
 * The first rows of both versions. What both ask alike is read once, so that nothing differs because somebody worked
 * meanwhile.
 * @throws DomainError query_timeout when all of it takes too long.
 */
export async function rowsOfVersions(
  trx: TenantTransaction,
  versions: { before: ReportDocument; after: ReportDocument },
  options: { organizationId: string; limit: number; today: string },
): Promise<{ before: ReportRows; after: ReportRows }> {
  const known = new Map<string, ItemRows>();
  const end = performance.now() + READING_TIME;
  const read: typeof readFirstRows = async (reading, item, limits) => {
    const query = rowsQuery.safeParse(item);
    // A stored version may name what the catalogue no longer has, or no table at all.
    if (!query.success || catalogProblems(query.data, undefined).length > 0) return { rows: [], more: false };
    if (performance.now() > end) throw new DomainError('query_timeout');
    const key = `${limits.limit} ${rowsKeyOf(query.data)}`;
    const match = known.get(key) ?? (await readFirstRows(reading, query.data, limits));
    known.set(key, match);
    return match;
  };
  return {
    before: await firstRowsOfReport(trx, versions.before, options, read),
    after: await firstRowsOfReport(trx, versions.after, options, read),
  };
}

import { MAX_PARTS } from '@lienzo/schema/api/most-parts';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { Caller } from '../../../platform/caller.ts';
import { buildPartQueries, limitStatements, PART_VALUE } from '../../report-data/report-data.ts';
import type { PartsRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';
import { divisionOf } from './division.ts';
import { addressesOf, partKeyOf } from './spool-parts.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * The mail address that the data have for each part at this moment; empty for parts that are not mailed.
 * @throws DomainError what the report refuses.
 */
export async function recipientsOfNow(
  services: RenderServices,
  {
    caller,
    signal,
    report,
    request: { column, target },
  }: { caller: Caller; signal: AbortSignal; report: ReportDocument; request: PartsRequest },
): Promise<Map<string, string>> {
  if (target.kind !== 'mail') return new Map();
  const { items } = divisionOf(report, column);
  divisionOf(report, target.column);
  const { organizationId } = caller;
  const labels = [target.column];
  const queries = buildPartQueries(storedQuery(items[0]), {
    organizationId,
    column,
    labels,
    limit: MAX_PARTS + 1,
  });
  if (queries === null) return new Map();
  const rows = await services.heavy.onScreen({ caller, signal }, async (trx) => {
    await limitStatements(trx, TIMEOUT);
    return (await trx.executeQuery(queries.values)).rows;
  });
  return new Map(
    rows.map(({ [PART_VALUE]: value, label_0, most_0 }) => [
      partKeyOf(String(value)),
      addressesOf(String(label_0 ?? ''), String(most_0 ?? '')),
    ]),
  );
}

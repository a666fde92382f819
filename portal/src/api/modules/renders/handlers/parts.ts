/** A report in parts: what it would be divided into, and the request of its files. */

import type { ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type {
  get_parts_preview,
  PartsColumn,
  PartsQuestion,
  split_report,
} from '@lienzo/schema/reports/parts-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { buildPartQueries, limitStatements, PART_COUNT } from '../../report-data/report-data.ts';
import { chosenParts, latestPeriod, withPeriod } from '../../reports/reports.ts';
import { divisionOf, partsColumns } from '../parts/division.ts';
import { loadDivisible } from '../parts/load-divisible.ts';
import { partNames, readPattern } from '../parts/name-pattern.ts';
import { findSharedValues } from '../parts/shared-values.ts';
import { divisibleReport, requestPartsRender } from '../requests/request-parts.ts';
import type { Handler, RenderServices } from '../services.ts';

/** Names that are shown as an example. */
const EXAMPLES = 3;
/** Timeout of the preview, in milliseconds. */
const TIMEOUT = 10_000;

export const splitReport: Handler<typeof split_report> = async ({ body, caller, services }) => {
  const ordered = await requestPartsRender(services, caller, body);
  const { report_id, column, name } = body;
  await inTenant(services.db, caller, (trx) => chosenParts.write(trx, caller, report_id, { column, name }));
  return ordered;
};

export const getPartsPreview: Handler<typeof get_parts_preview> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const { report } = await divisibleReport(services, caller, await asFollowed(services, caller, body));
  const columns = partsColumns(report);
  const { column, name, format } = body;
  if (column === undefined) {
    const chosen = await inTenant(services.db, caller, (trx) =>
      chosenParts.find(trx, caller, body.report_id),
    );
    const remembered = stillChoosable(report, columns, chosen);
    return { result: { columns, remembered, count: null, names: [], shared: null } };
  }
  const { items } = divisionOf(report, column);
  const pattern = readPattern(name ?? '', columns);
  const { labels } = pattern;
  const { organizationId } = caller;
  const queries = buildPartQueries(storedQuery(items[0]), {
    organizationId,
    column,
    labels,
    limit: EXAMPLES,
  });
  if (queries === null) return { result: { columns, remembered: null, count: 0, names: [], shared: null } };
  const { signal } = context.req.raw;
  const { rows, shared } = await services.heavy.onScreen({ caller, signal }, async (trx) => {
    await limitStatements(trx, TIMEOUT);
    const divided = { item: items[0], columns, organizationId };
    return {
      rows: (await trx.executeQuery(queries.values)).rows,
      shared: await findSharedValues(trx, divided, column),
    };
  });
  const named = partNames(format);
  const names = rows.map((row) =>
    named(pattern.fill(labels.map((_, scope) => String(row[`label_${scope}`] ?? '')))),
  );
  const count = Number(rows[0]?.[PART_COUNT] ?? 0);
  return { result: { columns, remembered: null, count, names: name === undefined ? [] : names, shared } };
};

/** With the answers of the last period of the payrolls that are followed. */
async function asFollowed(
  { db }: RenderServices,
  caller: Caller,
  { followed, ...asked }: PartsQuestion,
): Promise<Omit<PartsQuestion, 'followed'>> {
  if (followed === undefined) return asked;
  return inTenant(db, caller, async (trx) => {
    const period = await latestPeriod(trx, caller.organizationId, followed);
    if (period === undefined) return asked;
    const stored = await loadDivisible(trx, caller, asked.report_id);
    return { ...asked, parametros: withPeriod(stored, asked.parametros ?? {}, period.place) };
  });
}

/** The report may have been changed since. */
function stillChoosable(
  report: ReportDocument,
  columns: readonly PartsColumn[],
  { column, name }: { column?: string | undefined; name?: string | undefined },
): { column: string; name: string } | null {
  if (column === undefined || name === undefined) return null;
  try {
    divisionOf(report, column);
    readPattern(name, columns);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
  return { column, name };
}

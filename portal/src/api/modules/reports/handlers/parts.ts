/** A report in parts: what it would be divided into, and the request of its files. */
import type { get_parts_preview, split_report } from '@lienzo/schema/api/parts-endpoints';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { buildPartQueries, PART_COUNT } from '../data/build-rows-query.ts';
import { limitStatements } from '../data/limit-statements.ts';
import { divisionOf, partsColumns } from '../parts/division.ts';
import { partNames, readPattern } from '../parts/name-pattern.ts';
import { findSharedValues } from '../parts/shared-values.ts';
import { divisibleReport, orderParts } from '../renders/order-parts.ts';
import type { Handler } from '../services.ts';

/** Names that are shown as an example. */
const EXAMPLES = 3;
/** Timeout of the preview, in milliseconds. */
const TIMEOUT = 10_000;

export const splitReport: Handler<typeof split_report> = ({ body, caller, services }) =>
  orderParts(services, caller, body);

export const getPartsPreview: Handler<typeof get_parts_preview> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const { report } = await divisibleReport(services, caller, body);
  const columns = partsColumns(report);
  const { column, name, format } = body;
  if (column === undefined) return { result: { columns, count: null, names: [], shared: null } };
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
  if (queries === null) return { result: { columns, count: 0, names: [], shared: null } };
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
    named(pattern.fill(labels.map((_, place) => String(row[`label_${place}`] ?? '')))),
  );
  const count = Number(rows[0]?.[PART_COUNT] ?? 0);
  return { result: { columns, count, names: name === undefined ? [] : names, shared } };
};

/** The first rows of every item of a report, for previews. */

import type { Cell, ColumnKey } from '@lienzo/schema/data/column';
import { formulaRowKeys } from '@lienzo/schema/report/formula-row-keys';
import { type DataItem, isDataItem } from '@lienzo/schema/report/item';
import { detailColumnOf, groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { ItemRows } from '@lienzo/schema/reports/report-data-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { detailKeys } from '../queries/detail-keys.ts';
import { readFirstRows } from './read-first-rows.ts';

/** Row limit of a linked table: several per row of its driver. */
const DETAIL_LIMIT = 1000;

type Options = { organizationId: string; limit: number; today: string };
type ReadRows = typeof readFirstRows;

/**
 * By the items' uuid. On repeated pages, linked tables return the rows of the pages that are shown, not those of later
 * ones.
 * @param read reads the rows of an item.
 */
export async function firstRowsOfReport(
  trx: TenantTransaction,
  report: ReportDocument,
  options: Options,
  read: ReadRows = readFirstRows,
): Promise<Record<string, ItemRows>> {
  const keys = detailKeys(report);
  const ownKeys = formulaRowKeys(report);
  const result: Record<string, ItemRows> = {};
  for (const group of pageGroups(report.layouts)) {
    const driver = groupDriver(group);
    const items = group.flatMap((section) => section.items).filter(isDataItem);
    if (driver !== undefined)
      result[driver.uuid] = await read(trx, storedQuery(driver, keys.get(driver.uuid)), options);
    for (const item of items)
      result[item.uuid] ??= await read(
        trx,
        ...linkedRows(item, driver && result[driver.uuid], options, ownKeys.get(item.uuid)),
      );
  }
  return result;
}

/** The item's query, limited to the rows linked to the driver's rows that are shown. */
function linkedRows(
  item: DataItem,
  shown: ItemRows | undefined,
  options: Options,
  keys: readonly ColumnKey[] | undefined,
): [Parameters<ReadRows>[1], Options] {
  const key = detailColumnOf(item);
  if (key === undefined || shown === undefined) return [storedQuery(item, [], keys), options];
  const detail_values = shown.rows.map((row): Cell => row[key] ?? null);
  return [
    { ...storedQuery(item, [], keys), detail_values },
    { ...options, limit: DETAIL_LIMIT },
  ];
}

/** Which columns the rows of a repeating text must carry besides its own, so that tables and charts can follow them. */
import type { ColumnKey } from '@lienzo/schema/data/column';
import { detailColumnOf, isDataItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups, type ReportDocument } from '@lienzo/schema/report/report';
import { tableOf, usedTables } from './used-columns.ts';

/**
 * By the uuid of each text that repeats its page: the detail columns of the items on that page. A column of a
 * table that the text does not use is left out, because joining it would change how often the page repeats.
 */
export function detailKeys(report: Pick<ReportDocument, 'layouts'>): Map<string, ColumnKey[]> {
  const keys = new Map<string, ColumnKey[]>();
  for (const group of pageGroups(report.layouts)) {
    const driver = groupDriver(group);
    if (driver === undefined) continue;
    const tables = new Set(usedTables(driver));
    const wanted = group
      .flatMap((section) => section.items)
      .filter(isDataItem)
      .flatMap((item) => detailColumnOf(item) ?? [])
      .filter((key) => tables.has(tableOf(key)));
    keys.set(driver.uuid, wanted);
  }
  return keys;
}

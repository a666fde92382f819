import type { CrossedTable } from './cross-table.ts';
import type { TablaCruzadaItem } from './item.ts';
import { groupDriver, pageGroups } from './page-group.ts';
import type { ReportDocument } from './report.ts';

/**
 * Whether a cross table shows other columns on each page: it is linked to the row of its page. Only formats that have no
 * such pages take it for one table.
 */
export function crossesEachPage(
  report: Pick<ReportDocument, 'layouts'>,
): (item: TablaCruzadaItem) => boolean {
  const linked = new Set(
    pageGroups(report.layouts)
      .filter((group) => groupDriver(group) !== undefined)
      .flatMap((group) => group.flatMap(({ items }) => items.map(({ uuid }) => uuid))),
  );
  return ({ uuid, detail_column }) => detail_column !== undefined && linked.has(uuid);
}

/** A report with tables in the places of its cross tables. @param crossed by uuid. */
export const withCrossed = (
  report: ReportDocument,
  crossed: ReadonlyMap<string, Pick<CrossedTable, 'table'>>,
): ReportDocument => ({
  ...report,
  layouts: report.layouts.map((section) => ({
    ...section,
    items: section.items.map((item) => crossed.get(item.uuid)?.table ?? item),
  })),
});

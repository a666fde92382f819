import { withRenamedSources } from '@lienzo/schema/report/formula-tables';
import { mapReportFormulas } from '@lienzo/schema/report/placed-formulas';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';

/** A copy of a report with new item uuids, which its formulas follow. */
export function withFreshUuids(report: ReportDocument): ReportDocument {
  const fresh = new Map(reportItems(report).map(({ uuid }) => [uuid, crypto.randomUUID()]));
  const freshOf = (id: string): string => fresh.get(id) ?? id;
  const renamed = mapReportFormulas(report, (formula) => withRenamedSources(formula, freshOf));
  return {
    ...renamed,
    layouts: renamed.layouts.map((section) => ({
      ...section,
      items: section.items.map(({ id: _stored, ...item }) => ({ ...item, uuid: freshOf(item.uuid) })),
    })),
  };
}

import { withRenamedSources } from '@lienzo/schema/report/formula-tables';
import { mapReportTexts } from '@lienzo/schema/report/map-inline';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';

/** A copy of a report with new item uuids. */
export function withFreshUuids(report: ReportDocument): ReportDocument {
  const fresh = new Map(reportItems(report).map(({ uuid }) => [uuid, crypto.randomUUID()]));
  const freshOf = (id: string): string => fresh.get(id) ?? id;
  const renamed = mapReportTexts(report, (node) =>
    node.type === 'formula'
      ? [{ ...node, attrs: { ...node.attrs, formula: withRenamedSources(node.attrs.formula, freshOf) } }]
      : [node],
  );
  return {
    ...renamed,
    layouts: renamed.layouts.map((section) => ({
      ...section,
      items: section.items.map(({ id: _stored, ...item }) => ({ ...item, uuid: freshOf(item.uuid) })),
    })),
  };
}

import type { ReportDocument } from '@lienzo/schema/report/report';

/** A copy of a report with new item uuids. */
export function withFreshUuids(report: ReportDocument): ReportDocument {
  return {
    ...report,
    layouts: report.layouts.map((section) => ({
      ...section,
      items: section.items.map(({ id: _stored, ...item }) => ({ ...item, uuid: crypto.randomUUID() })),
    })),
  };
}

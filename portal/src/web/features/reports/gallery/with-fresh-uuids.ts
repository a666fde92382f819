import type { ReportDocument } from '@lienzo/schema/report/report';

/** A copy of a report whose items are new ones: nothing ties them to where they came from. */
export function withFreshUuids(report: ReportDocument): ReportDocument {
  return {
    ...report,
    layouts: report.layouts.map((section) => ({
      ...section,
      items: section.items.map(({ id: _stored, ...item }) => ({ ...item, uuid: crypto.randomUUID() })),
    })),
  };
}

import type { Row } from '@lienzo/schema/data/column';
import type { ReportDocument } from '@lienzo/schema/report/report';

/** A report whose files are checked, with its rows. */
export type CheckedReport = {
  id: string;
  report: ReportDocument;
  rows: Record<string, Row[]>;
  author?: string | undefined;
};

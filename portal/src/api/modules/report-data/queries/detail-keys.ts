import type { ColumnKey } from '@lienzo/schema/data/column';
import { pageLinks } from '@lienzo/schema/report/page-links';
import { usedTables } from '@lienzo/schema/report/query-columns';
import type { ReportDocument } from '@lienzo/schema/report/report';

/** By the uuid of each driver: the columns that its rows must contain for items linked to it. */
export const detailKeys = (report: Pick<ReportDocument, 'layouts'>): Map<string, ColumnKey[]> =>
  pageLinks(report.layouts, usedTables).extra;

import type { Row } from '@lienzo/schema/data/column';
import type { ReportDocument } from '@lienzo/schema/report/report';

/** What a starter report is about; the gallery filters by it. */
export const STARTER_CATEGORIES = ['Nómina', 'Personal', 'Incidencias', 'IMSS'] as const;
export type StarterCategory = (typeof STARTER_CATEGORIES)[number];

/** A report that comes with Lienzo: where to start from, and what to look at before there are data. */
export type StarterReport = {
  id: string;
  nombre: string;
  /** One sentence for the person who chooses. */
  descripcion: string;
  categoria: StarterCategory;
  report: ReportDocument;
  /** Sample rows by item uuid, as a query would give them. */
  rows: Record<string, Row[]>;
};

import type { Row } from '@lienzo/schema/data/column';
import type { ReportDocument } from '@lienzo/schema/report/report';

/** Categories of starter reports, the gallery's filter. */
export const STARTER_CATEGORIES = ['Nómina', 'Personal', 'Incidencias', 'IMSS'] as const;
export type StarterCategory = (typeof STARTER_CATEGORIES)[number];

/** A report that comes with Lienzo, with sample rows for its preview. */
export type StarterReport = {
  id: string;
  nombre: string;
  /** One sentence for the gallery. */
  descripcion: string;
  categoria: StarterCategory;
  report: ReportDocument;
  /** Sample rows by item uuid, as a query would return them. */
  rows: Record<string, Row[]>;
};

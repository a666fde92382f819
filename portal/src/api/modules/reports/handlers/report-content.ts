import { type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import type { ReportContent } from '../repositories/reports.ts';

/** A validated document in the database's format. */
export function reportContent(report: ReportDocument): ReportContent {
  const document = { ...report, nombre: report.nombre.trim() };
  return {
    nombre: document.nombre,
    orientation: document.orientation,
    document: JSON.stringify(document),
    auditorio: {
      todos: report.auditorio.includes(TODOS),
      clientIds: report.auditorio.filter((entry) => entry !== TODOS),
    },
  };
}

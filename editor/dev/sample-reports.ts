import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';

/** The reports that the development page opens, by the `report` parameter of its address. */
export const SAMPLE_REPORTS: Record<string, { nombre: string; report: ReportDocument }> = {
  vacio: { nombre: 'Vacío', report: emptyReport('Reporte sin título') },
  ...Object.fromEntries(STARTER_REPORTS.map(({ id, nombre, report }) => [id, { nombre, report }])),
  grande: { nombre: '500 elementos', report: largeReport(500) },
};

/** Texts, two to a section: for measuring. */
function largeReport(count: number): ReportDocument {
  const layouts = Array.from({ length: count / 2 }, (_, index) => ({
    index,
    separation: index > 0 && index % 12 === 0,
    items: [1, 2].map((side) => ({
      ...newItem('texto'),
      tamaño: 50,
      valor: plainRichText(
        `Elemento ${index * 2 + side}: la nómina de la quincena se calcula con las incidencias capturadas hasta el cierre.`,
      ),
    })),
  }));
  return { ...emptyReport('Reporte grande'), layouts };
}

import type { Etiquetas } from '@lienzo/schema/report/item';
import { groupDriver } from '@lienzo/schema/report/page-group';
import { type Layout, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyWidth } from './body-width.ts';

/** Padding of a label in points. */
export const LABEL_PADDING = 8;
/** A sheet of labels is lower than the body by this, in points, so that rounding adds no page. */
const SLACK = 0.5;

/** The layout of labels on a sheet; lengths in points. */
export type LabelGrid = Etiquetas & {
  width: number;
  height: number;
  /** Width of a label's content. */
  inner: number;
};

/** The grid of labels on the page body of a report. */
export function labelGrid(
  etiquetas: Etiquetas,
  report: Pick<ReportDocument, 'orientation' | 'page'>,
): LabelGrid {
  const { columnas, filas, separacion } = etiquetas;
  const { top, bottom } = report.page.margins;
  const body = Math.max(36, pageSize(report.orientation).height - top - bottom - SLACK);
  const width = cellLength(bodyWidth(report), columnas, separacion);
  return {
    ...etiquetas,
    width,
    height: cellLength(body, filas, separacion),
    inner: Math.max(8, width - 2 * LABEL_PADDING),
  };
}

const cellLength = (length: number, count: number, gap: number): number =>
  Math.max(16, Math.floor(((length - (count - 1) * gap) / count) * 100) / 100);

/** The label grid of a page group, if its dynamic text has labels. */
export function groupLabels(
  group: Layout[],
  report: Pick<ReportDocument, 'orientation' | 'page'>,
): LabelGrid | undefined {
  const etiquetas = groupDriver(group)?.etiquetas;
  return etiquetas === undefined ? undefined : labelGrid(etiquetas, report);
}

import type { ReportItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { type DrawnCell, drawnCells, textCell } from './drawn-cells.ts';
import type { DrawnPage, DrawnSource } from './drawn-pages.ts';

/**
 * What the sheet of texts says: those of a report, what its pictures are called, what its codes hold; not those of pages that
 * repeat, which belong to rows.
 */
export function drawnTexts({ report, today }: Pick<DrawnSource, 'report' | 'today'>): DrawnPage {
  const context: DrawContext = {
    ...{ rowsOf: () => [], imageSource: () => null, today, bodyWidth: 0, placeholders: false },
  };
  const sections = pageGroups(report.layouts)
    .filter((group) => groupDriver(group) === undefined)
    .flatMap((group) => group.flatMap(({ items }) => items))
    .map((item) => [{ item, place: null, row: null, cells: cellsOf(item, context) }]);
  return { sections, figures: [] };
}

/** The return type makes the compiler ask for every kind. */
function cellsOf(item: ReportItem, context: DrawContext): DrawnCell[] {
  switch (item.nombre) {
    case 'texto':
    case 'titulo':
    case 'texto_dinamico':
      return drawnCells(drawItem(item, context), 'word');
    case 'imagen':
      return item.alt.trim() === '' ? [] : [textCell(item.alt)];
    case 'codigo':
      return item.valor.trim() === '' ? [] : [textCell(item.valor)];
    case 'indicador':
    case 'totales':
    case 'linea':
    case 'firma':
    case 'tabla_fija':
    case 'tabla':
    case 'tabla_cruzada':
    case 'grafica':
    case 'desconocido':
      return [];
  }
}

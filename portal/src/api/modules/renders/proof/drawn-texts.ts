import type { ReportItem } from '@lienzo/schema/report/item';
import { reportItems } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { type DrawnCell, drawnCells, textCell } from './drawn-cells.ts';
import type { DrawnPage, DrawnSource } from './drawn-pages.ts';

/** What the only sheet of a report without data says: its texts, what its pictures are called, what its codes hold. */
export function drawnTexts({ report, today }: DrawnSource): DrawnPage {
  const context: DrawContext = {
    ...{ rowsOf: () => [], imageSource: () => null, today, bodyWidth: 0, placeholders: false },
  };
  const sections = reportItems(report).map((item) => [
    { item, place: null, row: null, cells: cellsOf(item, context) },
  ]);
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

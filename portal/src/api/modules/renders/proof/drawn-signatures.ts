import { reportItems } from '@lienzo/schema/report/report';
import { SIGNATURE_FIELDS } from '@lienzo/schema/report/signature-item';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawRichText } from '@lienzo/templates/drawing/draw-rich-text';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { rowsOfItem } from '@lienzo/templates/drawing/rows-of-item';
import { drawnCells } from './drawn-cells.ts';
import type { DrawnItem, DrawnPage, DrawnSource } from './drawn-pages.ts';

/** What the sheet of a report's signatures says, row by row; null for a report without any. */
export function drawnSignatures({ report, rows, today }: DrawnSource): DrawnPage | null {
  const rowsOf = rowsByUuid(rows);
  const sections: DrawnItem[][] = [];
  for (const item of reportItems(report)) {
    if (item.nombre !== 'firma') continue;
    for (const current of rowsOfItem(item, report.layouts, { rowsOf, today })) {
      const context: DrawContext = {
        ...{ rowsOf, imageSource: () => null, today, bodyWidth: 0, placeholders: false },
        ...(current !== undefined && { current }),
      };
      const cells = SIGNATURE_FIELDS.flatMap((field) =>
        item.firmas.flatMap((one) => drawnCells(drawRichText(one[field], context), 'word')),
      );
      sections.push([{ item, place: null, row: current === undefined ? null : current.index + 1, cells }]);
    }
  }
  return sections.length === 0 ? null : { sections, figures: [] };
}

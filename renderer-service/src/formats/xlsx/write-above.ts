import { sheetFont } from './cell-styles.ts';
import type { SheetPlan } from './sheet-plan.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Font size and row height of a title, by its level, in points. */
const TITLES = {
  1: { size: 16, height: 26 },
  2: { size: 14, height: 24 },
  3: { size: 12, height: 20 },
} as const;

/** Writes the lines above the head; each runs over the empty cells beside it. */
export function writeAbove(sheet: SheetWriter, { above, item }: SheetPlan): void {
  for (const { text, level, border } of above) {
    const row = sheet.addRow([text]);
    const cell = row.getCell(1);
    cell.numFmt = '@';
    cell.font = sheetFont(item.estilo_item.fuente);
    cell.alignment = { horizontal: 'left', vertical: 'middle' };
    if (border !== undefined) cell.border = border;
    if (level !== undefined) {
      cell.font = { ...sheetFont(item.estilo_item.fuente, TITLES[level].size), bold: true };
      row.height = TITLES[level].height;
    }
    row.commit();
  }
}

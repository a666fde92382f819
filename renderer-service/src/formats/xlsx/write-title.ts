import type { SheetPlan } from './sheet-plan.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Writes the title above the head, if there is one; it runs over the empty cells beside it. */
export function writeTitle(sheet: SheetWriter, { title }: SheetPlan): void {
  if (title === '') return;
  const row = sheet.addRow([title]);
  const cell = row.getCell(1);
  cell.numFmt = '@';
  cell.font = { name: 'Calibri', family: 2, size: 14, bold: true };
  cell.alignment = { horizontal: 'left', vertical: 'middle' };
  row.height = 24;
  row.commit();
}

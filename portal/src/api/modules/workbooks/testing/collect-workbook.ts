import { readWorkbook } from '../read-workbook.ts';
import type { WorkbookRow, WorkbookSheet } from '../workbook-content.ts';

type Collected = WorkbookSheet & { rows: WorkbookRow[]; merged: string[] };

/** A small workbook, whole, with its sheets by name. */
export async function collectWorkbook(
  bytes: Uint8Array,
  options: Partial<Parameters<typeof readWorkbook>[2]> = {},
): Promise<Map<string, Collected>> {
  const sheets = new Map<string, Collected>();
  await readWorkbook(
    bytes,
    (piece) => {
      if (piece.kind === 'sheets')
        for (const sheet of piece.sheets) sheets.set(sheet.name, { ...sheet, rows: [], merged: [] });
      else if (piece.kind === 'rows') sheets.get(piece.sheet)?.rows.push(...piece.rows);
      else sheets.get(piece.sheet)?.merged.push(...piece.merged);
    },
    { user: { organizationId: 'valle', userId: 'ana' }, ...options },
  );
  return sheets;
}

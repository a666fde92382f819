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
    (chunk) => {
      if (chunk.kind === 'sheets')
        for (const sheet of chunk.sheets) sheets.set(sheet.name, { ...sheet, rows: [], merged: [] });
      else if (chunk.kind === 'rows') sheets.get(chunk.sheet)?.rows.push(...chunk.rows);
      else sheets.get(chunk.sheet)?.merged.push(...chunk.merged);
    },
    { user: { organizationId: 'valle', userId: 'ana' }, ...options },
  );
  return sheets;
}

/** Reads a workbook in a worker, which can be terminated at any time: an untrusted file must not block the page. */
import ExcelJS from 'exceljs';
import { checkZip } from './check-zip';
import { formatSheetValue } from './format-sheet-value';
import { MAX_SHEETS, SHEET_COLUMNS, SHEET_ROWS, type Sheet, type SheetCell } from './sheet';

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  read(data).then(
    (sheets) => postMessage(sheets),
    () => postMessage(null),
  );
});

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  await checkZip(bytes);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  return workbook.worksheets
    .filter(({ state }) => state === 'visible')
    .slice(0, MAX_SHEETS)
    .map(readSheet);
}

function readSheet(sheet: ExcelJS.Worksheet): Sheet {
  const columns = Math.min(sheet.columnCount, SHEET_COLUMNS);
  const rows: SheetCell[][] = [];
  for (let number = 1; number <= Math.min(sheet.rowCount, SHEET_ROWS); number += 1) {
    const row = sheet.getRow(number);
    rows.push(Array.from({ length: columns }, (_, index) => readCell(row.getCell(index + 1))));
  }
  return {
    name: sheet.name,
    rows,
    isCut: sheet.rowCount > SHEET_ROWS || sheet.columnCount > SHEET_COLUMNS,
  };
}

function readCell(cell: ExcelJS.Cell): SheetCell {
  // Of merged cells only the first one shows the text.
  const isCovered = cell.isMerged && cell.master !== cell;
  const value = cell.value;
  const result = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  return {
    text: isCovered ? '' : formatSheetValue(value, cell.numFmt ?? ''),
    isRight: typeof result === 'number' || result instanceof Date,
    isBold: cell.font?.bold === true,
  };
}

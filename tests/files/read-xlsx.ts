/** The sheets of a workbook with the type, value and format of each cell. */
import exceljs from 'exceljs';

export type SheetCell = { value: exceljs.CellValue; type: exceljs.ValueType; numFmt: string };
export type Sheet = { name: string; frozenRows: number; rows: SheetCell[][] };

export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const workbook = new exceljs.Workbook();
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  await workbook.xlsx.load(copy);
  return workbook.worksheets.map((sheet) => {
    const view = sheet.views?.[0];
    const rows: SheetCell[][] = [];
    sheet.eachRow((row) => {
      const cells: SheetCell[] = [];
      row.eachCell({ includeEmpty: true }, (cell) =>
        cells.push({ value: cell.value, type: cell.type, numFmt: cell.numFmt ?? '' }),
      );
      rows.push(cells);
    });
    return { name: sheet.name, frozenRows: view?.state === 'frozen' ? (view.ySplit ?? 0) : 0, rows };
  });
}

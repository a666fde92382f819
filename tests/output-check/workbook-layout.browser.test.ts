/** Every workbook that the product writes can be read and printed as it opens. */
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestRenderer, type TestRenderer } from '../renderer/open-test-renderer.ts';
import { officeFiles } from './office-files.ts';

let renderer: TestRenderer;
beforeAll(() => {
  renderer = openTestRenderer();
});
afterAll(() => renderer.stop());

const FILES = officeFiles().filter(({ format }) => format === 'xlsx');

/** What a sheet lacks that has a row of titles over a table. */
function lacks(sheet: ExcelJS.Worksheet, position: number, names: string): string[] {
  const view = sheet.views[0];
  const head = view?.state === 'frozen' ? (view.ySplit ?? 0) : 0;
  const isGrouped = (sheet.properties.outlineLevelRow ?? 0) > 0;
  return [
    ...(head > 0 ? [] : ['a frozen head']),
    // Sorting would tear groups apart.
    ...(sheet.autoFilter != null || isGrouped || sheet.rowCount <= head ? [] : ['filters']),
    ...(names.includes(`Print_Area" localSheetId="${position}"`) ? [] : ['a print area']),
    ...(sheet.pageSetup.printTitlesRow === undefined ? ['titles on every page'] : []),
    ...Array.from({ length: sheet.columnCount }, (_none, at) => sheet.getColumn(at + 1)).flatMap((column) =>
      (column.width ?? 0) >= 5 ? [] : [`the width of column ${column.number}`],
    ),
  ].map((one) => `${sheet.name}: ${one}`);
}

/** Sheets of help, of texts, of totals, of typed cells and of signatures have no titles over their lines. */
const hasTable = (sheet: ExcelJS.Worksheet): boolean =>
  sheet.state === 'visible' && !['Ayuda', 'Textos', 'Totales', 'Tabla fija', 'Firmas'].includes(sheet.name);

it.each(FILES.map((file) => [file.name, file] as const))('%s', async (_name, { make }) => {
  const bytes = await make(renderer);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  const zip = await JSZip.loadAsync(bytes);
  const names = (await zip.file('xl/workbook.xml')?.async('string')) ?? '';
  // A report without data is a sheet of texts.
  const [first, ...others] = workbook.worksheets;
  if (others.length === 0 && first?.columnCount === 1) return;
  const missing = workbook.worksheets.flatMap((sheet, at) =>
    hasTable(sheet) ? lacks(sheet, at, names) : [],
  );
  expect(missing).toEqual([]);
});

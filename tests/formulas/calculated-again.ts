import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS, { type CellValue } from 'exceljs';

/** A cell with a formula: the value that we wrote and the one that LibreOffice calculated. */
export type CalculatedCell = {
  /** The heading of its column. */
  name: string;
  formula: string;
  written: CellValue | undefined;
  calculated: CellValue | undefined;
};

/** LibreOffice starts slowly. */
const WAIT = 300_000;

/**
 * The cells with formulas of a workbook. LibreOffice gets the workbook without values, so that it has to calculate them.
 * @throws when LibreOffice is not installed.
 */
export async function calculatedAgain(file: Buffer): Promise<CalculatedCell[]> {
  const book = await opened(file);
  const written = formulasOf(book);
  for (const { cell, formula } of written.values()) cell.value = { formula, date1904: false };
  const folder = await mkdtemp(path.join(tmpdir(), 'lienzo-formulas-'));
  try {
    await book.xlsx.writeFile(path.join(folder, 'formulas.xlsx'));
    const { error, status, stderr } = spawnSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        ...['--headless', '--convert-to', 'xlsx', '--outdir', path.join(folder, 'calculated')],
        path.join(folder, 'formulas.xlsx'),
      ],
      { timeout: WAIT, encoding: 'utf8' },
    );
    if (error !== undefined) throw error;
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
    const calculated = await opened(await readFile(path.join(folder, 'calculated', 'formulas.xlsx')));
    return [...written].map(([place, { name, formula, result }]) => {
      const [sheet = '', address = ''] = place.split('!');
      const value = calculated.getWorksheet(sheet)?.getCell(address).value;
      const isFormula = typeof value === 'object' && value !== null && 'formula' in value;
      return { name, formula, written: result, calculated: isFormula ? value.result : value };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function opened(file: Buffer): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(file).buffer);
  return book;
}

type FormulaCell = { cell: ExcelJS.Cell; name: string; formula: string; result: CellValue | undefined };

/** By sheet and address. */
function formulasOf(book: ExcelJS.Workbook): Map<string, FormulaCell> {
  const matches = new Map<string, FormulaCell>();
  for (const sheet of book.worksheets) {
    const names = new Map<number, string>();
    sheet.eachRow((row) =>
      row.eachCell((cell, column) => {
        const { value } = cell;
        if (typeof value === 'string' && /^F\d+$/.test(value)) names.set(column, value);
        if (typeof value !== 'object' || value === null || !('formula' in value)) return;
        const { formula, result } = value;
        const name = names.get(column) ?? '';
        matches.set(`${sheet.name}!${cell.address}`, { cell, name, formula, result });
      }),
    );
  }
  return matches;
}

import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';

/** LibreOffice starts slowly. */
const WAIT = 300_000;
const MILLISECONDS = 1000;

/** LibreOffice did not calculate a workbook: it ended with an error, or not at all. */
export class NotCalculated extends Error {}

/**
 * A workbook whose formulas LibreOffice has calculated. Formulas without a stored value are always calculated.
 * @param wait milliseconds that LibreOffice may take.
 * @throws NotCalculated when LibreOffice cannot read the workbook or takes longer; another error when it is not installed.
 */
export async function recalculateWorkbook(book: ExcelJS.Workbook, wait = WAIT): Promise<ExcelJS.Workbook> {
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
      { timeout: wait, encoding: 'utf8' },
    );
    if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT')
      throw new NotCalculated(`LibreOffice did not end in ${wait / MILLISECONDS} s`);
    if (error !== undefined) throw error;
    if (status !== 0) throw new NotCalculated(`LibreOffice ended with ${status}: ${stderr}`);
    return await openWorkbook(await readFile(path.join(folder, 'calculated', 'formulas.xlsx')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function openWorkbook(file: Buffer): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(file).buffer);
  return book;
}

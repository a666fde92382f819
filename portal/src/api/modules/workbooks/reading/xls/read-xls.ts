/** Workbooks of Excel 97 to 2003. The library reads them whole, so the worker's memory limit is what bounds them. */
import { type CellObject, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { WorkbookCell, WorkbookChunk } from '../../workbook-content.ts';
import { WorkbookRefusal } from '../../workbook-refusal.ts';
import { cleanText, clockFormat, clockValue, numberValue, textValue } from '../cell-values.ts';
import { ChunkSink } from '../chunk-sink.ts';
import type { ReadingLimits } from '../reading-limits.ts';

/** @throws WorkbookRefusal. */
export async function readXls(
  bytes: Uint8Array,
  limits: ReadingLimits,
  send: (chunk: WorkbookChunk) => Promise<void>,
): Promise<void> {
  const book = open(bytes, limits);
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const properties = book.Workbook?.Sheets ?? [];
  await send({
    kind: 'sheets',
    format: 'xls',
    sheets: book.SheetNames.map((name, at) => ({ name, hidden: (properties[at]?.Hidden ?? 0) !== 0 })),
  });
  const sink = new ChunkSink(send, limits);
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    if (sheet === undefined) continue;
    await sendRows(sheet, name, is1904, sink);
    await sink.end(
      name,
      (sheet['!merges'] ?? []).slice(0, 1000).map((range) => utils.encode_range(range)),
    );
  }
}

function open(bytes: Uint8Array, limits: ReadingLimits): WorkBook {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellStyles: true,
      bookVBA: false,
      sheetRows: limits.rows,
    });
    if (book.SheetNames.length > limits.sheets) throw new WorkbookRefusal('too_large');
    return book;
  } catch (cause) {
    if (cause instanceof WorkbookRefusal) throw cause;
    const isLocked = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new WorkbookRefusal(isLocked ? 'password' : 'broken', { cause });
  }
}

async function sendRows(sheet: WorkSheet, name: string, is1904: boolean, sink: ChunkSink): Promise<void> {
  for (const [at, row] of (sheet['!data'] ?? []).entries()) {
    const cells = cellsOf(row ?? [], is1904);
    if (cells.length > 0) sink.add({ row: at + 1, hidden: sheet['!rows']?.[at]?.hidden === true, cells });
    await sink.flush(name);
  }
}

function cellsOf(row: readonly (CellObject | undefined)[], is1904: boolean): WorkbookCell[] {
  return row.flatMap((cell, at): WorkbookCell[] => {
    if (cell === undefined) return [];
    const column = at + 1;
    const value = cellValue(cell, is1904);
    if (cell.f !== undefined || cell.F !== undefined)
      return [{ column, ...(value ?? { type: 'text', value: '' }), formula: true }];
    return value === null || value.value === '' ? [] : [{ column, ...value }];
  });
}

/** The names of errors by their numbers. */
const ERRORS = new Map<unknown, string>([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

function cellValue(
  { t, v, z }: CellObject,
  is1904: boolean,
): Omit<WorkbookCell, 'column' | 'formula'> | null {
  switch (t) {
    case 's':
      return textValue(cleanText(String(v ?? '')));
    case 'b':
      return { type: 'boolean', value: String(v === true) };
    case 'e':
      return { type: 'error', value: ERRORS.get(v) ?? '#N/A' };
    case 'n': {
      const format = typeof z === 'string' ? clockFormat(z) : null;
      return format === null ? numberValue(String(v)) : clockValue(String(v), format, is1904);
    }
    default:
      return null;
  }
}

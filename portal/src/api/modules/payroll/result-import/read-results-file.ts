/** Reads a workbook of results: the cells of each person by column, and what is wrong with the file itself. */
import { MAX_FINDINGS } from '@lienzo/schema/bulk/bulk-endpoints';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import { HELP_SHEET, LISTS_SHEET, MARKS_SHEET } from '@lienzo/templates/layouts/layout-book';
import type { GateUser } from '../../../platform/fair-gate.ts';
import {
  FindingList,
  readWorkbook,
  type WorkbookCell,
  type WorkbookChunk,
  WorkbookRefusal,
  type WorkbookRow,
} from '../../workbooks/workbooks.ts';
import type { ResultColumn } from './result-columns.ts';

const { problems } = resultImportMessages;
const LAST_HEADING_ROW = 20;
const MAX_ROWS = 50_000;
/** Names the period that a layout was made for. */
export const PERIOD_MARK = 'periodo';

export type ResultRow = { row: number; cells: readonly { column: ResultColumn; cell: WorkbookCell }[] };
export type ResultsFile = {
  sheet: string;
  columns: readonly ResultColumn[];
  rows: ResultRow[];
  list: FindingList;
};

class TooManyRows extends Error {}

/** The first sheet that has the headings counts. */
export async function readResultsFile(
  bytes: Uint8Array,
  { periodId, columnOf }: { periodId: number; columnOf: (heading: string) => ResultColumn },
  reader: { user: GateUser; signal: AbortSignal },
): Promise<ResultsFile> {
  const reading = new Reading(columnOf);
  const refused = (message: string): ResultsFile => {
    const list = new FindingList(MAX_FINDINGS);
    list.add({ severity: 'error', message });
    return { sheet: '', columns: [], rows: [], list };
  };
  try {
    await readWorkbook(bytes, (chunk) => reading.take(chunk), reader);
  } catch (error) {
    if (error instanceof TooManyRows) return refused(problems.tooManyRows(MAX_ROWS));
    if (!(error instanceof WorkbookRefusal)) throw error;
    return refused(error.message);
  }
  if ((reading.marks.get(PERIOD_MARK) ?? `${periodId}`) !== `${periodId}`)
    return refused(problems.otherPayroll);
  const { sheet, columns, rows, list } = reading;
  if (sheet === null) return refused(problems.noHeadings);
  if (rows.length === 0) list.add({ sheet, severity: 'error', message: problems.noRows });
  return { sheet, columns: [...columns.values()], rows, list };
}

class Reading {
  readonly marks = new Map<string, string>();
  readonly list = new FindingList(MAX_FINDINGS);
  readonly rows: ResultRow[] = [];
  sheet: string | null = null;
  columns: ReadonlyMap<number, ResultColumn> = new Map();
  readonly #columnOf: (heading: string) => ResultColumn;

  constructor(columnOf: (heading: string) => ResultColumn) {
    this.#columnOf = columnOf;
  }

  take(chunk: WorkbookChunk): void {
    if (chunk.kind !== 'rows') return;
    for (const row of chunk.rows)
      if (chunk.sheet === MARKS_SHEET) this.marks.set(row.cells[0]?.value ?? '', row.cells[1]?.value ?? '');
      else if (chunk.sheet !== HELP_SHEET && chunk.sheet !== LISTS_SHEET) this.#takeRow(chunk.sheet, row);
  }

  #takeRow(name: string, { row, cells }: WorkbookRow): void {
    if (this.sheet === null) {
      if (row <= LAST_HEADING_ROW) this.#lookForHeadings(name, { row, cells });
      return;
    }
    if (this.sheet !== name) return;
    const own = cells.flatMap((cell) => {
      const column = this.columns.get(cell.column);
      return column === undefined || cell.value.trim() === '' ? [] : [{ column, cell }];
    });
    // The layout names everybody; who has nothing but a number and a name is not in the file.
    if (own.every(({ column }) => column.kind === 'fixed' && ['number', 'name'].includes(column.field)))
      return;
    if (this.rows.length >= MAX_ROWS) throw new TooManyRows();
    this.rows.push({ row, cells: own });
  }

  #lookForHeadings(sheet: string, { row, cells }: Pick<WorkbookRow, 'row' | 'cells'>): void {
    const columns = new Map(cells.map((cell) => [cell.column, this.#columnOf(cell.value)]));
    const has = (field: string): boolean =>
      [...columns.values()].some((one) => one.kind === 'fixed' && one.field === field);
    if (!has('number') || !has('net')) return;
    this.sheet = sheet;
    this.columns = columns;
    const seen = new Set<string>();
    for (const { column, value } of cells) {
      const position = { sheet, row, column: columnLetters(column), value, severity: 'error' as const };
      const known = columns.get(column);
      if (known === undefined || known.kind === 'unknown') {
        this.list.add({ ...position, message: problems.unknownConcept(value) });
        continue;
      }
      const key = JSON.stringify(known);
      if (seen.has(key)) this.list.add({ ...position, message: problems.repeatedHeading(value) });
      seen.add(key);
    }
  }
}

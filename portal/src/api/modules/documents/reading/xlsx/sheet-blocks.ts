import type { ImportedBlock, ImportedCell, ImportedTable } from '@lienzo/schema/reports/imported-document';
import { columnNumber } from '@lienzo/schema/workbooks/column-letters';
import type { WorkbookCell, WorkbookRow } from '../../../workbooks/workbooks.ts';
import { MAX_TABLE_COLUMNS } from '../document-limits.ts';
import { importedCellOf } from './cell-text.ts';

/** The rows of a sheet as blocks: rows of one text are paragraphs, the others, between empty rows, tables. */
export function sheetBlocks(rows: readonly WorkbookRow[], merged: readonly string[]): ImportedBlock[] {
  const blocks: ImportedBlock[] = [];
  let table: WorkbookRow[] = [];
  const endTable = (): void => {
    if (table.length > 0) blocks.push(tableOf(table, merged));
    table = [];
  };
  let before = 0;
  for (const row of rows) {
    if (row.row > before + 1) endTable();
    before = row.row;
    const [only, ...others] = row.cells;
    if (table.length === 0 && others.length === 0 && only?.type === 'text')
      blocks.push({ kind: 'paragraph', content: [{ type: 'text', text: only.value }] });
    else table.push(row);
  }
  endTable();
  return blocks;
}

const emptyCell = (): ImportedCell => ({ text: '', type: 'text', value: '' });

function tableOf(rows: readonly WorkbookRow[], merged: readonly string[]): ImportedTable {
  const columns = rows.flatMap(({ cells }) => cells.map(({ column }) => column));
  const first = columns.reduce((least, column) => Math.min(least, column), Number.POSITIVE_INFINITY);
  const last = columns.reduce((most, column) => Math.max(most, column), first);
  const width = Math.min(MAX_TABLE_COLUMNS, last - first + 1);
  const grid = rows.map(({ cells }) => {
    const row: (ImportedCell | null)[] = Array.from({ length: width }, emptyCell);
    for (const cell of cells)
      if (cell.column - first < width) row[cell.column - first] = importedCellOf(cell);
    return row;
  });
  const top = rows[0]?.row ?? 1;
  for (const range of merged) mergeCells(grid, range, { row: top, column: first });
  return { kind: 'table', header_rows: hasHeader(rows) ? 1 : 0, widths: [], rows: grid };
}

/** Texts alone above other rows are headings. */
function hasHeader([head, ...others]: readonly WorkbookRow[]): boolean {
  const isText = ({ type }: WorkbookCell): boolean => type === 'text';
  return head !== undefined && others.length > 0 && head.cells.every(isText);
}

/** Covers what a range such as `B2:C4` merges into its first cell, as far as it lies in the table. */
function mergeCells(
  grid: (ImportedCell | null)[][],
  range: string,
  origin: { row: number; column: number },
): void {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(range);
  if (match === null) return;
  const [, left = '', top = '', right = '', bottom = ''] = match;
  const row = Number(top) - origin.row;
  const column = columnNumber(left) - origin.column;
  const rows = Math.min(grid.length - 1, Number(bottom) - origin.row) - row + 1;
  const columns = Math.min((grid[0]?.length ?? 0) - 1, columnNumber(right) - origin.column) - column + 1;
  const cell = grid[row]?.[column];
  if (cell === null || cell === undefined || rows < 1 || columns < 1) return;
  if (columns > 1) cell.columns = columns;
  if (rows > 1) cell.rows = rows;
  for (let down = 0; down < rows; down += 1)
    for (let across = 0; across < columns; across += 1)
      if (down > 0 || across > 0) (grid[row + down] ?? [])[column + across] = null;
}

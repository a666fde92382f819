import type { ImportedCell, ImportedTable } from '@lienzo/schema/reports/imported-document';

/** `down`: whether it begins a merged column of cells, or belongs to the one above. */
type GridCell = { cell: ImportedCell; columns: number; down: 'begins' | 'continues' | null };

/** Builds the rows of a table whose cells reach over columns and rows. */
export class TableGrid {
  readonly #rows: (ImportedCell | null)[][] = [];
  /** The cell of each column that the rows below may continue. */
  #open: (ImportedCell | undefined)[] = [];
  headerRows = 0;
  /** Rows beyond the most that a table has. */
  left = 0;
  readonly #maxRows: number;
  readonly #maxColumns: number;

  constructor(maxRows: number, maxColumns: number) {
    this.#maxRows = maxRows;
    this.#maxColumns = maxColumns;
  }

  addRow(cells: readonly GridCell[], isHeader: boolean): void {
    if (this.#rows.length >= this.#maxRows) {
      this.left += 1;
      return;
    }
    if (isHeader && this.headerRows === this.#rows.length) this.headerRows += 1;
    const row: (ImportedCell | null)[] = [];
    const open: (ImportedCell | undefined)[] = [];
    for (const cell of cells) if (row.length < this.#maxColumns) this.#addCell(cell, row, open);
    this.#open = open;
    this.#rows.push(row);
  }

  #addCell(
    { cell, columns, down }: GridCell,
    row: (ImportedCell | null)[],
    open: (ImportedCell | undefined)[],
  ): void {
    const column = row.length;
    const width = Math.max(1, Math.min(columns, this.#maxColumns - column));
    const above = down === 'continues' ? this.#open[column] : undefined;
    if (above !== undefined) above.rows = (above.rows ?? 1) + 1;
    else if (width > 1) cell.columns = width;
    if (down !== null) open[column] = above ?? cell;
    row.push(above === undefined ? cell : null, ...Array.from({ length: width - 1 }, () => null));
  }

  /** @returns null for a table without text. */
  build(widths: readonly number[]): ImportedTable | null {
    const columns = Math.max(0, ...this.#rows.map((row) => row.length));
    const hasText = this.#rows.some((row) => row.some((cell) => cell !== null && cell.text !== ''));
    if (!hasText) return null;
    const rows = this.#rows.map((row) => [
      ...row,
      ...Array.from(
        { length: columns - row.length },
        (): ImportedCell => ({ text: '', type: 'text', value: '' }),
      ),
    ]);
    const fits = widths.length === columns && widths.every((width) => width > 0);
    return { kind: 'table', header_rows: this.headerRows, widths: fits ? [...widths] : [], rows };
  }
}

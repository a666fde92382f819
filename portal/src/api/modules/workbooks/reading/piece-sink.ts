/** Collects rows into pieces of a bearable size, within the limits; the reader waits while nobody takes them. */
import type { WorkbookPiece, WorkbookRow } from '../workbook-content.ts';
import { WorkbookRefusal } from '../workbook-refusal.ts';
import type { ReadingLimits } from './reading-limits.ts';

/** Cells, about, of one piece. */
const PIECE_CELLS = 4000;

export class PieceSink {
  readonly #send: (piece: WorkbookPiece) => Promise<void>;
  readonly #limits: ReadingLimits;
  #rows: WorkbookRow[] = [];
  #pending = 0;
  #cells = 0;
  #count = 0;

  constructor(send: (piece: WorkbookPiece) => Promise<void>, limits: ReadingLimits) {
    this.#send = send;
    this.#limits = limits;
  }

  /** @throws WorkbookRefusal too_large. */
  add(row: WorkbookRow): void {
    this.#rows.push(row);
    this.#pending += row.cells.length;
    this.#cells += row.cells.length;
    this.#count += 1;
    if (this.#count > this.#limits.rows || this.#cells > this.#limits.cells)
      throw new WorkbookRefusal('too_large');
  }

  /** Sends what has gathered, if it is enough. */
  async flush(sheet: string, { whole = false } = {}): Promise<void> {
    if (this.#rows.length === 0 || (!whole && this.#pending < PIECE_CELLS)) return;
    const rows = this.#rows;
    this.#rows = [];
    this.#pending = 0;
    await this.#send({ kind: 'rows', sheet, rows });
  }

  async end(sheet: string, merged: string[]): Promise<void> {
    await this.flush(sheet, { whole: true });
    await this.#send({ kind: 'sheet_end', sheet, merged });
  }
}

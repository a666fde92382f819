/** Collects rows into pieces of a bearable size, within the limits; the reader waits while nobody takes them. */
import type { WorkbookChunk, WorkbookRow } from '../workbook-content.ts';
import { WorkbookRefusal } from '../workbook-refusal.ts';
import type { ReadingLimits } from './reading-limits.ts';

/** Cells and letters, about, of one piece: what the caller takes in one go. */
const CHUNK_CELLS = 4000;
const CHUNK_TEXT = 50_000;

type Size = { cells: number; text: number };

export class ChunkSink {
  readonly #send: (fragment: WorkbookChunk) => Promise<void>;
  readonly #limits: ReadingLimits;
  /** Pieces that are complete: one chunk of a compressed file can hold several. */
  #complete: WorkbookRow[][] = [];
  #rows: WorkbookRow[] = [];
  #pending: Size = { cells: 0, text: 0 };
  readonly #total: Size & { rows: number } = { rows: 0, cells: 0, text: 0 };

  constructor(send: (segment: WorkbookChunk) => Promise<void>, limits: ReadingLimits) {
    this.#send = send;
    this.#limits = limits;
  }

  /** @throws WorkbookRefusal too_large. */
  add(row: WorkbookRow): void {
    const cells = row.cells.length;
    const text = row.cells.reduce((sum, { value }) => sum + value.length, 0);
    this.#total.rows += 1;
    this.#total.cells += cells;
    this.#total.text += text;
    const { rows, cells: mostCells, rowText, text: mostText } = this.#limits;
    const isTooLong = this.#total.rows > rows || this.#total.cells > mostCells || this.#total.text > mostText;
    if (isTooLong || text > rowText) throw new WorkbookRefusal('too_large');
    this.#rows.push(row);
    this.#pending.cells += cells;
    this.#pending.text += text;
    if (this.#pending.cells >= CHUNK_CELLS || this.#pending.text >= CHUNK_TEXT)
      this.#complete.push(this.#take());
  }

  /** Sends the pieces that are complete. */
  async flush(sheet: string): Promise<void> {
    const chunks = this.#complete;
    this.#complete = [];
    for (const rows of chunks) await this.#send({ kind: 'rows', sheet, rows });
  }

  /** Sends what is left of a sheet. */
  async end(sheet: string, merged: string[]): Promise<void> {
    if (this.#rows.length > 0) this.#complete.push(this.#take());
    await this.flush(sheet);
    await this.#send({ kind: 'sheet_end', sheet, merged });
  }

  #take(): WorkbookRow[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#pending = { cells: 0, text: 0 };
    return rows;
  }
}

import type { RowDraft } from '../blocks/streamed-table.ts';

/** Divides the rows of a table among the tables of its pages, one after another, without holding them. */
export class PageRows {
  private readonly rows: Iterator<RowDraft>;
  /** The first row of the next page. */
  private pending: RowDraft | undefined;

  constructor(rows: Iterator<RowDraft>) {
    this.rows = rows;
  }

  /** The rows of the next page; those of the page before must have been read. */
  *next(): Generator<RowDraft> {
    if (this.pending !== undefined) yield this.pending;
    this.pending = undefined;
    for (let row = this.rows.next(); row.done !== true; row = this.rows.next()) {
      if (row.value.startsPage === true) {
        this.pending = row.value;
        return;
      }
      yield row.value;
    }
  }
}

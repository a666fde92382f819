import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { type ITableOptions, Table, type TableRow } from 'docx';
import { tooLarge } from '../../../platform/errors/render-error.ts';
import { FORMAT_LIMITS } from '../../../platform/limits/format-limits.ts';

/** A row to be built later. */
export type RowDraft = {
  /** The cells' single-line texts; undefined when a cell holds more. */
  texts: string[] | undefined;
  /** Equal for rows that differ only in their texts. */
  templateKey: string;
  /** @param texts replace the cells' texts. */
  build(texts?: readonly string[]): TableRow;
  /** Whether it stands in a table of its own page, with the rows after it. */
  startsPage?: boolean;
};

/** What a table begins: a page, or a page with which page numbers begin again. */
export type TableBreak = 'page' | 'run';

const { wordLabelRows } = FORMAT_LIMITS;

/** A table whose rows are built one at a time, so that a long one is never held in memory. */
export class StreamedTable {
  readonly options: Omit<ITableOptions, 'rows'>;
  readonly head: readonly TableRow[];
  readonly rows: Iterable<RowDraft>;
  /** The number of data rows, and the uuid of their item. */
  readonly size: { rows: number; item: string };
  /** What it begins where it stands by itself; undefined where it follows what is before it. */
  readonly begins: TableBreak | undefined;

  constructor(
    options: Omit<ITableOptions, 'rows'>,
    head: readonly TableRow[],
    rows: Iterable<RowDraft>,
    size: { rows: number; item: string },
    begins?: TableBreak,
  ) {
    this.options = options;
    this.head = head;
    this.rows = rows;
    this.size = size;
    this.begins = begins;
  }

  /** Builds the table with all of its rows. @throws RenderError body_too_large for a table that is too long for that. */
  toTable(): Table {
    if (this.size.rows > wordLabelRows)
      throw tooLarge(rendererMessages.tooLarge.wordLabelTable(wordLabelRows), this.size.item);
    return new Table({ ...this.options, rows: [...this.head, ...[...this.rows].map((row) => row.build())] });
  }
}

import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { type ITableOptions, Table, type TableRow } from 'docx';
import { tooLarge } from '../../../errors/render-error.ts';
import { FORMAT_LIMITS } from '../../../limits/format-limits.ts';

/** A row that is yet to be made. */
export type RowDraft = {
  /** Its cells' texts, one line each; undefined where cells hold more than that. */
  texts: string[] | undefined;
  /** Names all that it shares with rows that differ in their texts alone. */
  templateKey: string;
  /** @param texts other texts for its cells. */
  build(texts?: readonly string[]): TableRow;
};

const { wordLabelRows } = FORMAT_LIMITS;

/** A table whose rows are made one after another, so that a long one need not be held. */
export class StreamedTable {
  readonly options: Omit<ITableOptions, 'rows'>;
  readonly head: TableRow;
  readonly rows: Iterable<RowDraft>;
  /** How many rows there are at least, and the item that they are of. */
  readonly size: { rows: number; item: string };

  constructor(
    options: Omit<ITableOptions, 'rows'>,
    head: TableRow,
    rows: Iterable<RowDraft>,
    size: { rows: number; item: string },
  ) {
    this.options = options;
    this.head = head;
    this.rows = rows;
    this.size = size;
  }

  /** The table with all of its rows. @throws RenderError body_too_large for more than are held at once. */
  toTable(): Table {
    if (this.size.rows > wordLabelRows)
      throw tooLarge(rendererMessages.tooLarge.wordLabelTable(wordLabelRows), this.size.item);
    return new Table({ ...this.options, rows: [this.head, ...[...this.rows].map((row) => row.build())] });
  }
}

import { type ITableOptions, Table, type TableRow } from 'docx';
import { tooLarge } from '../../errors/too-large.ts';

/** A row that is yet to be made. */
export type RowDraft = {
  /** Its cells' texts, one line each; undefined where cells hold more than that. */
  texts: string[] | undefined;
  /** Names all that it shares with rows that differ in their texts alone. */
  look: string;
  /** @param texts other texts for its cells. */
  make(texts?: readonly string[]): TableRow;
};

/** Rows of a table inside of a label: all of them are held at once. */
const MOST_IN_LABEL = 1_000;

/** A table whose rows are made one after another, so that a long one need not be held. */
export class LongTable {
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
  whole(): Table {
    if (this.size.rows > MOST_IN_LABEL)
      throw tooLarge(
        'En Word, una tabla dentro de una etiqueta admite hasta 1,000 filas. Filtra sus filas o descarga el reporte en PDF o Excel.',
        this.size.item,
      );
    return new Table({ ...this.options, rows: [this.head, ...[...this.rows].map((row) => row.make())] });
  }
}

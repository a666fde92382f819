import type { Paragraph, Table } from 'docx';
import type { LongTable } from './long-table.ts';

/** What a cell can hold when it is made at once. */
export type PlainBlock = Paragraph | Table;
/** What a document's body is made of. Tables of a report are written piece by piece. */
export type WordBlock = PlainBlock | LongTable | NestedTable;

/** A table whose cells hold blocks that are written one after another, long tables among them. */
export class NestedTable {
  /** What each cell holds. */
  readonly cells: readonly (readonly WordBlock[])[];
  private readonly make: (contentOf: (index: number) => PlainBlock[]) => Table;

  /** @param make the table, given what stands in each cell. */
  constructor(
    cells: readonly (readonly WordBlock[])[],
    make: (contentOf: (index: number) => PlainBlock[]) => Table,
  ) {
    this.cells = cells;
    this.make = make;
  }

  /** The table. @param contentOf what stands in a cell for its blocks. */
  filled(contentOf: (blocks: readonly WordBlock[]) => PlainBlock[]): Table {
    return this.make((index) => contentOf(this.cells[index] ?? []));
  }
}

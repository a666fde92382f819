import type { ISectionOptions, Paragraph, Table } from 'docx';
import type { StreamedTable } from './streamed-table.ts';

/** What a cell can hold when it is made at once. */
export type PlainBlock = Paragraph | Table;
/** What a document's body is made of. Tables of a report are written piece by piece. */
export type WordBlock = PlainBlock | StreamedTable | NestedTable;

/** A table whose cells hold blocks that are written one after another, long tables among them. */
export class NestedTable {
  /** What each cell holds. */
  readonly cells: readonly (readonly WordBlock[])[];
  private readonly build: (contentOf: (index: number) => PlainBlock[]) => Table;

  /** @param build the table, given what stands in each cell. */
  constructor(
    cells: readonly (readonly WordBlock[])[],
    build: (contentOf: (index: number) => PlainBlock[]) => Table,
  ) {
    this.cells = cells;
    this.build = build;
  }

  /** The table. @param contentOf what stands in a cell for its blocks. */
  toTable(contentOf: (blocks: readonly WordBlock[]) => PlainBlock[]): Table {
    return this.build((index) => contentOf(this.cells[index] ?? []));
  }
}

/** A section of a document, its blocks built when they are asked for. */
export type WordSection = {
  options: Omit<ISectionOptions, 'children'>;
  blocks: Iterable<WordBlock> | AsyncIterable<WordBlock>;
};

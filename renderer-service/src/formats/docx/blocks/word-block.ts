import type { ISectionOptions, Paragraph, Table } from 'docx';
import type { StreamedTable } from './streamed-table.ts';

/** Content of a cell that is built at once. */
export type PlainBlock = Paragraph | Table;
/** A block of a document's body; streamed and nested tables are written in pieces. */
export type WordBlock = PlainBlock | StreamedTable | NestedTable;

/** A layout table whose cells hold blocks that are written one at a time, streamed tables among them. */
export class NestedTable {
  /** The blocks of each cell. */
  readonly cells: readonly (readonly WordBlock[])[];
  private readonly build: (contentOf: (index: number) => PlainBlock[]) => Table;

  /** @param build makes the table, given the content of each cell. */
  constructor(
    cells: readonly (readonly WordBlock[])[],
    build: (contentOf: (index: number) => PlainBlock[]) => Table,
  ) {
    this.cells = cells;
    this.build = build;
  }

  /** Builds the table. @param contentOf maps the blocks of a cell to its content. */
  toTable(contentOf: (blocks: readonly WordBlock[]) => PlainBlock[]): Table {
    return this.build((index) => contentOf(this.cells[index] ?? []));
  }
}

/** Ends a section of Word's: what follows stands on a new page, is numbered from one, and is set up alike. */
export class SectionBreak {
  readonly startsPage = true;
}

/** A section of a document; its blocks are built lazily. */
export type WordSection = {
  options: Omit<ISectionOptions, 'children'>;
  blocks: BodyBlocks;
};

/** A section break follows a paragraph, which carries it. */
export type BodyBlocks = Iterable<WordBlock | SectionBreak> | AsyncIterable<WordBlock | SectionBreak>;

import { Paragraph, type Table, TextRun } from 'docx';
import { cellBlocks } from './cell-blocks.ts';
import { PLACE } from './word-frame.ts';
import type { PlainBlock, WordBlock } from './word-item.ts';

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

  /** The table with a place in each cell. */
  outline(): Table {
    return this.make(() => [new Paragraph({ children: [new TextRun(PLACE)] })]);
  }

  /** The table with all that it holds. @throws RenderError body_too_large for more than is held at once. */
  whole(): Table {
    return this.make((index) => cellBlocks(this.cells[index] ?? []));
  }
}

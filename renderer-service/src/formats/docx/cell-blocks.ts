import { Table } from 'docx';
import { LongTable } from './long-table.ts';
import { NestedTable } from './nested-table.ts';
import type { PlainBlock, WordBlock } from './word-item.ts';
import { spacer } from './word-section.ts';

/** Blocks as a cell that is made at once holds them: tables whole, and a paragraph at the end, without which Word refuses the file. */
export function cellBlocks(blocks: readonly WordBlock[]): PlainBlock[] {
  const whole = blocks.map((block) =>
    block instanceof LongTable || block instanceof NestedTable ? block.whole() : block,
  );
  return whole.length === 0 || whole.at(-1) instanceof Table ? [...whole, ...spacer(1)] : whole;
}

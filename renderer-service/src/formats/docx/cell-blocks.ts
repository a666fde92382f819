import { Table } from 'docx';
import { LongTable } from './long-table.ts';
import { NestedTable, type PlainBlock, type WordBlock } from './word-block.ts';
import { spacer } from './word-section.ts';

/**
 * Blocks as a cell that is made at once holds them: tables whole, and a paragraph at the end, without which Word
 * refuses the file. @throws RenderError body_too_large
 */
export function cellBlocks(blocks: readonly WordBlock[]): PlainBlock[] {
  const whole = blocks.map(wholeBlock);
  return whole.length === 0 || whole.at(-1) instanceof Table ? [...whole, ...spacer(1)] : whole;
}

function wholeBlock(block: WordBlock): PlainBlock {
  if (block instanceof LongTable) return block.whole();
  return block instanceof NestedTable ? block.filled(cellBlocks) : block;
}

import { Table } from 'docx';
import { spacer } from './spacing.ts';
import { StreamedTable } from './streamed-table.ts';
import { NestedTable, type PlainBlock, type WordBlock } from './word-block.ts';

/**
 * Blocks as a cell that is made at once holds them: tables whole, and a paragraph at the end, without which Word
 * refuses the file. @throws RenderError body_too_large
 */
export function cellBlocks(blocks: readonly WordBlock[]): PlainBlock[] {
  const plain = blocks.map(toPlainBlock);
  return plain.length === 0 || plain.at(-1) instanceof Table ? [...plain, ...spacer(1)] : plain;
}

function toPlainBlock(block: WordBlock): PlainBlock {
  if (block instanceof StreamedTable) return block.toTable();
  return block instanceof NestedTable ? block.toTable(cellBlocks) : block;
}

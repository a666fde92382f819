import { Table } from 'docx';
import { spacer } from './spacing.ts';
import { StreamedTable } from './streamed-table.ts';
import { NestedTable, type PlainBlock, type WordBlock } from './word-block.ts';

/**
 * Blocks for a cell that is built at once: streamed tables are built completely, and a paragraph ends the cell, because
 * Word refuses a cell that ends with a table. @throws RenderError body_too_large
 */
export function cellBlocks(blocks: readonly WordBlock[]): PlainBlock[] {
  const plain = blocks.map(toPlainBlock);
  return plain.length === 0 || plain.at(-1) instanceof Table ? [...plain, ...spacer(1)] : plain;
}

function toPlainBlock(block: WordBlock): PlainBlock {
  if (block instanceof StreamedTable) return block.toTable();
  return block instanceof NestedTable ? block.toTable(cellBlocks) : block;
}

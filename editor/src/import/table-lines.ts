import type { InlineNode, TextMark } from '@lienzo/schema/report/rich-text';
import type {
  ImportedCell,
  ImportedTable,
  ImportedTextBlock,
} from '@lienzo/schema/reports/imported-document';
import { alignCells } from '../text/align-cells.ts';

/** The rows of a table as lines of text, as a pasted table becomes them: the cells of a column begin below each other. */
export function tableLines({ rows, header_rows }: ImportedTable): ImportedTextBlock[] {
  const isBold = (cell: ImportedCell | null, row: number): boolean =>
    cell?.bold === true || row < header_rows;
  const separators = alignCells(
    rows.map((cells, row) => cells.map((cell) => ({ text: lineOf(cell), bold: isBold(cell, row) }))),
  );
  return rows.map((cells, row) => {
    const content: InlineNode[] = cells.flatMap((cell, column) => [
      ...textNode(lineOf(cell), marksOf(cell, isBold(cell, row))),
      ...textNode(separators[row]?.[column] ?? '', []),
    ]);
    return { kind: 'paragraph', content };
  });
}

const lineOf = (cell: ImportedCell | null): string => cell?.text.replace(/\s+/g, ' ').trim() ?? '';

const textNode = (text: string, marks: TextMark[]): InlineNode[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];

function marksOf(cell: ImportedCell | null, isBold: boolean): TextMark[] {
  const marks: TextMark[] = isBold ? [{ type: 'bold' }] : [];
  if (cell?.color !== undefined) marks.push({ type: 'textStyle', attrs: { color: cell.color } });
  return marks;
}

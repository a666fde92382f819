import { formatLongDate } from '@lienzo/schema/data/format';
import { type BlockNode, type InlineNode, isDataField, type RichText } from '@lienzo/schema/report/rich-text';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import { reportFormulaMessages } from '@lienzo/schema/rule-messages/report-formula-messages';
import { cleanText } from './clean-text.ts';

/** What stands for a column of the current row. */
type ColumnText = (attrs: { column: string; format?: string | null | undefined }) => string;

/**
 * The plain lines of a rich text, for names and cells; page fields are omitted.
 * @param columnText what stands for a column; absent: nothing.
 */
export function richTextLines(text: RichText, today: string, columnText: ColumnText = () => ''): string[] {
  return text.content.flatMap((block) => blockLines(block, today, columnText));
}

function blockLines(block: BlockNode, today: string, columnTextValue: ColumnText): string[] {
  if (block.type === 'paragraph' || block.type === 'heading')
    return (block.content ?? [])
      .map((node) => inlineText(node, today, columnTextValue))
      .join('')
      .split('\n')
      .map((line) => cleanText(line).trim());
  return block.content.flatMap((item) =>
    item.content.flatMap((inner) => blockLines(inner, today, columnTextValue)),
  );
}

function inlineText(node: InlineNode, today: string, columnTexts: ColumnText): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'column') return columnTexts(node.attrs);
  if (node.type === 'parameter') return '';
  if (node.type === 'formula') return reportFormulaMessages.noResult;
  if (node.attrs.field === 'date') return formatLongDate(today);
  return isDataField(node.attrs.field) ? drawingMessages.untoldField : '';
}

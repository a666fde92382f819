import { type IContext, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { escaped } from '../../node-xml.ts';
import { spacer } from '../blocks/spacing.ts';
import { type RowDraft, StreamedTable } from '../blocks/streamed-table.ts';
import { NestedTable, type WordBlock } from '../blocks/word-block.ts';
import { PLACEHOLDER } from './document-frame.ts';
import { wordXml } from './word-xml.ts';

/** Row templates kept per table; rows of further kinds are built one by one. */
const MAX_ROW_TEMPLATES = 200;

/** The XML of a block in pieces, so that no table is held in memory as a whole. */
export function* blockXml(block: WordBlock, context: IContext): Generator<string> {
  if (block instanceof StreamedTable) yield* tableXml(block, context);
  else if (block instanceof NestedTable) yield* nestedXml(block, context);
  else yield wordXml(block, context);
}

/** The library writes the table with placeholders in its cells, which are then replaced by the blocks' XML. */
function* nestedXml(table: NestedTable, context: IContext): Generator<string> {
  let remaining = wordXml(
    table.toTable(() => [new Paragraph({ children: [new TextRun(PLACEHOLDER)] })]),
    context,
  );
  for (const cell of table.cells) {
    const at = remaining.indexOf(PLACEHOLDER);
    yield remaining.slice(0, remaining.lastIndexOf('<w:p>', at));
    for (const block of cell) yield* blockXml(block, context);
    // Word wants a paragraph at the end of a cell.
    if (!(cell.at(-1) instanceof Paragraph))
      for (const paragraph of spacer(1)) yield wordXml(paragraph, context);
    remaining = remaining.slice(remaining.indexOf('</w:p>', at) + '</w:p>'.length);
  }
  yield remaining;
}

/**
 * Rows that differ only in their texts are built once by the library; the others reuse its XML with other texts.
 */
function* tableXml(table: StreamedTable, context: IContext): Generator<string> {
  const placeholderRow = new TableRow({
    children: [new TableCell({ children: [new Paragraph({ children: [new TextRun(PLACEHOLDER)] })] })],
  });
  const frame = wordXml(new Table({ ...table.options, rows: [...table.head, placeholderRow] }), context);
  // The last one: a column's title could hold the same.
  const at = frame.lastIndexOf(PLACEHOLDER);
  yield frame.slice(0, frame.lastIndexOf('<w:tr>', at));
  const templates = new Map<string, string[]>();
  for (const row of table.rows) yield rowXml(row, templates, context);
  yield frame.slice(frame.indexOf('</w:tr>', at) + '</w:tr>'.length);
}

function rowXml(
  { texts, templateKey, build }: RowDraft,
  templates: Map<string, string[]>,
  context: IContext,
): string {
  if (texts === undefined || (templates.size >= MAX_ROW_TEMPLATES && !templates.has(templateKey)))
    return wordXml(build(), context);
  let chunks = templates.get(templateKey);
  if (chunks === undefined) {
    chunks = wordXml(build(texts.map(() => PLACEHOLDER)), context).split(PLACEHOLDER);
    templates.set(templateKey, chunks);
  }
  let xml = chunks[0] ?? '';
  for (let index = 0; index < texts.length; index += 1)
    xml += escaped(texts[index] ?? '') + (chunks[index + 1] ?? '');
  return xml;
}

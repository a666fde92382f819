import { type IContext, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { LongTable, type RowDraft } from './long-table.ts';
import { NestedTable, type WordBlock } from './word-block.ts';
import { PLACE } from './word-frame.ts';
import { spacer } from './word-section.ts';
import { escaped, wordXml } from './word-xml.ts';

/** Kinds of rows of which one was made; tables with more are rare, and their rows are made one by one. */
const MOST_LOOKS = 200;

/** The XML of a block, piece after piece: no table is held whole. */
export function* blockXml(block: WordBlock, context: IContext): Generator<string> {
  if (block instanceof LongTable) yield* tableXml(block, context);
  else if (block instanceof NestedTable) yield* nestedXml(block, context);
  else yield wordXml(block, context);
}

/** The library writes the table with places in its cells; no text of the report is in it. */
function* nestedXml(table: NestedTable, context: IContext): Generator<string> {
  let rest = wordXml(
    table.filled(() => [new Paragraph({ children: [new TextRun(PLACE)] })]),
    context,
  );
  for (const cell of table.cells) {
    const at = rest.indexOf(PLACE);
    yield rest.slice(0, rest.lastIndexOf('<w:p>', at));
    for (const block of cell) yield* blockXml(block, context);
    // Word wants a paragraph at the end of a cell.
    if (!(cell.at(-1) instanceof Paragraph))
      for (const paragraph of spacer(1)) yield wordXml(paragraph, context);
    rest = rest.slice(rest.indexOf('</w:p>', at) + '</w:p>'.length);
  }
  yield rest;
}

/**
 * Of rows that differ in their texts alone one is made by the library; the others are its XML with other texts.
 */
function* tableXml(table: LongTable, context: IContext): Generator<string> {
  const place = new TableRow({
    children: [new TableCell({ children: [new Paragraph({ children: [new TextRun(PLACE)] })] })],
  });
  const frame = wordXml(new Table({ ...table.options, rows: [table.head, place] }), context);
  // The last one: a column's title could hold the same.
  const at = frame.lastIndexOf(PLACE);
  yield frame.slice(0, frame.lastIndexOf('<w:tr>', at));
  const looks = new Map<string, string[]>();
  for (const row of table.rows) yield rowXml(row, looks, context);
  yield frame.slice(frame.indexOf('</w:tr>', at) + '</w:tr>'.length);
}

function rowXml({ texts, look, make }: RowDraft, looks: Map<string, string[]>, context: IContext): string {
  if (texts === undefined || (looks.size >= MOST_LOOKS && !looks.has(look))) return wordXml(make(), context);
  let pieces = looks.get(look);
  if (pieces === undefined) {
    pieces = wordXml(make(texts.map(() => PLACE)), context).split(PLACE);
    looks.set(look, pieces);
  }
  let xml = pieces[0] ?? '';
  for (let index = 0; index < texts.length; index += 1)
    xml += escaped(texts[index] ?? '') + (pieces[index + 1] ?? '');
  return xml;
}

import type { ImportedBlock, ImportedCell } from '@lienzo/schema/reports/imported-document';
import { MAX_CELL_TEXT, MAX_TABLE_COLUMNS } from '../document-limits.ts';
import type { PdfLine } from './page-lines.ts';

/** Letters that are larger than the body's by so much are a heading. */
const HEADING = 1.2;
const LARGE_HEADING = 1.6;
/** The distance of two lines of one paragraph, in parts of the letters' size. */
const LEADING = 1.7;
/** The mark of an item of a list, before its text. */
const BULLET = /^[●○•▪◦‣]\s*(?=\S)/;
/** How far, in points, the cells of a column may begin from each other. */
const SAME_COLUMN = 12;

/** Lines as blocks: those with several cells that follow each other are a table, large letters a heading. */
export function lineBlocks(lines: readonly PdfLine[], bodySize: number): ImportedBlock[] {
  const blocks: ImportedBlock[] = [];
  let table: PdfLine[] = [];
  let before: PdfLine | undefined;
  const endTable = (): void => {
    if (table.length > 0) blocks.push(tableOf(table));
    table = [];
  };
  for (const line of lines) {
    const [only, second] = line.cells;
    if (second !== undefined) table.push(line);
    else if (only !== undefined) {
      endTable();
      addText(blocks, line, only.text, { before, bodySize });
    }
    before = line;
  }
  endTable();
  return blocks;
}

function addText(
  blocks: ImportedBlock[],
  line: PdfLine,
  text: string,
  { before, bodySize }: { before: PdfLine | undefined; bodySize: number },
): void {
  if (line.size >= HEADING * bodySize) {
    const level = line.size >= LARGE_HEADING * bodySize ? 1 : 2;
    blocks.push({ kind: 'heading', level, content: [{ type: 'text', text }] });
    return;
  }
  if (BULLET.test(text)) {
    const content = [{ type: 'text' as const, text: text.replace(BULLET, '') }];
    blocks.push({ kind: 'paragraph', list: { ordered: false, level: 0 }, content });
    return;
  }
  const last = blocks.at(-1);
  const [node] = last?.kind === 'paragraph' ? last.content : [];
  const continues =
    before !== undefined && before.cells.length === 1 && before.y - line.y <= LEADING * line.size;
  if (continues && node?.type === 'text') node.text += ` ${text}`;
  else blocks.push({ kind: 'paragraph', content: [{ type: 'text', text }] });
}

/** The columns begin where most lines have their cells: right-aligned figures begin nearby. */
function tableOf(lines: readonly PdfLine[]): ImportedBlock {
  const starts: number[] = [];
  const widest = lines.reduce((most, line) => (line.cells.length > most.cells.length ? line : most));
  for (const { x } of widest.cells.slice(0, MAX_TABLE_COLUMNS)) starts.push(x);
  const rows = lines.map((line) => {
    const row = starts.map((): ImportedCell => ({ text: '', type: 'text', value: '' }));
    const isWhole = line.cells.length === starts.length;
    for (const [at, { text, x }] of line.cells.entries()) {
      const cell = row[isWhole ? at : columnAt(starts, x)];
      if (cell === undefined) continue;
      cell.text = `${cell.text}${cell.text === '' ? '' : ' '}${text}`.slice(0, MAX_CELL_TEXT);
      cell.value = cell.text;
    }
    return row;
  });
  return { kind: 'table', header_rows: 0, widths: [], rows };
}

/** The column whose beginning is nearest; the first one where a cell begins before all of them. */
function columnAt(starts: readonly number[], x: number): number {
  let best = 0;
  for (const [at, start] of starts.entries())
    if (start <= x + SAME_COLUMN || Math.abs(start - x) < Math.abs((starts[best] ?? 0) - x)) best = at;
  return best;
}

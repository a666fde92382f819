import type { FirmaItem } from '@lienzo/schema/report/item';
import type { Firma } from '@lienzo/schema/report/signature-item';
import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { NO_BORDERS, spacer } from '../blocks/spacing.ts';
import type { WordBlock } from '../blocks/word-block.ts';
import { halfPoints, twips, wordColor } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';
import { wordParagraphs } from './word-paragraphs.ts';

/** As in the drawing, in points. */
const WIDEST = 200;
const GAP = 24;
const ROLE_COLOR = '475467';
const LINE = { style: BorderStyle.SINGLE, size: 6, color: '344054' };

/**
 * A table without lines of one row, which stays on one page: a cell for each signature, with the line as its border, and
 * narrow ones between them.
 * @param placement width of the item and space above it, in points.
 */
export function wordSignatures(
  item: FirmaItem,
  { width, before }: { width: number; before: number },
  context: WordContext,
): WordBlock[] {
  const count = item.firmas.length;
  const each = Math.min(WIDEST, (width - GAP * (count - 1)) / count);
  const grid = item.firmas.flatMap((_, at) => (at === 0 ? [twips(each)] : [twips(GAP), twips(each)]));
  const cells = item.firmas.flatMap((one, at) => {
    const signed = cell(twips(each), wordSigner(one, item, context), true);
    return at === 0 ? [signed] : [cell(twips(GAP), [new Paragraph({})], false), signed];
  });
  return [
    ...spacer(before + item.espacio, { keepNext: true }),
    new Table({
      alignment: AlignmentType.CENTER,
      width: { size: grid.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
      columnWidths: grid,
      layout: TableLayoutType.FIXED,
      borders: NO_BORDERS,
      rows: [new TableRow({ cantSplit: true, children: cells })],
    }),
  ];
}

const cell = (size: number, children: Paragraph[], isSigned: boolean): TableCell =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    margins: { top: isSigned ? twips(4) : 0, bottom: 0, left: 0, right: 0 },
    ...(isSigned && { borders: { top: LINE } }),
    children,
  });

function wordSigner({ quien, puesto }: Firma, item: FirmaItem, context: WordContext): Paragraph[] {
  const { font_size, color, fuente, align = 'center' } = item.estilo_item;
  const size = font_size !== undefined && { size: halfPoints(font_size) };
  const shade = color !== undefined && { color: wordColor(color) };
  return [
    ...wordParagraphs(quien, context, {
      align,
      font: fuente,
      run: { bold: true, ...size, ...shade },
      tight: true,
    }),
    ...wordParagraphs(puesto, context, {
      align,
      font: fuente,
      run: { color: ROLE_COLOR, ...size, ...shade },
      tight: true,
    }),
  ];
}

import type { LineaItem } from '@lienzo/schema/report/item';
import { isShape, shapeHeight } from '@lienzo/schema/report/line-item';
import { itemFrame } from '@lienzo/templates/drawing/item-style-css';
import { BorderStyle, LineRuleType, Paragraph } from 'docx';
import { ShapeRun } from 'docx/shapes';
import { twips, wordColor } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';
import { PICTURE_ALIGNMENTS } from './word-picture.ts';

const BORDERS = {
  solido: BorderStyle.SINGLE,
  guiones: BorderStyle.DASHED,
  puntos: BorderStyle.DOTTED,
} as const satisfies Record<LineaItem['trazo'], string>;
const DASHES = { solido: 'solid', guiones: 'dash', puntos: 'dot' } as const satisfies Record<
  LineaItem['trazo'],
  string
>;
const SHAPES = { vertical: 'line', rectangulo: 'rectangle', elipse: 'ellipse' } as const;
/** Word's widest border, in eighths of a point. */
const WIDEST_BORDER = 96;

/**
 * A horizontal line is the border of an empty paragraph, the others are shapes that stand in a line of their own.
 * @param placement width of the item and space above it, in points.
 */
export function wordLine(
  item: LineaItem,
  placement: { width: number; before: number },
  { bodyHeight }: WordContext,
): Paragraph {
  if (item.forma === 'horizontal') return borderParagraph(item, placement.before);
  const { color, grosor, trazo, relleno, estilo_item } = item;
  const frame = itemFrame(estilo_item);
  const stroke = isShape(item) ? grosor : 0;
  const size = {
    width: item.forma === 'vertical' ? 0 : Math.max(1, placement.width - frame - stroke),
    height: Math.max(1, Math.min(shapeHeight(item), bodyHeight - frame) - stroke),
  };
  return new Paragraph({
    alignment: PICTURE_ALIGNMENTS[estilo_item.align ?? 'left'],
    spacing: { before: twips(placement.before), line: 240, lineRule: LineRuleType.AUTO },
    children: [
      new ShapeRun({
        type: SHAPES[item.forma],
        transformation: { width: pixels(size.width), height: pixels(size.height) },
        ...(isShape(item) && relleno !== undefined && { fill: wordColor(relleno) }),
        line: { color: wordColor(color), width: grosor, dash: DASHES[trazo] },
        altText: { name: 'Figura' },
      }),
    ],
  });
}

const borderParagraph = ({ grosor, color, trazo }: LineaItem, before: number): Paragraph =>
  new Paragraph({
    spacing: { before: twips(before), after: 0, line: 20, lineRule: LineRuleType.EXACT },
    border: {
      bottom: {
        style: BORDERS[trazo],
        size: Math.min(WIDEST_BORDER, Math.round(grosor * 8)),
        color: wordColor(color),
        space: 0,
      },
    },
    children: [],
  });

const pixels = (points: number): number => (points * 96) / 72;

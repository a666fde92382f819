import { BorderStyle, type IBorderOptions, LineRuleType, Paragraph } from 'docx';
import { twips } from './word-units.ts';

export const NO_BORDER: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
/** A table without lines. */
export const NO_BORDERS = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};

/** Empty space of a height in points; without it Word would merge two adjacent tables. */
export function spacer(
  points: number,
  { pageBreakBefore = false, keepNext = false }: { pageBreakBefore?: boolean; keepNext?: boolean } = {},
): Paragraph[] {
  if (points <= 0) return [];
  return [
    new Paragraph({
      pageBreakBefore,
      keepNext,
      spacing: { before: 0, after: 0, line: twips(points), lineRule: LineRuleType.EXACT },
      children: [],
    }),
  ];
}

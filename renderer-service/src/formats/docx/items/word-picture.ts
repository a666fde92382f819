import type { ItemStyle } from '@lienzo/schema/report/item';
import { AlignmentType, ImageRun, LineRuleType, Paragraph } from 'docx';
import { pictureSize } from '../../../images/picture-size.ts';
import { cleanText } from '../../clean-text.ts';
import { twips } from '../blocks/word-units.ts';

export const PICTURE_ALIGNMENTS = {
  left: AlignmentType.LEFT,
  justify: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

/** A picture's alignment and spacing, in points. */
type PicturePlacement = { align: ItemStyle['align']; before: number; keepNext?: boolean };

/** A size in points. */
export type PaperSize = { width: number; height: number };

/** A picture's size for a height, with its aspect ratio kept and at most `maxWidth` wide. All in points. */
export function fittedSize(png: Uint8Array, height: number, maxWidth: number): PaperSize {
  const own = pictureSize({ type: 'png', bytes: png }) ?? { width: 1, height: 1 };
  const scale = Math.min(height / own.height, maxWidth / own.width);
  return { width: own.width * scale, height: own.height * scale };
}

/** A generated PNG in a paragraph, with a description for screen readers. */
export function wordPicture(
  png: Uint8Array,
  description: string,
  size: PaperSize,
  { align, before, keepNext = false }: PicturePlacement,
): Paragraph {
  const pixels = (length: number): number => Math.max(1, Math.round((length * 96) / 72));
  const text = cleanText(description);
  return new Paragraph({
    alignment: PICTURE_ALIGNMENTS[align ?? 'left'],
    spacing: { before: twips(before), line: 240, lineRule: LineRuleType.AUTO },
    keepNext,
    children: [
      new ImageRun({
        type: 'png',
        data: Buffer.from(png),
        transformation: { width: pixels(size.width), height: pixels(size.height) },
        altText: { name: text.slice(0, 60), title: text.slice(0, 60), description: text },
      }),
    ],
  });
}

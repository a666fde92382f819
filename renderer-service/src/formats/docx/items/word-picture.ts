import type { ItemStyle } from '@lienzo/schema/report/item';
import { AlignmentType, ImageRun, LineRuleType, Paragraph, type ParagraphChild } from 'docx';
import { pictureSize } from '../../../assets/images/picture-size.ts';
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
  placement: PicturePlacement,
): Paragraph {
  return pictureParagraph(
    new ImageRun({
      type: 'png',
      data: Buffer.from(png),
      transformation: { width: pixels(size.width), height: pixels(size.height) },
      altText: pictureText(description),
    }),
    placement,
  );
}

/** What stands in its own paragraph, as pictures do. */
export const pictureParagraph = (
  content: ParagraphChild,
  { align, before, keepNext = false }: PicturePlacement,
): Paragraph =>
  new Paragraph({
    alignment: PICTURE_ALIGNMENTS[align ?? 'left'],
    spacing: { before: twips(before), line: 240, lineRule: LineRuleType.AUTO },
    keepNext,
    children: [content],
  });

/** A description for screen readers, with its beginning as the name. */
export function pictureText(description: string): { name: string; title: string; description: string } {
  const text = cleanText(description);
  return { name: text.slice(0, 60), title: text.slice(0, 60), description: text };
}

/** CSS pixels of a length in points. */
export const pixels = (length: number): number => Math.max(1, Math.round((length * 96) / 72));

import type { ItemStyle } from '@lienzo/schema/report/item';
import { AlignmentType, ImageRun, LineRuleType, Paragraph } from 'docx';
import { pictureSize } from '../../images/picture-size.ts';
import { cleanText } from '../clean-text.ts';
import { textRuns } from './text-runs.ts';
import { twips } from './word-units.ts';

export const PICTURE_ALIGNMENTS = {
  left: AlignmentType.LEFT,
  justify: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

/** Where a picture stands: distances in points. */
type PicturePlace = { align: ItemStyle['align']; before: number; keepNext?: boolean };

/**
 * A PNG that we made, in a paragraph, with its words for those who do not see it.
 * @param height on paper, in points; `maxWidth` wins.
 */
export function wordPicture(
  png: Uint8Array,
  words: string,
  height: number,
  maxWidth: number,
  { align, before, keepNext = false }: PicturePlace,
): Paragraph {
  const size = pictureSize({ type: 'png', bytes: png });
  if (size === null) return new Paragraph({ children: textRuns(words) });
  const scale = Math.min(height / size.height, maxWidth / size.width);
  const pixels = (length: number): number => Math.max(1, Math.round((length * scale * 96) / 72));
  const text = cleanText(words);
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

import type { ImagenItem } from '@lienzo/schema/report/item';
import { AlignmentType, ImageRun, LineRuleType, Paragraph } from 'docx';
import { pictureSize } from '../../../images/picture-size.ts';
import { cleanText } from '../../clean-text.ts';
import { textRuns } from '../blocks/text-runs.ts';
import { twips } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';

/** Word's names of the picture types that it supports. */
export const WORD_TYPES = { png: 'png', jpeg: 'jpg', gif: 'gif' } as const;

/**
 * A picture as wide as its item, or limited by its height, with its aspect ratio kept; its alternative text when it is
 * missing or broken (`withWordPictures` has converted WebP to PNG).
 * @param width of the item in points.
 */
export function wordImage(item: ImagenItem, width: number, before: number, context: WordContext): Paragraph {
  const alignment = {
    left: AlignmentType.LEFT,
    justify: AlignmentType.LEFT,
    center: AlignmentType.CENTER,
    right: AlignmentType.RIGHT,
  }[item.estilo_item.align ?? 'left'];
  const spacing = { before: twips(before), line: 240, lineRule: LineRuleType.AUTO };
  const picture = context.images(item.valor);
  const size = picture === null ? null : pictureSize(picture);
  if (picture === null || size === null || picture.type === 'webp')
    return new Paragraph({ alignment, spacing, children: textRuns(item.alt, { color: '667085', size: 16 }) });
  const scale = Math.min(
    width / size.width,
    item.height === undefined ? Infinity : item.height / size.height,
  );
  const pixels = (length: number): number => Math.max(1, Math.round((length * scale * 96) / 72));
  const altText = cleanText(item.alt);
  return new Paragraph({
    alignment,
    spacing,
    children: [
      new ImageRun({
        type: WORD_TYPES[picture.type],
        data: Buffer.from(picture.bytes),
        transformation: { width: pixels(size.width), height: pixels(size.height) },
        altText: { name: altText === '' ? 'Imagen' : altText, title: altText, description: altText },
      }),
    ],
  });
}

import type { ImagenItem } from '@lienzo/schema/report/item';
import { itemFrame } from '@lienzo/templates/drawing/item-style-css';
import { AlignmentType, ImageRun, LineRuleType, Paragraph } from 'docx';
import { pictureSize } from '../../../assets/images/picture-size.ts';
import { cleanText } from '../../clean-text.ts';
import { textRuns } from '../blocks/text-runs.ts';
import { twips } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';
import type { PaperSize } from './word-picture.ts';

/** Word's names of the picture types that it supports. */
export const WORD_TYPES = { png: 'png', jpeg: 'jpg', gif: 'gif' } as const;

/**
 * A picture as `pictureBox` says; its alternative text when it is missing or broken (`withWordPictures` has converted
 * WebP to PNG and turned photographs upright).
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
  const box = pictureBox(item, size, { width, height: context.bodyHeight - itemFrame(item.estilo_item) });
  const pixels = (length: number): number => Math.max(1, Math.round((length * 96) / 72));
  const altText = cleanText(item.alt);
  return new Paragraph({
    alignment,
    spacing,
    children: [
      new ImageRun({
        type: WORD_TYPES[picture.type],
        data: Buffer.from(picture.bytes),
        transformation: { width: pixels(box.width), height: pixels(box.height) },
        ...(box.crop && { crop: box.crop }),
        altText: { name: altText === '' ? 'Imagen' : altText, title: altText, description: altText },
      }),
    ],
  });
}

/**
 * A picture's size in points as the drawing has it: as wide as its item or within its height, never taller than the
 * page. One that covers its box fills it; what stands out is cropped, in percent of the picture.
 */
function pictureBox(
  { fit, height, estilo_item: { align } }: ImagenItem,
  picture: PaperSize,
  room: PaperSize,
): PaperSize & { crop?: Record<'left' | 'top' | 'right' | 'bottom', number> } {
  const most = Math.max(1, Math.min(room.height, height ?? Infinity));
  if (fit !== 'cover' || height === undefined) {
    const scale = Math.min(room.width / picture.width, most / picture.height);
    return { width: picture.width * scale, height: picture.height * scale };
  }
  const scale = Math.max(room.width / picture.width, most / picture.height);
  const across = percentOutside(picture.width * scale, room.width);
  const along = percentOutside(picture.height * scale, most);
  const left = across * { left: 0, justify: 0, center: 0.5, right: 1 }[align ?? 'left'];
  const crop = { left, right: across - left, top: along / 2, bottom: along / 2 };
  return { width: room.width, height: most, crop };
}

/** How much of a length lies outside of its room, in percent, as exact as Word keeps it. */
const percentOutside = (length: number, room: number): number =>
  Math.max(0, Math.round((1 - room / length) * 100_000) / 1_000);

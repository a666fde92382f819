import { ImageRun, Paragraph, type ParagraphChild } from 'docx';
import type { Element } from 'domhandler';
import { imageSource } from '../../assets/images/image-source.ts';
import { pictureSize } from '../../assets/images/picture-size.ts';
import { cleanText } from '../../formats/clean-text.ts';
import { textRuns } from '../../formats/docx/blocks/text-runs.ts';
import { twips } from '../../formats/docx/blocks/word-units.ts';
import type { HtmlStyle } from './html-style.ts';
import { lengthOf, stylesOf } from './run-style.ts';

const WORD_TYPES = { png: 'png', jpeg: 'jpg', gif: 'gif' } as const;

/** A picture as a paragraph of its own. */
export function htmlImage(element: Element, style: HtmlStyle): Paragraph[] {
  const children = htmlImageRun(element, style.width);
  if (children.length === 0) return [];
  return [
    new Paragraph({
      children,
      spacing: { after: twips(5), line: 240 },
      ...(style.align !== undefined && { alignment: style.align }),
    }),
  ];
}

/** An embedded picture in its natural or given size, at most `maxWidth` points wide; else its alternative text. */
export function htmlImageRun(element: Element, maxWidth: number): ParagraphChild[] {
  const { attribs } = element;
  const altText = cleanText(attribs.alt ?? '');
  const picture = imageSource({})(attribs.src ?? '');
  const size = picture === null ? null : pictureSize(picture);
  if (picture === null || size === null || picture.type === 'webp')
    return altText === '' ? [] : textRuns(altText, { color: '667085' });
  const styles = stylesOf(element);
  const given = lengthOf(styles.get('width') ?? attribs.width, maxWidth);
  const width = Math.min(given ?? size.width * 0.75, maxWidth, 720);
  const scale = width / size.width;
  const pixels = (length: number): number => Math.max(1, Math.round((length * scale * 96) / 72));
  return [
    new ImageRun({
      type: WORD_TYPES[picture.type],
      data: Buffer.from(picture.bytes),
      transformation: { width: pixels(size.width), height: pixels(size.height) },
      altText: { name: altText === '' ? 'Imagen' : altText, title: altText, description: altText },
    }),
  ];
}

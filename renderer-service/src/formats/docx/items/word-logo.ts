import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { ImageRun } from 'docx';
import { pictureSize } from '../../../images/picture-size.ts';
import type { RunStyle } from '../blocks/text-runs.ts';
import type { WordContext } from './word-context.ts';
import { WORD_TYPES } from './word-image.ts';

/** Text of headers and footers, in half points, as the drawing has it. */
const REGION_FONT_SIZE = 16;
/** As many times the height of its letters, as the drawing has it. */
const HEIGHT_EM = 3;

/** The organization's logo among the text; nothing where there is none that Word can show. */
export function wordLogo({ images }: WordContext, style: RunStyle): ImageRun[] {
  const picture = images(ORGANIZATION_LOGO);
  const size = picture === null ? null : pictureSize(picture);
  if (picture === null || size === null || picture.type === 'webp') return [];
  const height = (((style.size ?? REGION_FONT_SIZE) / 2) * HEIGHT_EM * 96) / 72;
  return [
    new ImageRun({
      type: WORD_TYPES[picture.type],
      data: Buffer.from(picture.bytes),
      transformation: {
        width: Math.max(1, Math.round((height * size.width) / size.height)),
        height: Math.round(height),
      },
      altText: { name: 'Logotipo', title: 'Logotipo', description: 'Logotipo' },
    }),
  ];
}

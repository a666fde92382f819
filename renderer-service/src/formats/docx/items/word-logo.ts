import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { ImageRun } from 'docx';
import { pictureSize } from '../../../assets/images/picture-size.ts';
import type { RunStyle } from '../blocks/text-runs.ts';
import type { WordContext } from './word-context.ts';
import { WORD_TYPES } from './word-image.ts';

/** Font size of headers and footers in half points, as in the drawing. */
const REGION_FONT_SIZE = 16;
/** The logo's height relative to the font size, as in the drawing. */
const HEIGHT_EM = 3;

/** The organization's logo as an inline picture; nothing when there is none that Word supports. */
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

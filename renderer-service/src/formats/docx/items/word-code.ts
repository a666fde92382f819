import { codeContentProblem } from '@lienzo/schema/data/code-content';
import type { CodigoItem } from '@lienzo/schema/report/item';
import { codeContent } from '@lienzo/templates/drawing/code-content';
import { codeWidthProblem } from '@lienzo/templates/drawing/code-size';
import { textWidth } from '@lienzo/templates/drawing/text-width';
import { CODE_BAR } from '@lienzo/templates/figures/code-bar';
import { AlignmentType, Paragraph } from 'docx';
import { pictureSize } from '../../../assets/images/picture-size.ts';
import { textRuns } from '../blocks/text-runs.ts';
import { fontRun } from '../blocks/word-font.ts';
import { halfPoints, twips } from '../blocks/word-units.ts';
import { CODE_PIXELS, codeKey, QR_PIXELS } from '../pictures/code-pictures.ts';
import type { WordContext } from './word-context.ts';
import { fittedSize, type PaperSize, PICTURE_ALIGNMENTS, wordPicture } from './word-picture.ts';

/** Of the content below a code, in points. */
const TEXT_SIZE = 8;

/** A code as a picture with its content below; an invalid content is explained in its place. */
export function wordCode(item: CodigoItem, width: number, before: number, context: WordContext): Paragraph[] {
  const content = codeContent(item, context.draw);
  if (content === undefined || content === '') return [];
  const { align } = item.estilo_item;
  const alignment = PICTURE_ALIGNMENTS[align ?? 'left'];
  const picture = context.codes.get(codeKey(item, content));
  const { fuente } = item.estilo_item;
  const small = {
    size: halfPoints(TEXT_SIZE),
    ...(fuente !== undefined && fuente !== context.font && fontRun(fuente)),
  };
  const narrow = picture && codeWidthProblem(item.simbologia, modulesAcross(item, picture), width);
  if (picture === undefined || narrow != null) {
    const problem = narrow ?? codeContentProblem(item.simbologia, content) ?? content;
    return [
      new Paragraph({ alignment, spacing: { before: twips(before) }, children: textRuns(problem, small) }),
    ];
  }
  const description = `${item.simbologia === 'qr' ? 'Código QR' : 'Código de barras'}: ${content}`;
  const size = codeSize(item, picture, width);
  const blocks = [wordPicture(picture, description, size, { align, before, keepNext: item.mostrar_texto })];
  if (item.mostrar_texto) {
    // Centred below the code, however that is aligned.
    const besideWidth = twips(
      Math.max(0, width - Math.max(size.width, textWidth(content, fuente) * TEXT_SIZE)),
    );
    const indent = alignment === AlignmentType.RIGHT ? { left: besideWidth } : { right: besideWidth };
    blocks.push(
      new Paragraph({
        alignment: AlignmentType.CENTER,
        ...(alignment !== AlignmentType.CENTER && { indent }),
        children: textRuns(content, small),
      }),
    );
  }
  return blocks;
}

/** The code's size in the drawing: bars as wide as scanners need, limited by the available width. */
function codeSize(item: CodigoItem, picture: Uint8Array, width: number): PaperSize {
  if (item.simbologia === 'qr') return fittedSize(picture, item.height, width);
  return { width: Math.min(width, modulesAcross(item, picture) * CODE_BAR), height: item.height };
}

/** The number of modules across a code's picture. */
const modulesAcross = ({ simbologia }: CodigoItem, picture: Uint8Array): number =>
  (pictureSize({ type: 'png', bytes: picture })?.width ?? 0) /
  (simbologia === 'qr' ? QR_PIXELS : CODE_PIXELS);

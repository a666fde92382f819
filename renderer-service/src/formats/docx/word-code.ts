import { codeContentProblem } from '@lienzo/schema/data/code-content';
import type { CodigoItem } from '@lienzo/schema/report/item';
import { codeContent } from '@lienzo/templates/drawing/code-content';
import { Paragraph } from 'docx';
import { codeKey } from './code-pictures.ts';
import { textRuns } from './text-runs.ts';
import type { WordContext } from './word-context.ts';
import { PICTURE_ALIGNMENTS, wordPicture } from './word-picture.ts';
import { twips } from './word-units.ts';

/** A code as a picture with its content below; what cannot be a code is said in its place. */
export function wordCode(item: CodigoItem, width: number, before: number, context: WordContext): Paragraph[] {
  const content = codeContent(item, context.draw);
  if (content === undefined || content === '') return [];
  const { align } = item.estilo_item;
  const alignment = PICTURE_ALIGNMENTS[align ?? 'left'];
  const picture = context.codes.get(codeKey(item, content));
  const small = { size: 16 };
  if (picture === undefined) {
    const problem = codeContentProblem(item.simbologia, content) ?? content;
    return [
      new Paragraph({ alignment, spacing: { before: twips(before) }, children: textRuns(problem, small) }),
    ];
  }
  const words = `${item.simbologia === 'qr' ? 'Código QR' : 'Código de barras'}: ${content}`;
  const blocks = [
    wordPicture(picture, words, item.height, width, { align, before, keepNext: item.mostrar_texto }),
  ];
  if (item.mostrar_texto) blocks.push(new Paragraph({ alignment, children: textRuns(content, small) }));
  return blocks;
}

import { Document, type ISectionOptions, Packer } from 'docx';
import { cleanText } from '../clean-text.ts';
import type { RenderControl } from '../render-job.ts';
import type { WordContext } from './word-context.ts';
import { FONT_TABLE, wordNumbering, wordStyles } from './word-styles.ts';

/**
 * Sections as the bytes of a Word document.
 * @throws the signal's reason when it aborts.
 */
export async function packWord(
  sections: ISectionOptions[],
  lists: WordContext['lists'],
  { title, author }: { title: string; author: string },
  { signal, progress }: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title: cleanText(title),
    creator: author === '' ? 'Lienzo' : cleanText(author),
    lastModifiedBy: 'Lienzo',
    description: '',
    styles: wordStyles,
    numbering: wordNumbering(lists.starts),
    features: { updateFields: false },
    sections,
  });
  signal.throwIfAborted();
  progress({ stage: 'union' });
  const file = await Packer.toBuffer(document, undefined, [{ path: 'word/fontTable.xml', data: FONT_TABLE }]);
  return new Uint8Array(file);
}

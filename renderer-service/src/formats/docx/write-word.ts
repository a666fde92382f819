import { Document, Packer } from 'docx';
import { cleanText } from '../clean-text.ts';
import type { RenderControl } from '../render-job.ts';
import { DeflatedPart } from './deflated-part.ts';
import { type PieceSink, PieceStore } from './piece-store.ts';
import { placeholder, WordBody } from './word-body.ts';
import type { WordContext } from './word-context.ts';
import type { WordPart } from './word-part.ts';
import { FONT_TABLE, wordNumbering, wordStyles } from './word-styles.ts';
import { zipAround } from './zip-around.ts';

/** What a document is beside its sections. */
export type WordOrder = {
  title: string;
  author: string;
  lists: WordContext['lists'];
  /** A file on the disk that the body may fill meanwhile; it stays in memory when absent. */
  bodyPlace?: string | undefined;
  /** Bytes of XML that the body may become. */
  mostXml?: number;
};

const BODY = 'word/document.xml';

/**
 * Writes sections as a Word document. The library makes all parts; the body goes to the zip block by block, so that
 * memory does not grow with the pages.
 * @throws the signal's reason when it aborts, RenderError body_too_large, or what the sink threw.
 */
export async function writeWord(
  parts: readonly WordPart[],
  { title, author, lists, bodyPlace, mostXml }: WordOrder,
  { signal, progress }: RenderControl,
  sink: PieceSink,
): Promise<void> {
  const document = new Document({
    title: cleanText(title),
    creator: author === '' ? 'Lienzo' : cleanText(author),
    lastModifiedBy: 'Lienzo',
    description: '',
    styles: wordStyles,
    numbering: wordNumbering(lists.starts),
    features: { updateFields: false },
    sections: parts.map(({ options }) => ({ ...options, children: [placeholder()] })),
  });
  const body = new PieceStore(bodyPlace);
  const part = new DeflatedPart(body);
  try {
    await new WordBody(document, part, mostXml).write(parts.map(({ blocks }) => blocks));
    const facts = await part.end();
    signal.throwIfAborted();
    progress({ stage: 'union' });
    const fonts = [{ path: 'word/fontTable.xml', data: FONT_TABLE }];
    const { before, after } = zipAround(await Packer.toBuffer(document, undefined, fonts), BODY, facts);
    await sink.write(before);
    await body.sendTo(sink);
    await sink.write(after);
  } finally {
    part.close();
  }
}

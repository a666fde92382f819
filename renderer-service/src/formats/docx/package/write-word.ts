import { Document, Packer } from 'docx';
import type { ByteSink } from '../../../platform/streams/byte-sink.ts';
import { cleanText } from '../../clean-text.ts';
import type { RenderControl } from '../../render-job.ts';
import { TABLE_STYLES_XML } from '../blocks/table-style.ts';
import type { WordSection } from '../blocks/word-block.ts';
import { type DocumentFonts, type NumberedLists, wordNumbering, wordStyles } from '../blocks/word-styles.ts';
import { DeflateWriter } from './deflate-writer.ts';
import { embeddedFont, fontTable } from './embedded-fonts.ts';
import { replaceZipEntry } from './replace-zip-entry.ts';
import { SpillBuffer } from './spill-buffer.ts';
import { placeholder, WordBody } from './word-body.ts';
import { wordXml } from './word-xml.ts';

/** A document's metadata and options. */
export type WordDocument = {
  title: string;
  author: string;
  lists: NumberedLists;
  fonts: DocumentFonts;
  /** Where the body is buffered on the disk; in memory when absent. */
  bodyPath?: string | undefined;
  /** Limit of the body's XML. */
  maxXmlBytes?: number;
};

const BODY = 'word/document.xml';

/**
 * Writes sections as a Word document. The library makes all other parts; the body is written to the zip block by block,
 * so that memory does not grow with the number of pages.
 * @throws the signal's reason when it aborts, RenderError body_too_large, or what the sink threw.
 */
export async function writeWord(
  sections: readonly WordSection[],
  { title, author, lists, fonts, bodyPath, maxXmlBytes }: WordDocument,
  { signal, progress }: RenderControl,
  sink: ByteSink,
): Promise<void> {
  const document = new Document({
    title: cleanText(title),
    creator: author === '' ? 'Lienzo' : cleanText(author),
    lastModifiedBy: 'Lienzo',
    description: '',
    styles: wordStyles(fonts),
    fonts: fonts.used.map(embeddedFont),
    numbering: wordNumbering(lists.starts),
    features: { updateFields: false },
    sections: sections.map(({ options }) => ({ ...options, children: [placeholder()] })),
  });
  const body = new SpillBuffer(bodyPath);
  const writer = new DeflateWriter(body);
  try {
    await new WordBody(document, writer, maxXmlBytes).write(sections.map(({ blocks }) => blocks));
    const deflatedSize = await writer.end();
    signal.throwIfAborted();
    progress({ stage: 'union' });
    const overrides = [
      { path: 'word/fontTable.xml', data: fontTable(document, fonts.used) },
      { path: 'word/styles.xml', data: stylesXml(document) },
    ];
    const { before, after } = replaceZipEntry(
      await Packer.toBuffer(document, undefined, overrides),
      BODY,
      deflatedSize,
    );
    await sink.write(before);
    await body.sendTo(sink);
    await sink.write(after);
  } finally {
    writer.close();
  }
}

/** The styles with those of tables, which the library has no option for. */
function stylesXml(document: Document): string {
  const context = { file: document, viewWrapper: document.Document, stack: [] };
  const xml = wordXml(document.Styles, context).replace(
    '</w:styles>',
    () => `${TABLE_STYLES_XML}</w:styles>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`;
}

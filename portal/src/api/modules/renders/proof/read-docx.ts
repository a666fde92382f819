import JSZip from 'jszip';
import { type ReadPage, textOf } from './read-page.ts';
import { unescaped } from './unescaped.ts';

const CHUNK =
  /<(\/?)w:(p|tbl|tr|tc|t)(?: [^>]*?)?(\/?)>|<w:gridSpan w:val="(\d+)"\/>|<w:(br|tab|pageBreakBefore|sectPr)(?=[ />])|<wp:docPr [^>]*?descr="([^"]*)"|([^<]+)/g;

/** The words of a Word document's body, in order; a page begins where the document says so. @throws for no Word file. */
export async function readDocx(bytes: Uint8Array): Promise<ReadPage[]> {
  const zip = await JSZip.loadAsync(bytes);
  const main = zip.file('word/document.xml');
  if (main === null) throw new Error('the file has no word/document.xml');
  const reader = new BodyReader();
  const xml = await main.async('string');
  for (const [, end = '', tag = '', isEmpty = '', span, mark = '', described = '', text = ''] of xml.matchAll(
    CHUNK,
  ))
    if (text !== '') reader.text(text);
    else if (span !== undefined) reader.span(Number(span));
    else if (mark !== '') reader.mark(mark);
    else if (described !== '') reader.describe(described);
    else if (end === '/') reader.close(tag);
    else if (isEmpty === '') reader.open(tag);
  return reader.pages;
}

/** Tables lie in the cells of others. */
type OpenTable = { column: number; span: number };

class BodyReader {
  readonly pages: ReadPage[] = [{ height: 0, words: [] }];
  private readonly tables: OpenTable[] = [];
  private paragraph = '';
  private isText = false;
  private endsPage = false;

  open(tag: string): void {
    const table = this.tables.at(-1);
    if (tag === 't') this.isText = true;
    else if (tag === 'p') this.paragraph = '';
    else if (tag === 'tbl') this.tables.push({ column: 0, span: 1 });
    else if (tag === 'tr' && table !== undefined) table.column = 0;
    else if (tag === 'tc' && table !== undefined) table.span = 1;
  }

  close(tag: string): void {
    const table = this.tables.at(-1);
    if (tag === 't') this.isText = false;
    else if (tag === 'p') this.endParagraph();
    else if (tag === 'tbl') this.tables.pop();
    else if (tag === 'tc' && table !== undefined) table.column += table.span;
  }

  span(columns: number): void {
    const table = this.tables.at(-1);
    if (table !== undefined) table.span = columns;
  }

  /** A section ends with the paragraph that has its properties. */
  mark(tag: string): void {
    if (tag === 'pageBreakBefore') this.pages.push({ height: 0, words: [] });
    else if (tag === 'sectPr') this.endsPage = true;
    else this.paragraph += ' ';
  }

  /** The words of a picture, which stands in a paragraph of its own or in a line of text. */
  describe(label: string): void {
    this.paragraph += ` ${unescaped(label)} `;
  }

  text(text: string): void {
    if (this.isText) this.paragraph += unescaped(text);
  }

  private endParagraph(): void {
    const table = this.tables.at(-1);
    const texts = textOf(this.paragraph, table === undefined ? {} : { column: table.column });
    this.pages.at(-1)?.words.push(...texts);
    this.paragraph = '';
    if (this.endsPage) this.pages.push({ height: 0, words: [] });
    this.endsPage = false;
  }
}

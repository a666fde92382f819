import type { Document, IContext } from 'docx';
import { Paragraph, TextRun } from 'docx';
import { FORMAT_LIMITS } from '../format-limits.ts';
import { blockXml } from './block-xml.ts';
import type { DeflatedPart } from './deflated-part.ts';
import type { WordBlock } from './word-block.ts';
import { PLACE, withSectionEnd, wordFrame } from './word-frame.ts';
import { wordTooLong } from './word-too-long.ts';
import { wordXml } from './word-xml.ts';

/** Characters of XML that are handed over at once. */
const PIECE = 2 ** 18;
const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';

/** What a section holds while its blocks are not there. */
export const placeholder = (): Paragraph => new Paragraph({ children: [new TextRun(PLACE)] });

/**
 * Writes the body of a document block by block. The library makes each block and keeps what it needs beside it:
 * pictures, links, lists.
 */
export class WordBody {
  private readonly file: Document;
  private readonly part: DeflatedPart;
  private readonly mostXml: number;
  private held = '';
  /** Numbers of the document's lists, by the names that the library gives them until it packs. */
  private readonly lists = new Map<string, string>();
  /** Relationships of pictures, by their names. */
  private readonly pictures = new Map<string, string>();

  /** @param file whose sections hold one `placeholder` each. @param mostXml bytes that it may become. */
  constructor(file: Document, part: DeflatedPart, mostXml: number = FORMAT_LIMITS.wordXml) {
    this.file = file;
    this.part = part;
    this.mostXml = mostXml;
  }

  /** @param sections the blocks of each. @throws RenderError body_too_large */
  async write(sections: readonly (Iterable<WordBlock> | AsyncIterable<WordBlock>)[]): Promise<void> {
    const { before, sectionEnds, after } = wordFrame(wordXml(this.file.Document.View, this.context()));
    this.held = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${before}`;
    for (const [index, blocks] of sections.entries()) await this.section(blocks, sectionEnds[index] ?? '');
    this.held += after;
    await this.flush();
    for (const { key, fileName } of this.file.Media.Entries.map(([key, media]) => ({ key, ...media }))) {
      const id = this.pictures.get(key);
      if (id !== undefined) this.file.Document.Relationships.addRelationship(id, IMAGE, `media/${fileName}`);
    }
  }

  /** The last paragraph is held back: it bears the section's end. */
  private async section(
    blocks: Iterable<WordBlock> | AsyncIterable<WordBlock>,
    sectionEnd: string,
  ): Promise<void> {
    let last = '';
    for await (const block of blocks) {
      await this.add(last);
      last = '';
      if (block instanceof Paragraph) last = wordXml(block, this.context());
      else for (const xml of blockXml(block, this.context())) await this.add(xml);
    }
    await this.add(withSectionEnd(last, sectionEnd));
  }

  private async add(xml: string): Promise<void> {
    this.held += xml;
    if (this.held.length >= PIECE) await this.flush();
  }

  private async flush(): Promise<void> {
    const xml = this.resolved(this.held);
    this.held = '';
    await this.part.write(xml);
    if (this.part.size > this.mostXml) throw wordTooLong();
  }

  /** The library's names of lists and pictures become numbers. */
  private resolved(xml: string): string {
    return xml
      .replace(
        /(<w:numId w:val=")\{([^{}"]+)\}"/g,
        (_all, before: string, key: string) => `${before}${this.listNumber(key)}"`,
      )
      .replace(/"rId\{([^{}"]+)\}"/g, (_all, key: string) => `"rId${this.pictureId(key)}"`);
  }

  private listNumber(key: string): string {
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    for (const { reference, instance, numId } of this.file.Numbering.ConcreteNumbering.slice(this.lists.size))
      this.lists.set(`${reference}-${instance}`, String(numId));
    return this.lists.get(key) ?? '0';
  }

  private pictureId(key: string): string {
    const id = this.pictures.get(key) ?? `Imagen${this.pictures.size + 1}`;
    this.pictures.set(key, id);
    return id;
  }

  private context(): IContext {
    return { file: this.file, viewWrapper: this.file.Document, stack: [] };
  }
}
